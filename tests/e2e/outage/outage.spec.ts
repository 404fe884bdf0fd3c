import type { APIRequestContext } from '@playwright/test'
import { contentService, type Servers } from '../support/servers'
import { Site } from '../support/site'
import { expect, test } from '../support/test'

const SEEN = ['/ar', '/en/projects', '/ar/projects/school-hope-homs', '/de/articles', '/en']

/** All that a visitor reads, without the names of scripts. */
const content = (html: string) => /<main[\s\S]*<\/footer>/.exec(html)?.[0] ?? ''

/** What the content service would send after every kind of change. */
async function pretendEverythingChanged(request: APIRequestContext, { secrets }: Servers): Promise<void> {
  const models = ['article', 'project', 'event', 'home-slider', 'hero', 'partner', 'pages-info', 'seo', 'home-page-stat', 'contact-info']
  for (const model of models) {
    const response = await request.post('/api/revalidate', {
      headers: { 'x-webhook-secret': secrets.REVALIDATE_SECRET },
      data: { model, documentId: 'none' },
    })
    expect(response.status()).toBe(200)
  }
}

for (const [state, begin, end] of [
  ['stopped', contentService.stop, contentService.start],
  ['hung', contentService.freeze, contentService.thaw],
] as const) {
  test(`with the content service ${state} every page seen before stays as it was, renewed or not, and health tells it`, async ({ request, servers }) => {
    // Each page waits once for what does not answer: a minute on a machine that does nothing else.
    test.setTimeout(300_000)
    const before = new Map<string, string>()
    for (const path of SEEN) before.set(path, content(await (await request.get(path)).text()))
    for (const [path, text] of before) expect(text.length, path).toBeGreaterThan(2000)
    await begin()
    try {
      await pretendEverythingChanged(request, servers)
      for (let round = 0; round < 3; round++) {
        for (const path of SEEN) {
          const response = await request.get(path)
          expect(response.status(), path).toBe(200)
          expect(content(await response.text()), path).toBe(before.get(path))
        }
      }
      const authorization = `Bearer ${servers.secrets.METRICS_TOKEN}`
      expect(await (await request.get('/api/health', { headers: { authorization } })).json()).toMatchObject({
        status: 'degraded',
        contentService: { reachable: false },
      })
      expect(await (await request.get('/api/health')).json()).toEqual({ status: 'up' })
    } finally {
      await end()
    }
  })
}

for (const [state, begin, end] of [
  ['cut off', contentService.disconnect, contentService.connect],
  ['hung', contentService.freeze, contentService.thaw],
] as const) {
  test(`with the content service ${state} a page never seen before says so, can be read without JavaScript, and is not kept`, async ({
    admin,
    browser,
    request,
    servers,
  }) => {
    // Published, or the site would know for some seconds that there is no such document.
    const { documentId } = await admin.create('article', 'de', { title: 'Noch ungelesen', publishedDate: '2026-01-01' })
    await new Site(servers.siteUrl, servers.secrets.CONTENT_TOKEN).during(() => admin.publish('article', documentId, 'de'))
    const path = `/de/articles/${documentId}`
    await begin()
    try {
      const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
      const page = await context.newPage()
      const response = await page.goto(path)
      expect(response?.status()).toBe(503)
      await expect(page.locator('html')).toHaveAttribute('lang', 'de')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect((await page.locator('body').innerText()).length).toBeGreaterThan(60)
      await page.getByText('Technische Details').click()
      await expect(page.getByText(`Fehlercode: ${response?.status()}`)).toBeVisible()
      expect(response?.headers()['content-security-policy']).toBeTruthy()
      await context.close()
    } finally {
      await end()
    }
    // A single answer may take as long as the service is busy with what came while it was away.
    await expect.poll(async () => (await request.get(path)).status(), { timeout: 60_000 }).toBe(200)
    await admin.remove('article', documentId)
  })
}
