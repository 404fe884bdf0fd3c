/** For what no search engine is to list, since it leads to pages that stand elsewhere. */
export const NOT_LISTED = 'noindex, follow'

const ROBOTS = /(<meta name="robots" content=")[^"]*(")/

/** A page whose own words to search engines agree with the header that it is sent with. */
export const notListed = (html: string): string => html.replace(ROBOTS, `$1${NOT_LISTED}$2`)
