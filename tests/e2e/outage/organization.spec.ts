import { contentService, secondSite } from '../support/servers'
import { expect, test } from '../support/test'

const main = (html: string) => /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? ''

test('with the content service dead the structure stays as it was, redirects too', async ({ request, servers }) => {
  const read = async (path: string) => main(await (await request.get(path)).text())
  const lead = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers().location
  const before = { page: await read('/en/organization/it'), redirect: await lead('/en/organization') }
  expect(before.page.length).toBeGreaterThan(2000)
  expect(before.redirect).toMatch(/^\/en\/organization\//)
  await contentService.disconnect()
  try {
    await request.post('/api/revalidate', {
      headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
      data: { model: 'department', documentId: 'none' },
    })
    for (let round = 0; round < 3; round++) {
      expect(await read('/en/organization/it')).toBe(before.page)
      expect(await lead('/en/organization')).toBe(before.redirect)
    }
  } finally {
    await contentService.connect()
  }
})

for (const [locale, title, text] of [
  ['ar', 'تعذّر تحميل الهيكل التنظيمي.', 'حدث خطأ في الشبكة أو الخادم. يُرجى إعادة المحاولة.'],
  ['en', 'Failed to load organization structure.', 'A network or server error occurred. Please try again.'],
] as const) {
  test(`a structure never shown before says in ${locale} that it could not be loaded, and is there afterwards`, async ({ browser, servers }) => {
    const site = await secondSite.start(servers.contentUrl)
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url })
    try {
      const page = await context.newPage()
      await contentService.disconnect()
      try {
        for (const path of ['', '/it']) {
          const response = await page.goto(`/${locale}/organization${path}`)
          expect(response?.status()).toBe(503)
          await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
          await expect(page.getByText(text)).toBeVisible()
        }
      } finally {
        await contentService.connect()
      }
      await page.goto(`/${locale}/organization/it`)
      await expect(page.locator('main h3').first()).toBeVisible()
    } finally {
      await context.close()
      await secondSite.stop()
    }
  })
}
