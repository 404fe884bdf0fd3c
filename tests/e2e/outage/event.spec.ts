import { contentService } from '../support/servers'
import { expect, test } from '../support/test'

const SEEN = ['/en/events/school-restoration-workshop-aleppo', '/en/events/school-restoration-workshop-aleppo/calendar.ics']

test('an event that nobody has read before cannot be loaded, and says so until it can', async ({ browser, request, servers }) => {
  for (const path of SEEN) expect((await request.get(path)).status(), path).toBe(200)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await contentService.disconnect()
  try {
    // For seconds it is known which events there are; of a name in other letters it never is.
    const response = await page.goto(`/en/events/neu-für-alle-${Date.now()}`)
    expect([response?.status(), response?.headers()['retry-after']]).toEqual([503, '10'])
    await expect(page.getByRole('heading', { level: 1, name: 'An Error Occurred' })).toBeVisible()
    await expect(page.getByText('Failed to load event details: An unknown error occurred.')).toBeVisible()
    for (const path of SEEN) expect((await request.get(path)).status(), path).toBe(200)
  } finally {
    await contentService.connect()
  }
  await page.getByRole('link', { name: 'Reload Page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible()
  await context.close()
})
