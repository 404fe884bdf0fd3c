import { sidewaysScroll, visibleText } from '../support/page-tools'
import { addressOf, PAGE_TYPES } from '../support/sample-pages'
import { expect, test } from '../support/test'
import { DYNAMIC } from '../../page-types.mjs'

const words = (text: string) => text.split(' ').filter(Boolean)

for (const locale of ['ar', 'en'] as const) {
  for (const type of PAGE_TYPES) {
    test.describe(`${type} in ${locale}`, () => {
      test('has one heading, a title and its language, and fits the narrowest phone', async ({ page, servers }) => {
        await page.setViewportSize({ width: 320, height: 640 })
        const response = await page.goto(await addressOf(servers, type, locale))
        expect(response?.status()).toBe(200)
        expect(response?.headers()['content-security-policy']).not.toMatch(/unsafe-(inline|eval)/)
        await expect(page.locator('h1:visible')).toHaveCount(1)
        await expect(page).toHaveTitle(/\S/)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        expect(await sidewaysScroll(page)).toBe(0)
      })

      test('reads the same without JavaScript', async ({ page, browser, servers }) => {
        const address = await addressOf(servers, type, locale)
        await page.goto(address)
        const context = await browser.newContext({ baseURL: servers.siteUrl, javaScriptEnabled: false })
        const plain = await context.newPage()
        await plain.goto(address)
        const withScript = words(await visibleText(page))
        const without = new Set(words(await visibleText(plain)))
        await context.close()
        const kept = withScript.filter((word) => without.has(word)).length
        expect(kept / withScript.length).toBeGreaterThanOrEqual(0.99)
      })

      if (DYNAMIC.has(type)) return

      test('names its address and its other languages to search engines', async ({ page, servers }) => {
        const address = await addressOf(servers, type, locale)
        await page.goto(address)
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', servers.siteUrl + address)
        await expect(page.locator('link[rel=alternate][hreflang=x-default]')).toHaveCount(1)
        await expect(page.locator(`link[rel=alternate][hreflang=${locale}]`)).toHaveAttribute('href', servers.siteUrl + address)
        const data = await page.locator('script[type="application/ld+json"]').allTextContents()
        for (const text of data) expect(JSON.parse(text)).toMatchObject({ '@context': 'https://schema.org' })
        expect(data.length).toBeGreaterThan(0)
      })
    })
  }
}
