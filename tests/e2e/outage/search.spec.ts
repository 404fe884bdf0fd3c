import { contentService, secondSite } from '../support/servers'
import { expect, test } from '../support/test'

const FAULTS = [
  ['cut off', contentService.disconnect, contentService.connect],
  ['hung', contentService.freeze, contentService.thaw],
] as const

for (const [state, begin, end] of FAULTS) {
  test(`with the content service ${state} the search answers as before, changed or not`, async ({ page, request, servers }) => {
    const path = '/en/search?q=school'
    await page.goto(path)
    const before = await page.getByRole('main').innerText()
    expect(before).toMatch(/\d+ results/)
    await begin()
    try {
      await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { model: 'article', documentId: 'none' },
      })
      await page.goto(path)
      expect(await page.getByRole('main').innerText()).toBe(before)
    } finally {
      await end()
    }
  })
}

for (const [locale, title, retry] of [
  ['en', 'The search is not available at the moment', 'Try again'],
  ['ar', 'البحث غير متاح حالياً', 'أعد المحاولة'],
] as const) {
  test(`a site that never reached the content service says so, in ${locale}`, async ({ browser }) => {
    const site = await secondSite.start('http://127.0.0.1:9')
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    const page = await context.newPage()
    try {
      await page.goto(`/${locale}/search?q=school`)
      await expect(page.getByRole('alert')).toContainText(title)
      await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('school')
      await page.getByRole('main').getByRole('link', { name: retry }).click()
      await expect(page).toHaveURL(/\/search\?q=school$/)
      await expect(page.getByRole('alert')).toContainText(title)
    } finally {
      await context.close()
      await secondSite.stop()
    }
  })
}
