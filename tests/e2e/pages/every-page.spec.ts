import type { Page } from '@playwright/test'
import { identity } from '@/lib/identity/identity.mjs'
import { ASKS_FOR_ALL } from '../../depth'
import { QUESTIONS } from '../../page-types.mjs'
import { longWord, MIXED_WORDS, stuckOut, turnedAround, writeEverywhere } from '../support/any-words'
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

/** Names of the site, one of which a title may end with. */
const NAMES = Object.values(identity.words).flatMap(({ initiative, initiativeShort }) => [initiative, initiativeShort])

const repeated = (values: string[]) => values.filter((value, index) => values.indexOf(value) !== index)

/** As it is sent: one heading of the first rank, what waits in the page included; no id twice, but for the other form of a field. */
function expectOneOfEach(html: string): void {
  const markup = html.replace(/<script[\s\S]*?<\/script>/g, '')
  expect(markup.match(/<h1[\s>]/g)).toHaveLength(1)
  const shown = markup.replace(/<(template|noscript)[\s\S]*?<\/\1>/g, '')
  expect(repeated([...shown.matchAll(/<[a-z][^>]*? id="([^"]+)"/gi)].map(([, id = '']) => id))).toEqual([])
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

async function expectRoomForLongWords(page: Page, locale: Locale): Promise<void> {
  await writeEverywhere(page, longWord(locale))
  expect(await stuckOut(page)).toEqual([])
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0)
}

const READ_IN = ['ar', 'en'] as const

PAGE_TYPES.forEach((type, turn) => {
  for (const locale of ASKS_FOR_ALL ? READ_IN : READ_IN.filter((_, index) => index === turn % READ_IN.length)) {
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
      expectOneOfEach((await response?.text()) ?? '')
      await expect(page.locator('h1')).toHaveCount(1)
      await expect(page.locator('h1')).toBeVisible()
      expect(repeated(await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)))).toEqual([])
      await expect(page).toHaveTitle(/\S/)
      expect((await page.title()).split(/ [|–] /).filter((part) => NAMES.includes(part)).length).toBeLessThanOrEqual(1)
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      expect(await sidewaysScroll(page)).toBe(0)
      if (!QUESTIONS.has(type)) await expectFindable(page, servers.siteUrl + address, locale)

      const withScript = await readWords(page)
      const context = await browser.newContext({ baseURL: servers.siteUrl, javaScriptEnabled: false, viewport: page.viewportSize() })
      const plain = await context.newPage()
      await plain.goto(address)
      const without = new Set(await readWords(plain))
      const kept = withScript.filter((word) => without.has(word)).length
      expect(kept / withScript.length).toBeGreaterThanOrEqual(0.99)
      await expectRoomForLongWords(plain, locale)
      await writeEverywhere(plain, MIXED_WORDS)
      expect(await turnedAround(plain)).toEqual([])
      await context.close()
    })
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const type of PAGE_TYPES) {
    test(`${type} in de fits the narrowest phone, whatever long words it holds`, async ({ page, servers }) => {
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(await addressOf(servers, type, 'de'))
      expect(await sidewaysScroll(page)).toBe(0)
      await expectRoomForLongWords(page, 'de')
    })
  }
})
