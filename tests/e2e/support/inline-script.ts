/** What the scripts in a page may weigh, in bytes: those that have to be there before the page's own (docs/decisions/script-after-the-page.md, far-below.md). */
export const MOST_INLINE_SCRIPT = 4.6 * 1024
