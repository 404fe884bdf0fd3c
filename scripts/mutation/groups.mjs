/**
 * The logic whose tests are tested, in groups: each is changed in small ways, and the tests of its group must notice. What works within
 * the framework or with the content service alone is tested there (tests/e2e, tests/cms) and stands in no group.
 * @type {Record<string, { mutate: string[], tests: string[] }>}
 */
export const groups = {
  languages: { mutate: ['lib/i18n/*.ts', '!lib/i18n/{language-cookie,visitor-time-zone}.ts'], tests: ['lib', 'join', 'negotiation.test.ts'] },
  search: { mutate: ['lib/search/*.ts', '!lib/search/{search,sources}.ts'], tests: ['search'] },
  forms: {
    mutate: ['lib/forms/**/*.ts', '!lib/forms/{actions,receive-action,definitions,form-answers}.ts', '!lib/forms/*/definition.ts'],
    tests: ['forms', 'forms-core', 'forms-files', 'forms-gates', 'verification', 'join', 'projects'],
  },
  content: {
    mutate: ['lib/content/{blocks,chat-link,document-id,event-status,field-types,fields,media,parse,project-forms,rich-text,with-draft}.ts'],
    tests: ['lib', 'blocks', 'preview', 'projects', 'events', 'help'],
  },
  cache: { mutate: ['lib/cache/*.{mjs,ts}', '!lib/cache/{boot.mjs,globals.d.ts}'], tests: ['cache', 'server'] },
  server: { mutate: ['lib/server/*.ts', '!lib/server/{stand-in,uploads}.ts'], tests: ['server', 'forms-gates'] },
  seo: { mutate: ['lib/seo/**/*.ts', 'lib/calendar/*.ts', '!lib/seo/{feed,sitemap,metadata}.ts'], tests: ['lib', 'events', 'reports'] },
  template: { mutate: ['lib/template/*.mjs'], tests: ['template'] },
  visits: { mutate: ['lib/{consent,feedback-prompt,hash,typed-line,elsewhere,missing-kinds}.ts', 'lib/preview/{signed,cookie}.ts'], tests: ['lib', 'layout', 'preview'] },
  mail: { mutate: ['cms/src/mail/{back-off,defaults,event,failure,placeholders,render,typed}.ts', 'cms/src/search-text.ts', 'cms/src/files/pdf/*.ts'], tests: ['mail', 'cms', 'search', 'events'] },
}
