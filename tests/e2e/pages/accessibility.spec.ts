import { expectAccessible } from '../support/axe'
import { allCombinations, combinations, turnedCombinations, type Combination } from '../support/combinations'
import { chooseTheme, expectTheme, scrollThrough } from '../support/page-tools'
import { addressOf } from '../support/sample-pages'
import { expect, test } from '../support/test'

for (const { type, locale, theme, size } of combinations) {
  test(`axe finds nothing on ${type}: ${locale}, ${theme}, ${size.width} px`, async ({ page, servers }) => {
    await page.setViewportSize(size)
    await chooseTheme(page, theme)
    await page.goto(await addressOf(servers, type, locale))
    await expectTheme(page, theme)
    await scrollThrough(page)
    await expectAccessible(page)
  })
}

test('the chosen combinations meet every page type, and every pair of language, theme and width', () => {
  const pairs = (list: Combination[]) =>
    new Set(
      list.flatMap(({ type, locale, theme, size }) => {
        const values = [locale, theme, `${size.width}`]
        return [type, ...values.flatMap((one, index) => values.slice(index + 1).map((other) => `${one} + ${other}`))]
      }),
    )
  expect([...pairs(allCombinations())].filter((pair) => !pairs(turnedCombinations()).has(pair))).toEqual([])
})
