import type { Page } from '@playwright/test'
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

  test(`${locale}: '${give}' leads to the feedback, at the top of its page`, async ({ page }) => {
    await open(page, `/${locale}/projects`)
    await page.clock.runFor(70_000)
    await prompt(page).getByRole('link', { name: give }).click()
    await expect(page).toHaveURL(`/${locale}/help#feedback`)
    expect(await kept(page, 'feedback_preference')).toBe('given')
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    await page.clock.runFor(1000)
    await page.clock.resume()
    await expect(page.locator('#feedback h2')).toBeVisible()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
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

test('the whole visit counts, without a trace that outlives it', async ({ page }) => {
  await open(page, '/en/projects')
  await page.clock.runFor(30_000)
  await open(page, '/en/reports')
  await page.clock.runFor(30_000)
  await expect(prompt(page)).toBeVisible()
  await expect(page.getByRole('status').locator('#feedback-prompt')).toBeVisible()
  expect(await kept(page, 'feedback_visit_start')).toBeNull()

  // Not said on every page of the visit.
  await open(page, '/en/articles')
  await page.clock.runFor(10_000)
  await expect(prompt(page)).toBeVisible()
  await expect(page.getByRole('status').locator('#feedback-prompt')).toHaveCount(0)
})

test.describe('before the question about cookies is answered', () => {
  test.use({ hasChosen: false })

  test('it waits', async ({ page }) => {
    await open(page, '/en/projects')
    await page.clock.runFor(90_000)
    await expect(prompt(page)).toBeHidden()
    await page.getByRole('button', { name: 'Necessary Only' }).click()
    await page.clock.runFor(10_000)
    await expect(prompt(page)).toBeVisible()
  })
})

for (const width of [320, 360, 1280]) {
  test(`at ${width} px it covers neither the bell nor the end of the page`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    await open(page, '/de')
    await page.clock.runFor(70_000)
    await expect(prompt(page)).toBeVisible()
    await page.clock.resume()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    const overlaps = () =>
      page.evaluate(() => {
        const toast = document.querySelector('#feedback-prompt')?.getBoundingClientRect()
        const others = document.querySelectorAll('[popovertarget="announcements"], [data-to-top], .site-footer p, .site-footer a')
        return [...others].flatMap((element) => {
          const { top, bottom, left, right } = element.getBoundingClientRect()
          const isCovered = toast && element.checkVisibility() && top < toast.bottom && bottom > toast.top && left < toast.right && right > toast.left
          return isCovered ? [element.textContent] : []
        })
      })
    await expect.poll(overlaps).toEqual([])
  })
}

test('axe finds nothing in it', async ({ page }) => {
  await open(page, '/ar/projects')
  await page.clock.runFor(70_000)
  await expect(prompt(page)).toBeVisible()
  await page.clock.resume()
  await expectAccessible(page)
})
