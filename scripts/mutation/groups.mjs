/**
 * The logic whose tests are tested, in groups: the files of each are changed in small ways, and its tests must notice. What works within
 * the framework or with the content service alone is tested there (tests/e2e, tests/cms) and stands in no group.
 *
 * For each change Jest loads anew all tests of the group that reach the changed file: a group names the tests that are about its files, and
 * none that only pass through them. Tests that need no document run without one ('node'), which starts in half the time.
 * @type {Record<string, { mutate: string[], tests: string[], environment?: 'node' }>}
 */
export const groups = {
  languages: {
    mutate: ['lib/i18n/{aliases,country-names,format,list-filters,negotiation,paths,queries}.ts', 'rules/languages.ts'],
    tests: ['lib/{format,list-filters,paths,queries}', 'negotiation', 'forms/phone'],
    environment: 'node',
  },
  words: {
    mutate: ['lib/search/words.ts', 'rules/fold.ts'],
    tests: ['search/words', 'rules/fold'],
    environment: 'node',
  },
  search: { mutate: ['lib/search/{excerpt,query,search-index}.ts'], tests: ['search/{excerpt,query,search-index}'], environment: 'node' },
  entities: {
    mutate: [
      'lib/entities/{ambassadors,articles,departments,detail,entity,entry,events,faqs,legal-documents,paged-entity,partners,projects,reports,sitemap,stand-in-kinds}.ts',
    ],
    tests: ['entities/{detail,documents,elsewhere,entries,metadata,reads,sitemap,stand-in-kinds}', 'lib/json-ld'],
    environment: 'node',
  },
  'live-search': { mutate: ['lib/search/live-index.ts'], tests: ['search/live-index'] },
  'form-values': {
    mutate: [
      'lib/forms/{address-states,error-codes,form,in-words,phone,phones,read}.ts',
      'lib/forms/*/schema.ts',
      '!lib/forms/volunteer/schema.ts',
      'rules/{codes,text}.ts',
      'rules/fields/{address,checkbox,choice,date,email,phone,text}.ts',
      'rules/forms/*.ts',
    ],
    tests: [
      'forms/{contact,department,error-codes,feedback,form,idea,options,partnership,phone,proposal,read,registration}',
      'rules/{address,codes,day,email,one-complaint,postal-codes,whole-number}',
      'projects/settle-state',
    ],
    environment: 'node',
  },
  'plain-forms': { mutate: ['lib/forms/plain-forms.ts'], tests: ['forms/{contact,form,plain-form,proposal}'] },
  'form-sending': {
    mutate: ['lib/forms/{answers,body,idempotency,receive,reference,refusal,script-answer,spent,summary}.ts'],
    tests: ['forms-core/{answers,body,idempotency,receive,reference,refusal,script-answer,spent,summary}'],
    environment: 'node',
  },
  'form-gates': {
    mutate: ['lib/forms/{confirmation,origin}.ts', 'lib/forms/captcha/*.ts', 'lib/server/{client-address,keyed-digest,limits}.ts'],
    tests: ['forms-gates/{altcha,confirmation,origin,recaptcha}', 'server/{client-address,limits}'],
  },
  'form-files': {
    mutate: ['lib/forms/{file-name,receive-file,upload-answer,uploads}.ts', 'rules/fields/file.ts'],
    tests: ['forms-files/{files,receive-file,uploads}', 'rules/file-kinds'],
  },
  verification: { mutate: ['lib/forms/verification/{answer,answer-to,answers,pages,typed,words}.ts'], tests: ['verification/{answer-to,route,words}'] },
  volunteer: {
    mutate: ['lib/forms/volunteer/*.ts', '!lib/forms/volunteer/definition.ts', 'rules/volunteer/*.ts'],
    tests: ['forms/volunteer', 'forms/volunteer-application', 'rules/{day-rules,volunteer-fields}', 'cms/fields', 'projects/duplicates'],
    environment: 'node',
  },
  content: {
    mutate: ['lib/content/{blocks,chat-link,client,document-id,fields,html-text,media,project-forms,rich-text}.ts'],
    tests: ['lib/{chat-link,content}', 'content/*'],
    environment: 'node',
  },
  drafts: { mutate: ['lib/content/with-draft.ts', 'lib/preview/signed.ts'], tests: ['preview/{signed,with-draft}'], environment: 'node' },
  cache: {
    mutate: [
      'lib/framework/{cache,page}/*.{mjs,ts}',
      'lib/framework/own-requests/requests.ts',
      '!lib/framework/page/{boot,early,head,trusted-types}.mjs',
      '!lib/framework/cache/shared.d.ts',
    ],
    tests: [
      'framework/cache/*',
      'framework/page/{data-files,lean-data,policy,redirect,separate-data,stylesheets,used-styles,without-pictures}',
      'framework/own-requests/requests',
    ],
    environment: 'node',
  },
  'page-scripts': { mutate: ['lib/framework/page/{early,trusted-types}.mjs'], tests: ['framework/page/{early,trusted-types}'] },
  places: {
    mutate: ['lib/framework/places/{fill,frames}.ts', 'lib/framework/static/place.ts'],
    tests: ['framework/places/{fill,frames}'],
    environment: 'node',
  },
  offline: {
    mutate: ['lib/offline/chosen.ts', 'lib/offline/worker/offline-markup.ts', 'components/layout/enhance/keep.ts'],
    tests: ['offline/*', 'layout/keep'],
  },
  guard: {
    mutate: ['lib/framework/guard/*.ts', '!lib/framework/guard/stand-in.ts', 'lib/framework/own-requests/ask-own.ts'],
    tests: ['framework/guard/*', 'framework/own-requests/ask-own'],
    environment: 'node',
  },
  server: {
    mutate: ['lib/server/{arrivals,copies,headers,quiet-mark,turns,visitor}.ts'],
    tests: ['server/*', 'framework/guard/refusal'],
    environment: 'node',
  },
  seo: {
    mutate: ['lib/seo/{colours,document-title,json-ld,manifest,og-picture,security-text,urls}.ts', 'lib/seo/picture/*.ts'],
    tests: ['lib/{document-title,json-ld,manifest,security-text,seo}', 'contrast'],
  },
  calendar: { mutate: ['lib/calendar/*.ts', 'cms/src/mail/event.ts'], tests: ['events/detail/calendar', 'mail/event'], environment: 'node' },
  template: { mutate: ['lib/template/*.mjs'], tests: ['template/*'], environment: 'node' },
  visits: { mutate: ['lib/visit/*.ts'], tests: ['visit/*', 'layout/consent'] },
  mail: {
    mutate: ['cms/src/outbox/{back-off,failure}.ts', 'cms/src/mail/{placeholders,render,typed}.ts'],
    tests: ['mail/render', 'cms/retries'],
    environment: 'node',
  },
  pdf: { mutate: ['cms/src/files/pdf/{limit-unpacking,passive,rewrite}.ts'], tests: ['cms/pdf'], environment: 'node' },
}
