import { identity, svgContent } from '@/lib/identity/identity.mjs'
import { languages, type Locale } from '@/rules/languages'
import { layoutTitle } from './layout'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const TEXT_WIDTH = 700
/** Right-to-left isolate and its end: without them the renderer orders Latin words and digits from the wrong side. */
const RLI = '\u2067'
const PDI = '\u2069'

const { picture, fonts } = identity

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const ground = svgContent('social-ground')
const art = svgContent('social-art')

/** The social picture of a page as SVG, 1200 × 630, mirrored for right-to-left languages. */
export function pictureSvg(locale: Locale, title: string, siteName: string, tagline: string): string {
  const rtl = languages[locale].dir === 'rtl'
  const x = rtl ? WIDTH - MARGIN : MARGIN
  // In this renderer `end` is the right edge for text that an isolate has made right-to-left.
  const anchor = rtl ? 'end' : 'start'
  const isolate = (text: string) => escapeXml(rtl ? RLI + text + PDI : text)
  const { lines, fontSize } = layoutTitle(locale, title, TEXT_WIDTH)
  const lineHeight = fontSize * 1.35
  const first = 345 - ((lines.length - 1) * lineHeight) / 2
  const text = (y: number, size: number, fill: string, family: string, weight: number, content: string) =>
    `<text x="${x}" y="${y}" font-family="${family}" font-size="${size}" font-weight="${weight}" fill="${fill}" text-anchor="${anchor}">${isolate(content)}</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
${ground}
<g transform="translate(${rtl ? MARGIN : WIDTH - MARGIN - 280} 130)">${art}</g>
${text(120, 34, picture.name, fonts.text, 500, siteName)}
${lines.map((line, index) => text(first + index * lineHeight, fontSize, picture.title, fonts.display, 600, line)).join('\n')}
${text(HEIGHT - 80, 30, picture.tagline, fonts.text, 400, tagline)}</svg>`
}
