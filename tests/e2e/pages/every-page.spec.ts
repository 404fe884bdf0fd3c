import type { Page } from '@playwright/test'
import { DYNAMIC } from '../../page-types.mjs'
import { sidewaysScroll, type Locale } from '../support/page-tools'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'

// An event's times are shown once more for visitors elsewhere, which only script can know.
test.use({ timezoneId: 'Asia/Damascus' })

/** The words of the page but for its buttons: what needs script is rightly not there without it. */
async function readWords(page: Page): Promise<string[]> {
  const main = page.locator('main')
  await main.evaluate((element) => element.querySelectorAll('button').forEach((button) => button.style.setProperty('display', 'none', 'important')))
  return (await main.innerText()).split(/\s+/).filter(Boolean)
}

/** What search engines are told: one address, the other languages, data that is JSON. */
async function expectFindable(page: Page, address: string, locale: Locale): Promise<void> {
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', address)
  await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
  await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveAttribute('href', address)
  const data = await page.locator('script[type="application/ld+json"]').allTextContents()
  for (const text of data) expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })
  expect(data.length).toBeGreaterThan(0)
}

for (const locale of ['ar', 'en'] as const) {
  for (const type of PAGE_TYPES) {
    test(`${type} in ${locale} is one page of its language, fits the narrowest phone, and reads the same without JavaScript`, async ({
      page,
      browser,
      servers,
    }) => {
      const address = await addressOf(servers, type, locale)
      await page.setViewportSize({ width: 320, height: 640 })
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
      await expect(page.locator('h1:visible')).toHaveCount(1)
      await expect(page).toHaveTitle(/\S/)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await sidewaysScroll(page)).toBe(0)
      if (!DYNAMIC.has(type)) await expectFindable(page, servers.siteUrl + address, locale)

      const withScript = await readWords(page)
      const context = await browser.newContext({ baseURL: servers.siteUrl, javaScriptEnabled: false, viewport: page.viewportSize() })
      const plain = await context.newPage()
      await plain.goto(address)
      const without = new Set(await readWords(plain))
      await context.close()
      const kept = withScript.filter((word) => without.has(word)).length
      expect(kept / withScript.length).toBeGreaterThanOrEqual(0.99)
    })
  }
}
