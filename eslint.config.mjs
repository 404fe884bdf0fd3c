import next from 'eslint-config-next/core-web-vitals'
import tseslint from 'typescript-eslint'
import { architecture, contentService } from './scripts/lint/architecture.mjs'
import { restrictions } from './scripts/lint/restrictions.mjs'

const typescript = ['**/*.{ts,tsx}']

const typeChecked = tseslint.config({
  files: typescript,
  extends: [tseslint.configs.strict, tseslint.configs.recommendedTypeCheckedOnly],
  languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  rules: {
    '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
    '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    '@typescript-eslint/require-await': 'off',
    '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allow: [{ from: 'lib', name: ['URL', 'URLSearchParams', 'Error'] }] }],
  },
})

const unsafe = (severity) =>
  Object.fromEntries(['argument', 'assignment', 'call', 'member-access', 'return'].map((what) => [`@typescript-eslint/no-unsafe-${what}`, severity]))

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
  { linterOptions: { reportUnusedDisableDirectives: 'error', noInlineConfig: true } },
  ...next,
  ...typeChecked,
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
  {
    // Strapi gives its services and queries as `any`.
    files: ['cms/**/*.{ts,tsx}'],
    rules: unsafe('off'),
  },
  {
    // A test that reads a field that is not there fails by itself.
    files: ['tests/**/*.{ts,tsx}'],
    rules: unsafe('off'),
  },
  { files: ['**/*.config.{mjs,ts}', 'cms/**/*.ts'], rules: { 'import/no-anonymous-default-export': 'off' } },
]
