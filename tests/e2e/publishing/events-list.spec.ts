import { longWord } from '../support/any-words'
import { sidewaysScroll } from '../support/page-tools'
import { expect, test } from '../support/test'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

test('an event is in the list, the filtered list and the figures as soon as it is published, and moves when it is over', async ({ admin, page, request }) => {
  const title = `Roof day ${Date.now()}`
  const total = async () => {
    await page.goto('/en/events')
    return Number(await page.locator('#events-stats dd').last().innerText())
  }
  const before = await total()
  await request.get('/en/events/by/type-volunteer')
  const created = await admin.create('event', 'en', {
    title,
    slug: `roof-day-${Date.now()}`,
    eventType: 'volunteer',
    startDate: inDays(1),
    endDate: inDays(2),
    timeZone: 'Asia/Damascus',
  })
  try {
    await admin.publish('event', created.documentId, 'en')
    for (const path of ['/en/events', '/en/events/by/type-volunteer', `/en/events?q=${encodeURIComponent(title)}`]) {
      await expect.poll(async () => (await request.get(path)).text(), { message: path }).toContain(title)
    }
    expect(await total()).toBe(before + 1)
    await expect(page.locator('section[aria-labelledby="upcoming-title"]', { hasText: title })).toBeVisible()

    await admin.publish('event', created.documentId, 'en', { startDate: inDays(-3), endDate: inDays(-2) })
    await expect(async () => {
      await page.goto('/en/events/by/type-volunteer')
      await expect(page.locator('section[aria-labelledby="past-title"]')).toContainText(title, { timeout: 500 })
    }).toPass()
  } finally {
    await admin.remove('event', created.documentId)
  }
  await expect.poll(async () => (await request.get('/en/events/by/type-volunteer')).text()).not.toContain(title)
})

test('an event with a long word in its title fits the narrowest phone, on its page and in every list that finds it', async ({ admin, page, request }) => {
  const { documentId } = await admin.create('event', 'de', {
    title: longWord('de'),
    slug: `lang-${Date.now()}`,
    eventType: 'workshop',
    organizerName: longWord('de'),
    startDate: inDays(1),
    endDate: inDays(2),
    timeZone: 'Europe/Berlin',
    location: { type: 'physical', venue: longWord('de'), city: longWord('de') },
  })
  try {
    const { slug } = await admin.publish('event', documentId, 'de')
    await expect.poll(async () => (await request.get(`/de/events/${String(slug)}`)).text()).toContain(longWord('de'))
    const query = encodeURIComponent(longWord('de'))
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const address of [`/de/events/${String(slug)}`, `/de/events?q=${query}`, `/de/events?q=${query}&view=list`, `/de/search?q=${query}`]) {
        await page.goto(address)
        await expect(page.locator('main').getByText(longWord('de')).first()).toBeVisible()
        expect(await sidewaysScroll(page), `${address} at ${width} px`).toBe(0)
      }
    }
  } finally {
    await admin.remove('event', documentId)
  }
})
