import { LOCALES } from '../support/page-tools'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'

test.use({ hasChosen: false })

/** Said by Playwright itself, which keeps workers away from tests. */
const OF_TESTS = 'Service Worker registration blocked by Playwright'

PAGE_TYPES.forEach((type, turn) => {
  const locale = LOCALES[turn % LOCALES.length] ?? 'ar'
  test(`${type} in ${locale} becomes what React expects, without an error or a warning in the console`, async ({ page, servers }) => {
    const said: string[] = []
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type()) && message.text() !== OF_TESTS) said.push(message.text())
    })
    page.on('pageerror', (error) => said.push(error.message))
    await page.goto(await addressOf(servers, type, locale))
    await expect(page.locator('html[data-enhanced]')).toBeAttached()
    // What comes with the first use.
    await page.keyboard.press('Tab')
    await expect(page.locator('html[data-dialogs]')).toBeAttached()
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(said).toEqual([])
  })
})
