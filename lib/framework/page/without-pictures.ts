import { formatFileSize } from '@/lib/i18n/format'
import { splitPath } from '@/lib/i18n/paths'
import type { Locale } from '@/rules/languages'
import { PICTURE_WIDTHS } from '@/rules/pictures'

/** Of the document, by which styles and the script in the page know. */
const MARK = 'data-lite'

const FONT_FACE = /@font-face\{[^}]*\}/g
const PRELOADED_PICTURE = /<link rel="preload" as="image"[^>]*>/g

/** What links, what may not hold a link, and what is replaced. */
const PARTS = /<(\/?)(a|button|img|video)\b([^>]*)>/g

/** The words for a picture, with the places of its text and size (components/layout/LiteNotice.tsx). */
const WORDS = /data-picture="([^"]*)"/

const attributeOf = (attributes: string, name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)?.[1] ?? ''

/** The address of the best copy that is small enough, or of the picture itself. */
function addressOf(attributes: string): string {
  const copies = attributeOf(attributes, 'srcset')
    .split(', ')
    .map((copy) => copy.split(' '))
  const fitting = copies.filter(([, width = '']) => parseInt(width, 10) <= PICTURE_WIDTHS.small)
  return fitting.at(-1)?.[0] ?? attributeOf(attributes, 'src')
}

/** Only pages have a light form; an address with a dot in its end is a file. */
function withLite(href: string): string {
  const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
  const isPage = splitPath(path)[0] !== null && !/\.[^/]*$/.test(path)
  return isPage ? `${path}${query === '' ? '?' : `${query}&amp;`}lite${hash}` : href
}

type Options = {
  locale: Locale
  /** Whether its links lead to light pages, too. */
  leadsOn: boolean
}

/**
 * A page with the same text and no pictures: one that says something is a link that names its size, one that only adorns is left out. Without
 * fonts of its own, whose letters the device has. (docs/decisions/lite-pages.md)
 */
export function withoutPictures(html: string, { locale, leadsOn }: Options): string {
  const [, words = ''] = WORDS.exec(html) ?? []
  let depth = 0
  const markup = html.replace(PARTS, (whole, slash: string, name: string, attributes: string) => {
    if (name === 'video') return whole.replace(/\sposter="[^"]*"/, '')
    if (name !== 'img') {
      depth += slash ? -1 : 1
      return name === 'a' && leadsOn ? whole.replace(/(\shref=")(\/[^"]*)/, (_, before: string, href: string) => before + withLite(href)) : whole
    }
    const alt = attributeOf(attributes, 'alt')
    if (alt === '' || depth > 0) return alt
    const kilobytes = Number(attributeOf(attributes, 'data-kb'))
    const size = kilobytes > 0 ? formatFileSize(locale, kilobytes * 1000) : ''
    const text = words.replace(/\{(alt|size)\}/g, (_, name) => (name === 'alt' ? alt : size))
    return `<a class="lite-picture" href="${addressOf(attributes)}">${text}</a>`
  })
  return markup
    .replace('<html ', `<html ${MARK}="" `)
    .replace(PRELOADED_PICTURE, '')
    .replace(FONT_FACE, '')
    .replace(/data-fonts="[^"]*"/, 'data-fonts=""')
}
