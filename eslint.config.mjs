import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'
import { architecture, contentService } from './scripts/lint/architecture.mjs'
import { restrictions } from './scripts/lint/restrictions.mjs'

const typescript = ['**/*.{ts,tsx}']

/** Where React is: its rules take most of the time, and find nothing elsewhere. */
const react = ['{app,components,lib}/**/*.{ts,tsx}', 'cms/src/admin/**/*.{ts,tsx}', 'tests/**/*.tsx']

// What needs types is asked by oxlint (.oxlintrc.json), which is many times faster at it.
const strict = tseslint.config({
  files: typescript,
  extends: [tseslint.configs.strict],
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
  },
})

export default [
  {
    ignores: [
      '**/node_modules/**',
      '.next*/**',
      '.imar/**',
      'next-env.d.ts',
      'test-results/**',
      'playwright-report/**',
      'cms/dist/**',
      'cms/build/**',
      'cms/.strapi/**',
      'cms/.cache/**',
      'cms/.tmp/**',
      'cms/types/generated/**',
      'cms/src/rules/**',
    ],
  },
  {
    linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true },
    // Nor is the other linter told in a file to look away.
    rules: { 'no-warning-comments': ['error', { terms: ['oxlint-disable', 'tsgolint-disable'], location: 'anywhere' }] },
  },
  ...next.map((part) => (part.rules ? { ...part, files: react } : part)),
  ...strict,
  architecture,
  contentService,
  ...restrictions,
  {
    // Internal links are plain anchors on purpose: the page works before its script has come.
    rules: { '@next/next/no-html-link-for-pages': 'off', '@next/next/no-img-element': 'off' },
  },
  {
    // What is added to the types of React and of the DOM only extends.
    files: ['components/ui/marks.ts'],
    rules: { '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }] },
  },
  { files: ['**/*.config.{mjs,ts}', 'cms/**/*.ts'], rules: { 'import/no-anonymous-default-export': 'off' } },
]
