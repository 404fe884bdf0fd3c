import type { Page } from '@playwright/test'
import { CONSENT_KEY, consentOf } from '@/lib/visit/consent'
import { expectAccessible } from '../support/axe'
import { chooseTheme, PHONE, THEMES } from '../support/page-tools'
import { ownSite } from '../support/own-site'
import { expect, test } from '../support/test'

const YEAR_MS = 365 * 24 * 60 * 60 * 1000

test.use({ hasChosen: false })

const banner = (page: Page) => page.locator('#consent')
const press = (page: Page, name: string) => banner(page).getByRole('button', { name }).click()
const stored = (page: Page) => page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? 'null'), CONSENT_KEY)

for (const [locale, acceptAll, necessaryOnly] of [
  ['en', 'Accept All', 'Necessary Only'],
  ['ar', 'قبول الكل', 'قبول الضرورية فقط'],
] as const) {
  for (const [name, analytics] of [
    [acceptAll, true],
    [necessaryOnly, false],
  ] as const) {
    test(`${locale}: '${name}' is kept for 365 days, on every page`, async ({ page, context }) => {
      await page.goto(`/${locale}/projects`)
      await expect(banner(page)).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
      // The language of the address, and the clock of the visit once somebody moves: neither says anything about a person.
      const names = await page.evaluate(() => [document.cookie, ...Object.keys(localStorage), ...Object.keys(sessionStorage)])
      expect(names.filter((name) => name !== 'feedback_visit_start')).toEqual([`lang=${locale}`])
      await press(page, name)
      await expect(banner(page)).toBeHidden()

      const consent = await stored(page)
      expect(consent).toMatchObject({ accepted: analytics, preferences: { necessary: true, analytics } })
      expect(Math.abs(consent.expires - Date.now() - YEAR_MS)).toBeLessThan(60_000)
      const cookie = (await context.cookies()).find((found) => found.name === CONSENT_KEY)
      expect(Math.abs((cookie?.expires ?? 0) * 1000 - Date.now() - YEAR_MS)).toBeLessThan(60_000)

      await page.goto(`/${locale}`)
      await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
      await expect(banner(page)).toBeHidden()
    })
  }
}

test('an answer before the script hides the question at once and is kept when the script comes', async ({ page }) => {
  let letIn = () => {}
  const wait = new Promise<void>((resolve) => (letIn = resolve))
  await page.route(/\/flight\/\w+\.js/, async (route) => {
    await wait
    await route.fallback()
  })
  await page.goto('/en/projects', { waitUntil: 'commit' })
  await press(page, 'Accept All')
  await expect(banner(page)).toBeHidden()
  letIn()
  await expect.poll(() => stored(page)).toMatchObject({ accepted: true })
  await expect(banner(page)).toBeHidden()
})

test('both answers weigh the same', async ({ page }) => {
  await page.goto('/en/projects')
  const looks = await Promise.all(
    ['Accept All', 'Necessary Only'].map((name) =>
      banner(page)
        .getByRole('button', { name })
        .evaluate((button) => {
          const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(button)
          return { backgroundColor, color, fontSize, fontWeight, height: button.clientHeight }
        }),
    ),
  )
  expect(looks[0]).toEqual(looks[1])
})

test('what is chosen in detail is kept; Back leads back', async ({ page }) => {
  await page.goto('/en/projects')
  await press(page, 'Customize')
  await expect(banner(page).getByRole('switch', { name: 'Necessary' })).toBeDisabled()
  await expect(banner(page).getByRole('switch', { name: 'Necessary' })).toBeChecked()
  await expect(banner(page).getByRole('switch', { name: 'Analytics' })).not.toBeChecked()
  await press(page, 'Back')
  await expect(banner(page).getByRole('button', { name: 'Accept All' })).toBeVisible()
  expect(await stored(page)).toBeNull()
  await press(page, 'Customize')
  await banner(page).getByRole('switch', { name: 'Analytics' }).check()
  await press(page, 'Save Preferences')
  await expect(banner(page)).toBeHidden()
  expect(await stored(page)).toMatchObject({ preferences: { necessary: true, analytics: true } })
})

test('Customize comes after two seconds', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(banner(page)).toBeVisible()
  const animation = await banner(page)
    .getByText('Customize')
    .evaluate((button) => button.getAnimations()[0]?.effect?.getTiming())
  expect(animation?.delay).toBe(2000)
  await expect(banner(page).getByRole('button', { name: 'Customize' })).toBeVisible()
})

test('Escape hides the banner for this page and keeps nothing', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(banner(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByText('The cookie notice is closed.')).toHaveRole('status')
  expect(await stored(page)).toBeNull()
  await page.goto('/en')
  await expect(banner(page)).toBeVisible()
})

for (const [what, value] of [
  ['has run out', JSON.stringify({ ...consentOf(true), expires: Date.now() - 1000 })],
  ['cannot be read', '{'],
] as const) {
  test(`a choice that ${what} is asked for again`, async ({ page }) => {
    await page.addInitScript(([key, text]) => localStorage.setItem(key, text), [CONSENT_KEY, value] as const)
    await page.goto('/en/projects')
    await expect(banner(page)).toBeVisible()
  })
}

test('the footer brings the banner back, with the choice in force, and the focus returns', async ({ page }) => {
  await page.goto('/en/projects')
  await press(page, 'Accept All')
  await page.getByRole('button', { name: 'Cookie settings' }).press('Enter')
  await expect(banner(page)).toBeFocused()
  await press(page, 'Customize')
  await expect(banner(page).getByRole('switch', { name: 'Analytics' })).toBeChecked()
  await banner(page).getByRole('switch', { name: 'Analytics' }).uncheck()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeFocused()
  await expect(page.getByText('Your choice is saved.')).toHaveRole('status')
  expect(await stored(page)).toMatchObject({ accepted: false, preferences: { analytics: false } })
})

test('the banner does not cover what has the focus, nor hold it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/en/projects')
  await expect(banner(page)).toBeVisible()
  const links = page.locator('main a').filter({ visible: true })
  await links.first().focus()
  for (let count = await links.count(); count > 1; count--) {
    await page.keyboard.press('Tab')
    const overlap = () =>
      page.evaluate(() => {
        const [focused, over] = [document.activeElement, document.querySelector('#consent')].map((element) => element?.getBoundingClientRect())
        return (focused?.bottom ?? 0) - (over?.top ?? 0)
      })
    // The page glides to what has the focus.
    await expect.poll(overlap).toBeLessThanOrEqual(0)
  }
  expect(await page.evaluate(() => document.activeElement?.closest('#consent'))).toBeNull()
})

test('a script for statistics is loaded after consent, not before, and no more after it was withdrawn', async ({ page, servers, problems }) => {
  const { url, stop } = await ownSite(servers, { ANALYTICS_SCRIPT: '/stats.js' })
  // Another process of the site, at an address of its own.
  problems.expect(/^other host/)
  const asked: string[] = []
  await page.route('**/stats.js', async (route) => {
    asked.push(route.request().url())
    await route.fulfill({ contentType: 'text/javascript', body: 'document.documentElement.dataset.counted = ""' })
  })
  const address = `${url}/en/projects`
  const counted = page.locator('html[data-counted]')
  await page.goto(address)
  await expect(banner(page)).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  expect(asked).toHaveLength(0)
  await press(page, 'Accept All')
  await expect(counted).toBeAttached()
  await page.goto(address)
  await expect(counted).toBeAttached()
  expect(asked).toHaveLength(2)

  await page.getByRole('button', { name: 'Cookie settings' }).click()
  await press(page, 'Necessary Only')
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  expect(asked).toHaveLength(2)
  await stop()
})

test('it leads to privacy, terms and impressum', async ({ page }) => {
  await page.goto('/en/projects')
  await expect(banner(page)).toBeVisible()
  const hrefs = await banner(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/en/help#privacy', '/en/help#terms', '/en/help#impressum'])
})

for (const theme of THEMES) {
  test(`axe finds nothing in the banner: ${theme}`, async ({ page }) => {
    await chooseTheme(page, theme)
    await page.goto(theme === 'dark' ? '/ar/projects' : '/en/projects')
    const customize = banner(page).getByRole('button', { name: theme === 'dark' ? 'تخصيص' : 'Customize' })
    await expect(customize).toBeVisible()
    await expectAccessible(page)
    await customize.click()
    await expect(banner(page).getByRole('switch').first()).toBeVisible()
    await expectAccessible(page)
  })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked, and the footer leads to what is said about cookies', async ({ page }) => {
    await page.goto('/en/projects')
    await expect(banner(page)).toBeHidden()
    await expect(page.getByRole('link', { name: 'Cookie settings' })).toHaveAttribute('href', '/en/help#privacy')
    await expect(page.getByRole('button', { name: 'Cookie settings' })).toBeHidden()
  })
})
