import { marks, notOurs } from './marks.mjs'

const code = ['app/**/*.{ts,tsx}', 'components/**/*.{ts,tsx}', 'lib/**/*.{ts,tsx}', 'middleware.ts', 'instrumentation.ts', 'i18n/**/*.ts']

const formatting = [
  {
    selector: 'MemberExpression[object.name="Intl"]',
    message: 'Dates, numbers and names are formatted in lib/i18n/format.ts only.',
  },
  {
    selector: 'MemberExpression[property.name=/^toLocale/]',
    message: 'Dates, numbers and letter case are formatted in lib/i18n/format.ts only.',
  },
]

const environment = {
  selector: 'MemberExpression[object.name="process"][property.name="env"]',
  message: 'Settings are read and checked in lib/env.ts only.',
}

const known = [...marks, ...notOurs]
const inDataset = known.map((name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase()))
/** A selector of another mark; one that ends in a hyphen is put together from a name that is known when it runs. */
const unknownMark = `/\\[data-(?!(${known.join('|')})[\\]=~^]|([a-z-]+-)?$)/`

const dataNames = [
  `JSXAttribute[name.name=/^data-(?!(${known.join('|')})$)/]`,
  `Literal[value=${unknownMark}]`,
  `TemplateElement[value.raw=${unknownMark}]`,
  ...['object.property.name', 'object.name'].map(
    (dataset) => `MemberExpression[${dataset}="dataset"][computed=false][property.name=/^(?!(${inDataset.join('|')})$)/]`,
  ),
].map((selector) => ({ selector, message: 'Marks (data-…) come from the table in components/ui/marks.ts.' }))

const contentService = { group: ['**/cms/**', '@/cms/**'], message: 'The site speaks to the content service over HTTP only.' }

const framework = { group: ['next/dist/**'], message: 'What relies on the insides of the framework is in lib/framework, with a contract test.' }

/** The library's hooks would bring its messages and 11 KiB into every page. */
const words = {
  name: 'next-intl',
  importNames: ['useTranslations', 'useFormatter', 'useMessages', 'useLocale', 'NextIntlClientProvider'],
  message: 'Words reach a component of the browser as a small typed object: a server component asks getTranslations (lib/i18n/translations) and passes it on.',
}

/** What only one place of the site may do. */
export const restrictions = [
  { files: [...code, 'rules/**/*.ts'], rules: { 'no-restricted-imports': ['error', { patterns: [contentService, framework], paths: [words] }] } },
  { files: ['lib/framework/**/*.{ts,tsx}'], rules: { 'no-restricted-imports': ['error', { patterns: [contentService], paths: [words] }] } },
  { files: code, rules: { 'no-restricted-syntax': ['error', ...formatting, environment, ...dataNames] } },
  // What goes to the log goes through its one door.
  { files: code, ignores: ['lib/log.ts'], rules: { 'no-console': 'error' } },
  { files: ['lib/i18n/**/*.ts'], rules: { 'no-restricted-syntax': ['error', environment, ...dataNames] } },
  // The framework replaces the variable there while it builds.
  { files: ['lib/env.ts', 'instrumentation.ts'], rules: { 'no-restricted-syntax': ['error', ...formatting, ...dataNames] } },
]
