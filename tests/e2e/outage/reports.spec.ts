import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

for (const [locale, title, text, reload, missing] of [
  ['en', 'Error Loading Data', 'There was a problem fetching the report.', 'Reload Page', 'Report Not Found'],
  ['ar', 'خطأ في تحميل البيانات', 'حدثت مشكلة أثناء تحميل التقرير.', 'أعد تحميل الصفحة', 'التقرير غير موجود'],
] as const) {
  test(`a report that nobody has read before cannot be loaded, and says so until it can, in ${locale}`, async ({ browser, request, servers }) => {
    const seen = `/${locale}/reports`
    expect((await request.get(seen)).status()).toBe(200)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
    const page = await context.newPage()
    await contentService.disconnect()
    try {
      // For seconds it is known which reports there are; of a name in other letters it never is.
      const response = await page.goto(`/${locale}/reports/neu-für-alle-${Date.now()}`)
      expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '10'])
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect(page.getByText(text)).toBeVisible()
      expect((await request.get(seen)).status()).toBe(200)
    } finally {
      await contentService.connect()
    }
    await page.getByRole('link', { name: reload }).click()
    await expect(page.getByRole('heading', { level: 1, name: missing })).toBeVisible()
    await context.close()
  })
}
