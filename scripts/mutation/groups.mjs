/**
 * The logic whose tests are tested, in groups of parts: each part is changed in small ways, and its tests must notice. What works within
 * the framework or with the content service alone is tested there (tests/e2e, tests/cms) and stands in no part.
 *
 * Jest loads all tests of a part that reach a changed file anew for each change: a part names the tests that are about its files, and none that only
 * pass through them. Tests that read no document run without one ('node'), which starts in half the time.
 * @typedef {{ mutate: string[], tests: string[], environment?: 'node' }} Part
 * @type {Record<string, Part[]>}
 */
export const groups = {
  languages: [
    {
      mutate: ['lib/i18n/{aliases,country-names,format,languages,list-filters,negotiation,paths,queries}.ts'],
      tests: ['lib/{format,list-filters,paths,queries}', 'negotiation', 'forms/phone'],
      environment: 'node',
    },
  ],
  search: [
    {
      mutate: ['lib/search/{entries,excerpt,fold,html-text,query,search-index,words}.ts'],
      tests: ['search/{agreement,entries,excerpt,fold,html-text,query,search-index,words}'],
      environment: 'node',
    },
    { mutate: ['lib/search/live-index.ts'], tests: ['search/live-index'] },
  ],
  forms: [
    { mutate: ['lib/forms/{address,address-states,consent,date,error-codes,fields,form,phone,phones,postal-codes,read,text}.ts', 'lib/forms/*/schema.ts'], tests: ['forms/*', 'projects/settle-state'] },
    { mutate: ['lib/forms/{answers,body,idempotency,keyed-digest,receive,reference,refusal,script-answer,spent,summary,waits}.ts'], tests: ['forms-core/{answers,body,receive}'] },
    { mutate: ['lib/forms/{client-address,confirmation,limits,origin}.ts', 'lib/forms/captcha/*.ts'], tests: ['forms-gates/{altcha,client-address,confirmation,limits,origin,recaptcha}'] },
    { mutate: ['lib/forms/{file-kinds,file-name,receive-file,upload-answer,uploads}.ts'], tests: ['forms-files/{receive-file,uploads}', 'projects/accepted-kinds'] },
    { mutate: ['lib/forms/verification/{answer,answer-to,answers,pages,typed,words}.ts'], tests: ['verification/{answer-to,route}'] },
    { mutate: ['lib/forms/volunteer/*.ts', '!lib/forms/volunteer/definition.ts'], tests: ['forms/{day-rules,properties,volunteer,volunteer-agreement}', 'projects/{application,duplicates}'] },
  ],
  content: [
    {
      mutate: ['lib/content/{blocks,chat-link,document-id,event-status,field-types,fields,media,parse,project-forms,rich-text}.ts'],
      tests: ['lib/{chat-link,content}', 'blocks/headings', 'projects/application'],
    },
    { mutate: ['lib/content/with-draft.ts'], tests: ['preview/with-draft'] },
  ],
  cache: [{ mutate: ['lib/cache/*.{mjs,ts}', '!lib/cache/{boot.mjs,globals.d.ts}'], tests: ['cache/*', 'forms-gates/policy'] }],
  server: [
    { mutate: ['lib/server/{arrivals,copies,guard,headers,kept-answers,kept-before,own,quiet-mark,refusal,turn-of,turns,visits}.ts'], tests: ['server/*'] },
    { mutate: ['lib/server/visitor.ts'], tests: ['forms-gates/visitor'] },
  ],
  seo: [
    { mutate: ['lib/seo/{colours,document-title,json-ld,manifest,og-picture,security-text,urls}.ts', 'lib/seo/picture/*.ts'], tests: ['lib/{document-title,json-ld,seo}', 'contrast'] },
    { mutate: ['lib/calendar/*.ts'], tests: ['events/detail/calendar'] },
  ],
  template: [{ mutate: ['lib/template/*.mjs'], tests: ['template/*'] }],
  visits: [
    { mutate: ['lib/{consent,feedback-prompt,hash,typed-line,elsewhere,missing-kinds}.ts'], tests: ['lib/{elsewhere,hash,missing-kinds,typed-line}', 'layout/{consent,feedback-prompt}'] },
    { mutate: ['lib/preview/signed.ts'], tests: ['preview/signed'] },
  ],
  mail: [
    { mutate: ['cms/src/mail/{back-off,event,failure,placeholders,render,typed}.ts'], tests: ['mail/*', 'events/detail/calendar'] },
    { mutate: ['cms/src/search-text.ts'], tests: ['search/agreement'] },
    { mutate: ['cms/src/files/pdf/*.ts'], tests: ['cms/pdf'] },
  ],
}
