import { defaultTheme, svgContent } from '../../lib/identity/identity.mjs'

const svg = (width, height, body) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>\n`

/** The logo, 40 by 40, in colours for a ground; on the site it takes those of the theme. */
function logoOn(tokens) {
  return svgContent('logo')
    .replaceAll('currentColor', tokens.ink)
    .replace(/var\(--([\w-]+)\)/g, (_, name) => tokens[name])
}

const light = defaultTheme
const deep = { ...light, ink: light['on-deep'], brand: light['on-deep'], accent: light['accent-on-deep'] }

/** The logo in the middle of a ground. `share`: its height, of the ground's. */
function centred(width, height, tokens, ground, { share = 0.6, radius = 0 } = {}) {
  const scale = (height * share) / 40
  const place = `translate(${width / 2 - 20 * scale} ${height / 2 - 20 * scale}) scale(${scale})`
  return svg(width, height, `<rect width="${width}" height="${height}" rx="${radius}" fill="${ground}"/><g transform="${place}">${logoOn(tokens)}</g>`)
}

const brandOnLight = { ...light, ink: light.brand }

/** Pictures made of the logo alone, by name: what stands in `identity/pictures` until somebody draws better ones. */
export const drafts = {
  icon: () => centred(40, 40, deep, light['brand-deep'], { share: 0.8, radius: 9 }),
  'icon-full': () => centred(40, 40, deep, light['brand-deep']),
  'icon-small': () => svg(40, 40, logoOn(brandOnLight)),
  'placeholder-image': () => centred(640, 360, brandOnLight, light.sunken),
  'placeholder-logo': () => centred(300, 200, { ...light, ink: light.edge, brand: light.edge, accent: light.edge }, light.surface),
  'placeholder-person': () => centred(400, 400, brandOnLight, light.sunken),
  'video-poster': () => centred(640, 360, deep, light['brand-deep'], { share: 0.4 }),
  'social-ground': () =>
    svg(1200, 630, `<rect width="1200" height="630" fill="${light['brand-deep']}"/><rect y="608" width="1200" height="22" fill="${light.accent}"/>`),
  'social-art': () => svg(280, 370, `<g transform="translate(0 45) scale(7)">${logoOn(deep)}</g>`),
}

/** The logo as a picture of its own, in the colours of the default theme. */
export const wholeLogo = () => svg(40, 40, logoOn(brandOnLight))
