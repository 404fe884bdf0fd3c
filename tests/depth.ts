/** `npm run test:full`: every combination, on every database; `npm test` has chosen ones, so that it stays short (docs/decisions/what-npm-test-runs.md). */
export const ASKS_FOR_ALL = Boolean(process.env.ALL_COMBINATIONS)
