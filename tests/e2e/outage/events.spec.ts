import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

test('with the content service dead what nobody has asked before is answered', async ({ page, problems, request }) => {
  problems.expect(/502 .*\/uploads\//)
  await request.get('/en/events')
  await page.goto('/en/events/by/source-own')
  const [title = ''] = await page.locator('#events-results article h3').allInnerTexts()
  await contentService.disconnect()
  try {
    const response = await page.goto(`/en/events?q=${encodeURIComponent(title)}&upcoming=${20 + (Date.now() % 500)}`)
    expect(response?.status()).toBe(200)
    await expect(page.locator('#events-results article h3').first()).toHaveText(title)
    await expect(page.locator('#events-results').getByRole('alert')).toHaveCount(0)
  } finally {
    await contentService.connect()
  }
})

test('a search that the line loses leaves the cards where they are', async ({ page, problems }) => {
  problems.expect(/ERR_|Failed to load resource/)
  await page.goto('/en/events')
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.route('**/en/events?*', (route) => route.abort('internetdisconnected'))
  const cards = page.locator('#events-results article')
  const count = await cards.count()
  expect(count).toBeGreaterThan(6)
  await page.locator('#events [name=q]').fill(`zeppelin ${Date.now()}`)
  await expect(page.locator('#events > [role=alert]')).toContainText('Failed to load events')
  await expect(cards).toHaveCount(count)
  await expect(page).toHaveURL(/\/en\/events$/)
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
    for (const path of ['/en/events', '/en/events/by/source-own']) {
      await page.goto(path)
      seen.set(path, await cards.allTextContents())
    }
    await begin()
    try {
      const renewal = await request.post('/api/revalidate', {
        headers: { 'x-webhook-secret': servers.secrets.REVALIDATE_SECRET },
        data: { model: 'event', documentId: 'none' },
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
