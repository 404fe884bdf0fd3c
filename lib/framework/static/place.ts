const START = '<!--place-->'
const END = '<!--/place-->'

/** Marks what a page shows so that something else can be put there. Content has no comments of its own. */
export const inPlace = (html: string): string => `${START}${html}${END}`

/** What stands before the place of a page and after it. Throws where there is none: nothing may be shown in a page that is not understood. */
export function aroundPlace(html: string): { before: string; after: string } {
  const start = html.indexOf(START)
  const end = html.lastIndexOf(END)
  if (start < 0 || end < start) throw new Error('The page has no place for what was asked for.')
  return { before: html.slice(0, start), after: html.slice(end + END.length) }
}
