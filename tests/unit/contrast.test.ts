import { contrastsOf, contrastsOfMail } from '@/lib/identity/contrast.mjs'
import { identity } from '@/lib/identity/identity.mjs'

const cases = [
  ...Object.entries(identity.themes).map(([theme, tokens]) => [`the ${theme} theme`, contrastsOf(tokens)] as const),
  ['mails', contrastsOfMail(identity.mail)] as const,
]

describe.each(cases)('in %s', (_, contrasts) => {
  test.each(contrasts)('$pair reaches $least to 1', ({ ratio, least }) => {
    expect(ratio).toBeGreaterThanOrEqual(least)
  })
})

test('contrasts are those of the formula of WCAG', () => {
  const white = { ...identity.themes.light, ink: '#000000', muted: '#767676', bg: '#ffffff' }
  const ratioOf = (pair: string) => contrastsOf(white).find((found) => found.pair === pair)?.ratio
  expect(ratioOf('text ink on bg')).toBeCloseTo(21, 5)
  expect(ratioOf('text muted on bg')).toBeCloseTo(4.54, 2)
})
