import type { Page } from '@playwright/test'
import { chooseTheme, expectTheme, PHONE } from '../support/page-tools'
import { expect, test } from '../support/test'

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
}

const sections = (page: Page) => page.locator('#menu details').first()

test('a chosen theme is applied, remembered, and there before anything is painted', async ({ page }) => {
  await open(page, '/en')
  await expectTheme(page, 'oriental')
  await page.getByLabel('Theme').selectOption('dark')
  await expectTheme(page, 'dark')
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  await expectTheme(page, 'dark')
  await expect(page.getByLabel('Theme')).toHaveValue('dark')
})

test('a stored theme that is none is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', '"><img src=x>'))
  await open(page, '/en')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  await expect(page.getByLabel('Theme')).toHaveValue('oriental')
  const shown = await paper()
  await page.getByLabel('Theme').selectOption('dark')
  await expectTheme(page, 'dark')
  await page.getByLabel('Theme').selectOption('oriental')
  await expectTheme(page, 'oriental')
  expect(await paper()).toBe(shown)
})

test('the theme follows the device where that is chosen, and other tabs always', async ({ page, context }) => {
  await open(page, '/en')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.getByLabel('Theme').selectOption('system')
  await expectTheme(page, 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expectTheme(page, 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.reload({ waitUntil: 'commit' })
  await page.waitForFunction(() => document.body !== null)
  await expectTheme(page, 'dark')
  const other = await context.newPage()
  await open(other, '/en/projects')
  await other.getByLabel('Theme').selectOption('oriental')
  await expectTheme(page, 'oriental')
  await expect(page.getByLabel('Theme')).toHaveValue('oriental')
})

test('Back closes the mobile menu; a link in it leads on, and Back from there to the page without it', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await open(page, '/en/projects')
  const menu = page.locator('#menu')
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(menu).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-dialogs', '')
  await page.waitForFunction(() => history.state?.imarOver === 'menu')
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/en/projects')

  await page.getByRole('button', { name: 'Menu' }).click()
  await page.waitForFunction(() => history.state?.imarOver === 'menu')
  await menu.getByRole('link', { name: 'Help Center' }).click()
  await expect(page).toHaveURL('/en/help')
  await page.goBack()
  await expect(page).toHaveURL('/en/projects')
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => history.state?.imarOver)).toBeUndefined()
})

test('dropdowns open under a mouse, stay on click, and close after it left', async ({ page }) => {
  await open(page, '/en')
  await page.getByText('Sections').hover()
  await expect(sections(page)).toHaveAttribute('open')
  await page.getByText('Sections').click()
  await expect(sections(page)).toHaveAttribute('open')
  await page.mouse.move(600, 700)
  await expect(sections(page)).not.toHaveAttribute('open')
})

test('dropdowns work by keyboard', async ({ page }) => {
  await open(page, '/en')
  await sections(page).locator('summary').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Reports' }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(sections(page)).not.toHaveAttribute('open')
  await expect(sections(page).locator('summary')).toBeFocused()
})

test('the header shrinks and the way to the top appears', async ({ page }) => {
  await open(page, '/en/projects')
  const button = page.getByRole('button', { name: 'Back to top' })
  await expect(button).toBeHidden()
  await page.mouse.wheel(0, 900)
  await expect(page.locator('html')).toHaveAttribute('data-scrolled', '')
  await button.click()
  await expect(page.locator('html')).not.toHaveAttribute('data-scrolled')
  await expect(button).toBeHidden()
})

test('a hash link of the footer goes to the top, then to its place', async ({ page }) => {
  await open(page, '/en')
  await page.locator('.site-footer').scrollIntoViewIfNeeded()
  await page.locator('html').evaluate(({ dataset }) => (dataset.same = ''))
  await page.getByRole('link', { name: 'About us' }).click()
  await expect(page).toHaveURL('/en#about')
  await expect(page.locator('html')).toHaveAttribute('data-same', '')
  await expect.poll(() => page.locator('#about').evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(200)
})

test('a hash link that is pressed again keeps its hash and leads there again', async ({ page }) => {
  await open(page, '/en/help')
  const link = page.locator('.site-footer').getByRole('link', { name: 'FAQs' })
  for (let press = 0; press < 2; press += 1) {
    await link.click()
    await expect(page).toHaveURL('/en/help#faqs')
    await expect(page.locator('#faqs h2').first()).toBeInViewport()
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  }
  await expect(page).toHaveURL('/en/help#faqs')
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('the menu opens, with one section at a time', async ({ page }) => {
        await page.goto('/ar/projects')
        await page.getByRole('button', { name: 'القائمة' }).click()
        await page.getByText('تصفّح الموقع').click()
        await expect(page.getByRole('link', { name: 'الفعاليات' })).toBeVisible()
        await page.getByText('شارك معنا').click()
        await expect(page.getByRole('link', { name: 'الفعاليات' })).toBeHidden()
      })
    })
  }

  test('the columns of the footer start folded', async ({ page }) => {
    await open(page, '/en')
    const privacy = page.getByRole('link', { name: 'Privacy policy' })
    await expect(privacy).toBeHidden()
    await page.locator('.site-footer summary').filter({ hasText: 'Information' }).click()
    await expect(privacy).toBeVisible()
  })

  test('in the dark theme nothing is wider than the screen', async ({ page }) => {
    await chooseTheme(page, 'dark')
    await page.setViewportSize({ width: 320, height: 640 })
    await open(page, '/de')
    // Firefox has a bar beside it.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
})
