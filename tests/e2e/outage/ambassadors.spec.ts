import { failedPage } from '../support/failed-page'
import { expect, test } from '../support/test'

for (const [locale, title, text, retry] of [
  ['en', 'Error Loading Ambassadors', 'Failed to load ambassadors. Please try again later.', 'Retry'],
  ['ar', 'خطأ في تحميل قائمة السفراء', 'تعذّر تحميل قائمة السفراء. يُرجى المحاولة لاحقاً.', 'أعد التحميل'],
] as const) {
  test(`ambassadors that were never shown and cannot be read say so in ${locale}, and can be asked for again`, async ({ browser, servers }) => {
    await failedPage(browser, servers, `/${locale}/our-ambassadors`, {
      async failed(page) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        await expect(page.getByRole('main')).toContainText(text)
      },
      async after(page) {
        await page.getByRole('link', { name: retry }).click()
        await expect(page.locator('#country-1')).toBeVisible()
      },
    })
  })
}
