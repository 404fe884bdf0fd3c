const TEXT = 4.5
const CONTROL = 3

const grounds = ['bg', 'surface', 'sunken']
const texts = [
  ...grounds.flatMap((ground) => ['ink', 'muted', 'brand', 'accent-ink', 'danger', 'success', 'warning'].map((text) => [text, ground])),
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-deep', 'brand-deep'],
  ['accent-on-deep', 'brand-deep'],
]
const controls = [...grounds.flatMap((ground) => ['edge', 'focus'].map((part) => [part, ground])), ['focus-on-deep', 'brand-deep']]
/** Texts on a tint of a colour over the surface, and the share of that colour. */
const badges = /** @type {const} */ ([
  ['brand', 'brand', 0.12],
  ['accent-ink', 'accent', 0.18],
  ['muted', 'muted', 0.12],
  ['danger', 'danger', 0.1],
])

/** @param {string} hex */
const channels = (hex) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)

/** @param {number[]} rgb */
function luminance(rgb) {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** @param {number[]} a @param {number[]} b */
function ratio(a, b) {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

/** @param {number[]} a @param {number[]} b @param {number} share */
const mix = (a, b, share) => a.map((c, i) => c * share + (b[i] ?? 0) * (1 - share))

/**
 * The pairs of colours that are seen together, with their contrast and the least that WCAG 2.2 asks for at level AA.
 * @param {Record<string, string>} tokens the colours of a theme
 */
export function contrastsOf(tokens) {
  const colour = (/** @type {string} */ name) => channels(tokens[name] ?? '')
  return [
    ...texts.map(([text = '', ground = '']) => ({ pair: `text ${text} on ${ground}`, ratio: ratio(colour(text), colour(ground)), least: TEXT })),
    ...controls.map(([part = '', ground = '']) => ({ pair: `control ${part} on ${ground}`, ratio: ratio(colour(part), colour(ground)), least: CONTROL })),
    ...badges.map(([text, tint, share]) => ({
      pair: `badge text ${text} on its tint of ${tint}`,
      ratio: ratio(colour(text), mix(colour(tint), colour('surface'), share)),
      least: TEXT,
    })),
  ]
}

/**
 * The same of mails, whose colours are no theme.
 * @param {{ ground: string, surface: string, ink: string, muted: string, brand: string, onBrand: string }} mail
 */
export function contrastsOfMail({ ground, surface, ink, muted, brand, onBrand }) {
  const pairs = [
    ['ink on surface', ink, surface],
    ['brand on surface', brand, surface],
    ['muted on ground', muted, ground],
    ['onBrand on brand', onBrand, brand],
  ]
  return pairs.map(([pair, text = '', behind = '']) => ({ pair: `text ${pair}`, ratio: ratio(channels(text), channels(behind)), least: TEXT }))
}
