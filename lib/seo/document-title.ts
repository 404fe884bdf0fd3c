/** Between the parts of a title, as editors write it. */
const BETWEEN = / [|·–—-] /

/** A title that names the site once, at its end; where an editor has named it there already, in full or in short, in full. */
export function documentTitle(title: string, siteName: string): string {
  if (title.includes(siteName)) return title
  const parts = title.split(BETWEEN)
  const isNamed = siteName.includes(parts.at(-1) ?? '')
  const own = isNamed ? parts.slice(0, -1).join(' | ') : title
  return own ? `${own} | ${siteName}` : siteName
}
