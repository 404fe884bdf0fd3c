/** For what no search engine is to list, since it leads to pages that stand elsewhere. */
export const NOT_LISTED = 'noindex, follow'

const ROBOTS = /(<meta name="robots" content=")[^"]*(")/

/** What is said of a page to search engines when it must not be listed: what the page says itself where it asks for that already. */
export function robotsOf(html: string): string {
  const own = ROBOTS.exec(html)?.[0].split('"').at(-2) ?? ''
  return own.includes('noindex') ? own : NOT_LISTED
}

/** A page whose own words to search engines agree with the header that it is sent with. */
export const notListed = (html: string): string => html.replace(ROBOTS, `$1${robotsOf(html)}$2`)
