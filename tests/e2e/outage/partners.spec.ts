import { failedPage } from '../support/failed-page'
import { expect, test } from '../support/test'

for (const [locale, title, texts, retry] of [
  [
    'en',
    'Error',
    ['Failed to load partners. Please try again later.', 'We are currently experiencing issues loading the partners. Please check back later.'],
    'Retry',
  ],
  ['ar', 'خطأ', ['تعذّر تحميل قائمة الشركاء. يُرجى المحاولة لاحقاً.', 'نواجه حالياً مشكلة في تحميل قائمة الشركاء. يُرجى العودة لاحقاً.'], 'أعد التحميل'],
] as const) {
  test(`partners that were never shown and cannot be read say so in ${locale}, and can be asked for again`, async ({ browser, servers }) => {
    await failedPage(browser, servers, `/${locale}/our-partners`, {
      async failed(page) {
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
        for (const text of texts) await expect(page.getByRole('main')).toContainText(text)
      },
      async after(page) {
        await page.getByRole('link', { name: retry }).click()
        await expect(page.locator('#partners li').first()).toBeVisible()
      },
    })
  })
}
