/** @type {import('stylelint').Config} */
export default {
  extends: ['stylelint-config-standard'],
  plugins: ['stylelint-use-logical'],
  ignoreFiles: ['**/node_modules/**', '.next*/**', 'cms/**', 'playwright-report/**', 'test-results/**'],
  rules: {
    // One stylesheet serves right-to-left and left-to-right.
    'csstools/use-logical': 'always',
    // Phones of 2020 do not know the range notation.
    'media-feature-range-notation': 'prefix',
    'value-keyword-case': ['lower', { ignoreKeywords: ['currentColor'] }],
    'color-hex-length': null,
    'selector-class-pattern': null,
    'custom-property-empty-line-before': null,
    'declaration-empty-line-before': null,
    'declaration-block-single-line-max-declarations': null,
    'rule-empty-line-before': null,
    'comment-empty-line-before': null,
    'at-rule-empty-line-before': null,
    'no-descending-specificity': null,
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global', 'local'] }],
  },
  overrides: [
    {
      // A browser opens each drawing in a stylesheet as a document of its own, before it paints: a sixth of a second for six on a slow phone.
      files: ['app/**/*.css', 'components/**/*.css'],
      rules: { 'function-url-scheme-disallowed-list': ['data'] },
    },
  ],
}
