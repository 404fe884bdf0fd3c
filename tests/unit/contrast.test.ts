import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { GROUND, SURFACE } from '@/lib/seo/colours'
import { THEMES } from '@/lib/theme/themes.mjs'

const css = readFileSync(join(__dirname, '../../components/ui/tokens.css'), 'utf8')

function tokensOf(theme: string): Map<string, string> {
  const block = new RegExp(`\\[data-theme='${theme}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? ''
  return new Map([...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]))
}

test('what is shown outside the page has the colours of the default theme', () => {
  const tokens = tokensOf(THEMES[0])
  expect({ surface: SURFACE, bg: GROUND }).toEqual({ surface: tokens.get('surface'), bg: tokens.get('bg') })
})

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)

function luminance(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function ratio(a: number[], b: number[]): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x)
  return (light + 0.05) / (dark + 0.05)
}

const mix = (a: number[], b: number[], share: number) => a.map((c, i) => c * share + (b[i] ?? 0) * (1 - share))

const grounds = ['bg', 'surface', 'sunken']
const texts: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] =>
    ['ink', 'muted', 'brand', 'accent-ink', 'danger', 'success', 'warning'].map((text) => [text, ground]),
  ),
  ['on-brand', 'brand'],
  ['on-accent', 'accent'],
  ['on-deep', 'brand-deep'],
  ['accent-on-deep', 'brand-deep'],
]
const controls: [string, string][] = [
  ...grounds.flatMap((ground): [string, string][] => ['edge', 'focus'].map((part) => [part, ground])),
  ['focus-on-deep', 'brand-deep'],
]
const badges: [string, string, number][] = [
  ['brand', 'brand', 0.12],
  ['accent-ink', 'accent', 0.18],
  ['muted', 'muted', 0.12],
  ['danger', 'danger', 0.1],
]

describe.each(['oriental', 'light', 'dark'])('the %s theme', (theme) => {
  const tokens = tokensOf(theme)
  const colour = (name: string) => {
    const value = tokens.get(name)
    if (!value) throw new Error(`no token ${name}`)
    return channels(value)
  }

  test.each(texts)('text %s on %s reaches 4.5 to 1', (text, ground) => {
    expect(ratio(colour(text), colour(ground))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(controls)('control %s on %s reaches 3 to 1', (part, ground) => {
    expect(ratio(colour(part), colour(ground))).toBeGreaterThanOrEqual(3)
  })

  test.each(badges)('badge text %s on its tint of %s reaches 4.5 to 1', (text, tint, share) => {
    expect(ratio(colour(text), mix(colour(tint), colour('surface'), share))).toBeGreaterThanOrEqual(4.5)
  })
})
