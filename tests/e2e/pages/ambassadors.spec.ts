import type { Page } from '@playwright/test'
import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { chooseTheme, PHONE, sidewaysScroll, THEMES } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'

const ambassadorSchema = z.object({ name: z.string(), country: z.string(), quote: z.string() })

const firstStory = (page: Page) => page.getByRole('link', { name: /^(Read Full Story|اقرأ القصة كاملة)/ }).first()

for (const locale of ['ar', 'en'] as const) {
  test(`ambassadors stand under their countries, in the order of the language, in ${locale}`, async ({ page, servers }) => {
    const ambassadors = await readContent(servers, `ambassadors?locale=${locale}&pagination[pageSize]=100`, ambassadorSchema)
    const inOrder = [...new Set(ambassadors.map(({ country }) => country))].sort(new Intl.Collator(locale).compare)
    await page.goto(`/${locale}/our-ambassadors`)
    await expect(page.locator('main section[id^=country-] > div > h2')).toHaveText(inOrder)
    for (const [index, country] of inOrder.entries()) {
      const names = ambassadors.filter((ambassador) => ambassador.country === country).map(({ name }) => name)
      const shown = await page.locator(`#country-${index + 1} h3`).allTextContents()
      expect(shown.sort()).toEqual(names.sort())
    }
    const figures = page.locator('header').getByRole('listitem').locator('b')
    await expect(figures).toHaveText([String(ambassadors.length), String(inOrder.length)])
  })
}

for (const key of ['Enter', 'Space'] as const) {
  test(`${key} opens a story, which keeps the focus inside and gives it back`, async ({ page }) => {
    await page.goto('/en/our-ambassadors')
    await firstStory(page).focus()
    await expect(page.locator('html')).toHaveAttribute('data-dialogs', '')
    await page.keyboard.press(key)
    const story = page.getByRole('dialog')
    await expect(story).toBeVisible()
    for (let step = 0; step < 8; step++) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement === document.body || Boolean(document.activeElement?.closest('dialog')))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(story).toBeHidden()
    await expect(firstStory(page)).toBeFocused()
  })
}

test('a click anywhere on a card opens its story, × and a click beside it close it', async ({ page, servers }) => {
  const ambassadors = await readContent(servers, 'ambassadors?locale=en&pagination[pageSize]=100', ambassadorSchema)
  await page.goto('/en/our-ambassadors')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  const card = page.locator('#country-1 li').first()
  const name = await card.getByRole('heading').innerText()
  await card.click({ position: { x: 20, y: 20 } })
  const story = page.getByRole('dialog', { name })
  await expect(story).toContainText(ambassadors.find((ambassador) => ambassador.name === name)?.quote ?? 'missing')
  await expect(story.getByRole('link', { name: 'opens in a new tab' }).first()).toHaveAttribute('rel', 'noopener noreferrer')
  await story.getByRole('button', { name: 'Close' }).click()
  await expect(story).toBeHidden()
  await card.getByRole('link').click()
  await expect(story).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(story).toBeHidden()
})

test('pictures of closed stories are not fetched', async ({ page }) => {
  await page.goto('/en/our-ambassadors')
  await page.waitForLoadState('networkidle')
  const loading = await page.locator('dialog img').evaluateAll((images) => images.map((image) => image.getAttribute('loading')))
  expect(loading.length).toBeGreaterThan(5)
  expect(new Set(loading)).toEqual(new Set(['lazy']))
})

test('a portrait that does not load gives way to a placeholder', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route('**/uploads/**ambassador_*', (route) => route.abort())
  await page.goto('/en/our-ambassadors')
  const card = page.locator('#country-1 li').first()
  await card.scrollIntoViewIfNeeded()
  await expect(card.locator('svg')).toBeVisible()
  await expect(card.locator('img')).toBeHidden()
})

test('without script a story can be opened, read and left', async ({ browser, servers }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl, viewport: PHONE })
  const page = await context.newPage()
  await page.goto('/ar/our-ambassadors')
  await firstStory(page).click()
  const story = page.locator('dialog:target')
  await expect(story.getByRole('heading', { level: 2 })).toBeVisible()
  await expect(story.locator('blockquote')).toBeVisible()
  await story.getByRole('link', { name: 'إغلاق' }).click()
  await expect(page.locator('dialog:target')).toHaveCount(0)
  expect(await sidewaysScroll(page)).toBe(0)
  await context.close()
})

for (const [index, locale] of (['ar', 'en', 'de'] as const).entries()) {
  test(`an open story is accessible in ${locale}`, async ({ page }) => {
    await chooseTheme(page, THEMES[index] ?? THEMES[0])
    await page.setViewportSize(PHONE)
    await page.goto(`/${locale}/our-ambassadors`)
    await page.locator('#country-1 li a').first().click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}
