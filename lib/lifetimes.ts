/** `Cache-Control` of a file that is named by its content. */
export const FOREVER = 'public, max-age=31536000, immutable'

/** `Cache-Control` of what is the same for everybody and may change at any time: a browser asks again at each visit, and is told when it has the newest. */
export const ASK_AGAIN = 'public, max-age=0, must-revalidate'
