import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

/** What nobody has asked for before, so that no answer to it can have been kept. */
const unheard = () => `q=unheard-of-${Date.now()}`

test.describe('with the content service dead', () => {
  test.beforeEach(({ problems }) => problems.expect(/502 .*\/uploads\//))

  for (const [locale, failed, empty] of [
    ['ar', 'تعذّر تحميل الفعاليات', 'توافق'],
    ['en', 'Failed to load events', 'match your criteria'],
  ] as const) {
    test(`a list that cannot be read says so, and does not call itself empty, in ${locale}`, async ({ page, request }) => {
      await request.get(`/${locale}/events`)
      await contentService.disconnect()
      try {
        const response = await page.goto(`/${locale}/events?${unheard()}`)
        expect(response?.status()).toBe(200)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.locator('#events-results').getByRole('alert')).toContainText(failed)
        await expect(page.locator('#events-results')).not.toContainText(empty)
      } finally {
        await contentService.connect()
      }
    })
  }

  test('a search from a kept page leaves the cards where they are', async ({ page, request }) => {
    await request.get('/en/events')
    await page.goto('/en/events')
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    await contentService.disconnect()
    try {
      const cards = page.locator('#events-results article')
      const count = await cards.count()
      expect(count).toBeGreaterThan(6)
      await page.locator('#events [name=q]').fill(`zeppelin ${Date.now()}`)
      await expect(page.locator('#events > [role=alert]')).toContainText('Failed to load events')
      await expect(cards).toHaveCount(count)
      await expect(page).toHaveURL(/\/en\/events$/)
    } finally {
      await contentService.connect()
    }
  })
})

for (const [state, begin, end] of [
  ['cut off', contentService.disconnect, contentService.connect],
  ['hung', contentService.freeze, contentService.thaw],
] as const) {
  test(`with the content service ${state} a list that was read before stays as it was, with a filter and without`, async ({
    page,
    problems,
    request,
    servers,
  }) => {
    problems.expect(/50[24] .*\/uploads\//)
    const cards = page.locator('#events-results article h3')
    const seen = new Map<string, string[]>()
    for (const path of ['/en/events', '/en/events?source=own']) {
      await page.goto(path)
      seen.set(path, await cards.allInnerTexts())
    }
    await begin()
    try {
      const renewal = await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { event: 'entry.publish', model: 'event', entry: { documentId: 'none' } },
      })
      expect(renewal.status()).toBe(200)
      for (const [path, titles] of [...seen, ...seen]) {
        expect(titles.length).toBeGreaterThan(6)
        await page.goto(path)
        await expect(cards, path).toHaveText(titles)
      }
    } finally {
      await end()
    }
  })
}
