import { languages, type Locale } from '@/rules/languages'
import { layoutTitle } from './layout'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 80
const TEXT_WIDTH = 700
/** Right-to-left isolate and its end: without them the renderer orders Latin words and digits from the wrong side. */
const RLI = '\u2067'
const PDI = '\u2069'

const escapeXml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;')

const STAR = '<rect x="20" y="20" width="40" height="40"/><rect x="20" y="20" width="40" height="40" transform="rotate(45 40 40)"/>'
const ARCH = 'M0 370V170C0 90 60 50 140 0C220 50 280 90 280 170V370Z'

function courses(x: number, y: number, width: number, height: number): string {
  const rows = Math.floor(height / 20)
  const bands = Array.from({ length: rows }, (_, row) => `<rect x="${x}" y="${y + 8 + row * 20}" width="${width}" height="9" fill="#d9c59b"/>`)
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="#f1e6cd"/>${bands.join('')}`
}

const artwork = `<clipPath id="arch"><path d="${ARCH}"/></clipPath><g clip-path="url(#arch)">
<rect width="280" height="370" fill="#123f35"/><circle cx="205" cy="115" r="36" fill="#e5bd76"/>
<path d="M0 300L60 240L110 262L170 210L230 255L280 228V370H0Z" fill="#1c5a4b"/>
${courses(38, 250, 56, 120)}${courses(102, 205, 72, 165)}${courses(182, 262, 60, 108)}
<path d="M102 205q36-44 72 0z" fill="#b9812b"/><path d="M122 370V308q0-20 16-31 16 11 16 31v62z" fill="#0f5c49"/></g>
<path d="${ARCH}" fill="none" stroke="#e5bd76" stroke-width="5"/>`

function ablaq(): string {
  return Array.from({ length: WIDTH / 50 }, (_, index) => `<rect x="${index * 50}" y="${HEIGHT - 22}" width="50" height="22" fill="${index % 2 ? '#0f5c49' : '#b9812b'}"/>`).join('')
}

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
<defs><pattern id="star" width="80" height="80" patternUnits="userSpaceOnUse"><g fill="none" stroke="#fff" stroke-opacity=".06">${STAR}</g></pattern></defs>
<rect width="${WIDTH}" height="${HEIGHT}" fill="#093a2f"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#star)"/>
<g transform="translate(${rtl ? MARGIN : WIDTH - MARGIN - 280} 130)">${artwork}</g>
${text(120, 34, '#e5bd76', 'Readex Pro', 500, siteName)}
${lines.map((line, index) => text(first + index * lineHeight, fontSize, '#fdf9ef', 'Reem Kufi', 600, line)).join('\n')}
${text(HEIGHT - 80, 30, '#dfe9e1', 'Readex Pro', 400, tagline)}
${ablaq()}</svg>`
}
