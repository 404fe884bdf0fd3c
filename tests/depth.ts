const depth = process.env.TEST_DEPTH

/** `npm test`: chosen tests, so that it stays short (docs/decisions/what-npm-test-runs.md). */
export const IS_SHORT = depth === 'short'

/** `npm run test:all`: every test in every combination of language, theme, width and database. */
export const ASKS_FOR_ALL = depth === 'all'
