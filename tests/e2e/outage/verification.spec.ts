import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

const QUERY = '?email=amal%40example.org&token=s3cret&id=12'

for (const [locale, text, confirm] of [
  ['ar', 'لم يضِع طلبك', 'أكّد بريدي الإلكتروني'],
  ['en', 'Your application is not lost', 'Confirm my address'],
] as const) {
  test(`with the content service dead a confirmation in ${locale} says that it can be tried again`, async ({ page, browser, problems, servers }) => {
    problems.expect(/status of 503/)
    await contentService.disconnect()
    try {
      const address = `/${locale}/verification/project-submission${QUERY}`
      const response = await page.goto(address)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('main').getByRole('status')).toContainText(text)

      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
      const plain = await context.newPage()
      await plain.goto(address)
      await plain.getByRole('button', { name: confirm }).click()
      await expect(plain.getByRole('main').getByRole('status')).toContainText(text)
      await context.close()
    } finally {
      await contentService.connect()
    }
  })
}
