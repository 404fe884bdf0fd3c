const START = '<!--place-->'
const END = '<!--/place-->'
const PLACE = /<!--place-->([^]*?)<!--\/place-->/

/** Marks what a page shows so that something else can be put there. What is shown cannot end it. */
export const inPlace = (html: string): string => `${START}${html.replaceAll(END, '')}${END}`

/** What stands in the places of a page, in their order. */
export const placesIn = (html: string): string[] => html.split(PLACE).filter((_, index) => index % 2 === 1)

/** What stands before, between and after the places of a page. Throws where there is none: nothing may be shown in a page that is not understood. */
export function aroundPlaces(html: string): [before: string, after: string, ...more: string[]] {
  const [before = '', after, ...more] = html.split(PLACE).filter((_, index) => index % 2 === 0)
  if (after === undefined) throw new Error('The page has no place for what was asked for.')
  return [before, after, ...more]
}
