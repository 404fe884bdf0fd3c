/** For polls after a change that renews many pages, or many changes at once. */
export const MANY_PAGES = { timeout: 30_000 }
