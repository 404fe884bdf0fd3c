import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

for (const locale of ['ar', 'en'] as const) {
  test(`departments and figures stay through an outage in ${locale}`, async ({ page, request, servers }) => {
    await request.get(`/${locale}/join`)
    await page.goto(`/${locale}/join`)
    const titles = await page.locator('#departments h3').allTextContents()
    expect(titles.length).toBeGreaterThan(2)
    await contentService.disconnect()
    try {
      const renewal = await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { model: 'department', documentId: 'none' },
      })
      expect(renewal.status()).toBe(200)
      await page.goto(`/${locale}/join`)
      await expect(page.locator('#departments h3')).toHaveText(titles)
    } finally {
      await contentService.connect()
    }
  })
}
