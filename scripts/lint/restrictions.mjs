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

/** What only one place of the site may do. */
export const restrictions = [
  { files: code, rules: { 'no-restricted-syntax': ['error', ...formatting, environment] } },
  { files: ['lib/i18n/**/*.ts'], rules: { 'no-restricted-syntax': ['error', environment] } },
  // The framework replaces the variable there while it builds.
  { files: ['lib/env.ts', 'instrumentation.ts'], rules: { 'no-restricted-syntax': ['error', ...formatting] } },
]
