import type { Page } from '@playwright/test'
import { CONSENT_KEY, consentOf } from '@/lib/consent'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

const prompt = (page: Page) => page.locator('#feedback-prompt')
const kept = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

/** Opens a page once everything in it is awake. Its clock goes on by itself as well, by what the machine takes. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.clock.runFor(5000)
  await expect(page.locator('html')).toHaveAttribute('data-dialogs', '')
}

test.beforeEach(async ({ page }) => page.clock.install())

for (const [locale, give, notNow] of [
  ['en', 'Give Feedback', 'Not Now'],
  ['ar', 'أرسل ملاحظاتك', 'ليس الآن'],
] as const) {
  test(`${locale}: comes after a minute; '${notNow}' sends it away for seven days`, async ({ page }) => {
    await open(page, `/${locale}/projects`)
    await page.clock.runFor(30_000)
    await expect(prompt(page)).toBeHidden()
    await page.clock.runFor(40_000)
    await expect(prompt(page)).toBeVisible()
    await prompt(page).getByRole('button', { name: notNow }).click()
    await expect(prompt(page)).toBeHidden()
    expect(await kept(page, 'feedback_preference')).toBe('dismissed')

    await open(page, `/${locale}/projects`)
    await page.clock.runFor(80_000)
    await expect(prompt(page)).toBeHidden()

    await page.evaluate(() => localStorage.setItem('feedback_timestamp', String(Date.now() - 7 * 24 * 60 * 60 * 1000)))
    await page.clock.runFor(10_000)
    await expect(prompt(page)).toBeVisible()
  })

  test(`${locale}: '${give}' leads to the feedback`, async ({ page }) => {
    await open(page, `/${locale}/projects`)
    await page.clock.runFor(70_000)
    await prompt(page).getByRole('link', { name: give }).click()
    await expect(page).toHaveURL(`/${locale}/help#feedback`)
    expect(await kept(page, 'feedback_preference')).toBe('given')
  })
}

test('Escape sends it away', async ({ page }) => {
  await open(page, '/en/projects')
  await page.clock.runFor(70_000)
  await expect(prompt(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(prompt(page)).toBeHidden()
  expect(await kept(page, 'feedback_preference')).toBe('dismissed')
})

test('without consent a visit is not remembered from page to page', async ({ page }) => {
  await open(page, '/en/projects')
  await page.clock.runFor(30_000)
  await open(page, '/en/reports')
  await page.clock.runFor(30_000)
  await expect(prompt(page)).toBeHidden()
  expect(await kept(page, 'feedback_visit_start')).toBeNull()
})

test('with consent the whole visit counts', async ({ page }) => {
  await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [CONSENT_KEY, JSON.stringify(consentOf(true))] as const)
  await open(page, '/en/projects')
  await page.clock.runFor(30_000)
  expect(await kept(page, 'feedback_visit_start')).not.toBeNull()
  await open(page, '/en/reports')
  await page.clock.runFor(30_000)
  await expect(prompt(page)).toBeVisible()
})

test('axe finds nothing in it', async ({ page }) => {
  await open(page, '/ar/projects')
  await page.clock.runFor(70_000)
  await expect(prompt(page)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
})
