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
  await expectTheme(page, 'oriental')
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

test.describe('on a phone', () => {
  test.use({ viewport: PHONE })

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`with JavaScript ${javaScriptEnabled ? 'on' : 'off'}`, () => {
      test.use({ javaScriptEnabled })

      test('the menu opens, with one section at a time', async ({ page }) => {
        await page.goto('/ar/projects')
        await page.getByRole('button', { name: 'القائمة' }).click()
        await page.getByText('الأقسام').click()
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
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
