import type { Page } from '@playwright/test'
import { expectAccessible } from '../support/axe'
import { expect, test } from '../support/test'

/** Makes the browser fail on what the script of the layout, or that of a page, asks it while it starts. */
async function breakScript(page: Page, part: 'layout' | 'page'): Promise<void> {
  await page.addInitScript((broken) => {
    const failOn = (text: string, call: (query: string) => unknown) => (query: string) => {
      if (query.includes(text)) throw new Error(`The ${broken} broke`)
      return call(query)
    }
    if (broken === 'layout') Object.assign(window, { matchMedia: failOn('576px', window.matchMedia.bind(window)) })
    else Object.assign(document, { querySelectorAll: failOn('[data-until]', document.querySelectorAll.bind(document)) })
  }, part)
}

for (const [locale, title, retry, details] of [
  ['en', 'Oops! Something went wrong.', 'Try again', 'Technical details'],
  ['ar', 'عذراً! حدث خطأ ما.', 'أعد المحاولة', 'تفاصيل تقنية'],
] as const) {
  for (const part of ['layout', 'page'] as const) {
    test(`${locale}: where the ${part} fails in the browser, the error is shown with its details and a way out`, async ({ page, problems }) => {
      // Firefox tells of an error by its kind alone.
      problems.expect(new RegExp(`The ${part} broke|^console: Error \\(`))
      await breakScript(page, part)
      await page.goto(`/${locale}/projects`)
      const alert = page.getByRole('alert')
      await expect(alert.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(alert.getByText(`The ${part} broke`, { exact: true })).toBeVisible()
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      await expect(page.getByRole('banner')).toHaveCount(part === 'page' ? 1 : 0)
      await expect(alert.locator('pre')).toBeHidden()
      await alert.getByText(details).click()
      await expect(alert.locator('pre')).toContainText(`The ${part} broke`)
      await expectAccessible(page)
      await expect(alert.getByRole('link', { name: retry })).toHaveAttribute('href', '')
    })
  }
}

for (const [locale, title] of [
  ['en', 'Page Not Found'],
  ['ar', 'الصفحة غير موجودة'],
] as const) {
  test(`${locale}: an address without a page says so`, async ({ page, problems }) => {
    problems.expect(/404/)
    const response = await page.goto(`/${locale}/no/such/page`)
    expect(response?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectAccessible(page)
  })
}

for (const path of ['/en/our-ambassadors', '/en/help', '/en/articles', '/en/join', '/ar']) {
  test(`${path} works with a hash that cannot be decoded`, async ({ page }) => {
    await page.goto(`${path}#%E0%A4%A`)
    await expect(page.locator('html')).toHaveAttribute('data-dialogs', '')
    await page.evaluate(() => (location.hash = '#%zz'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)
  })
}
