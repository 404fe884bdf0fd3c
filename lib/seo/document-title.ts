/** Between the parts of a title, as editors write it. */
const BETWEEN = / [|·–—-] /

/** Search engines show some 65 characters of a title, and some 160 of a description. */
const MOST_OF_TITLE = 65
export const MOST_OF_DESCRIPTION = 160

/** A text of at most so many characters, cut between words. */
export function cutAtWord(text: string, most: number): string {
  const letters = Array.from(text.trim())
  if (letters.length <= most) return letters.join('')
  const room = letters.slice(0, most - 1).join('')
  const end = letters[most - 1] === ' ' ? room.length : room.lastIndexOf(' ')
  // A single word that fills most of the room is cut within itself.
  return `${(end > room.length / 2 ? room.slice(0, end) : room).replace(/[\s,;:–—|-]+$/, '')}…`
}

/** A title with words behind it, cut so that both have room where search engines show them. */
export const titleWith = (title: string, end: string): string => `${cutAtWord(title, MOST_OF_TITLE - Array.from(end).length)}${end}`

type SiteNames = { siteName: string; shortName: string }

/** A title that names the site once, at its end; where an editor has named it there already, in full or in short, in full. A long one is cut, and names the site for short. */
export function documentTitle(title: string, { siteName, shortName }: SiteNames): string {
  if (title.includes(siteName)) return cutAtWord(title, MOST_OF_TITLE)
  const parts = title.split(BETWEEN)
  const isNamed = siteName.includes(parts.at(-1) ?? '')
  const own = isNamed ? parts.slice(0, -1).join(' | ') : title
  if (!own) return siteName
  const whole = `${own} | ${siteName}`
  return Array.from(whole).length <= MOST_OF_TITLE ? whole : titleWith(own, ` | ${shortName}`)
}
