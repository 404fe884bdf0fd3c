import ICAL from 'ical.js'
import { expectAccessible } from '../support/axe'
import { findEvent, isAhead, isComplete, isFull, isOwn } from '../support/sample-events'
import { expect, test } from '../support/test'

for (const [locale, headings] of [
  ['en', ['Event Details', 'About This Event', 'Event Agenda', 'Registration', 'Featured Speakers', 'Event Sponsors']],
  ['ar', ['تفاصيل الفعالية', 'عن الفعالية', 'برنامج الفعالية', 'التسجيل', 'المتحدثون', 'رعاة الفعالية']],
] as const) {
  test(`an event has its parts in ${locale}`, async ({ page, servers }) => {
    const { slug, agenda, speakers, sponsors } = await findEvent(servers, isComplete)
    await page.goto(`/${locale}/events/${slug}`)
    await expect(page.locator('main').getByRole('heading', { level: 2 })).toHaveText([...headings])
    await expect(page.locator('main ol h3')).toHaveCount(agenda.length)
    await expect(page.locator('section[aria-labelledby=speakers-title] h3')).toHaveCount(speakers.length)
    await expect(page.locator('section[aria-labelledby=sponsors-title] li')).toHaveCount(sponsors.length)
  })
}

test('an event of others leads to the list at once', async ({ page, request, servers }) => {
  const { slug } = await findEvent(servers, (event) => !isOwn(event))
  await page.goto(`/de/events/${slug}`)
  await expect(page).toHaveURL(/\/de\/events$/)
  expect((await request.get(`/de/events/${slug}/calendar.ics`)).status()).toBe(404)
})

test('an event that is not there is not found, in any form', async ({ page, problems, request }) => {
  problems.expect(/404/)
  const response = await page.goto('/en/events/nothing-here')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: 'Event Not Found' })).toBeVisible()
  await expect(page.getByText('Event not found.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/en/events')
  expect((await request.get('/en/events/nothing-here/calendar.ics')).status()).toBe(404)
})

test('the calendar file holds the moments of the event, its page and its name', async ({ request, servers }) => {
  const { slug, title, startDate, endDate } = await findEvent(servers, (event) => isOwn(event) && event.timeZone === 'Europe/Berlin')
  const response = await request.get(`/en/events/${slug}/calendar.ics`)
  expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
  expect(response.headers()['content-disposition']).toContain(`${slug}.ics`)
  expect(response.headers()['content-security-policy']).toContain("default-src 'none'")
  const calendar = new ICAL.Component(ICAL.parse(await response.text()))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.startDate.toJSDate()).toEqual(new Date(startDate))
  expect(event.endDate.toJSDate()).toEqual(new Date(endDate))
  expect(event.summary).toBe(title)
  expect(event.description).toContain(`${servers.siteUrl}/en/events/${slug}`)
})

test.describe('for a visitor elsewhere', () => {
  test.use({ timezoneId: 'America/New_York' })

  test('the hours are also given by their own clock', async ({ page, servers }) => {
    const { slug, startDate } = await findEvent(servers, (event) => isOwn(event) && event.timeZone === 'Asia/Damascus')
    await page.goto(`/en/events/${slug}`)
    const details = page.getByRole('complementary', { name: 'Event Details' })
    await expect(details).toContainText('Syria Time')
    const hour = new Intl.DateTimeFormat('en-GB', { timeZone: 'America/New_York', hour: '2-digit', minute: '2-digit' }).format(new Date(startDate))
    await expect(details.getByText('Your local time').locator('..')).toContainText(hour)
  })
})

test.describe('for a visitor at the place', () => {
  test.use({ timezoneId: 'Asia/Damascus' })

  test('the hours are given once', async ({ page, servers }) => {
    const { slug } = await findEvent(servers, (event) => isOwn(event) && event.timeZone === 'Asia/Damascus')
    await page.goto(`/en/events/${slug}`)
    await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
    await expect(page.getByText('Your local time')).toBeHidden()
  })
})

test('a picture that does not load gives its place to a drawing', async ({ page, problems, servers }) => {
  problems.expect(/uploads|Failed to load resource/)
  const { slug, speakers } = await findEvent(servers, isComplete)
  await page.route('**/uploads/**', (route) => route.abort())
  await page.goto(`/en/events/${slug}`)
  const photos = page.locator('section[aria-labelledby=speakers-title] li')
  await photos.last().scrollIntoViewIfNeeded()
  await expect(photos.locator('svg:visible')).toHaveCount(speakers.length)
  await expect(photos.locator('img:visible')).toHaveCount(0)
})

test('without script the event can be read, registered for, put into a calendar and shared', async ({ browser, servers }) => {
  const { slug } = await findEvent(servers, isComplete)
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto(`/ar/events/${slug}`)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByRole('main').getByRole('link', { name: 'سجّل', exact: true }).click()
  await expect(page.locator('#registration form')).toBeVisible()
  await expect(page.getByRole('link', { name: 'أضف إلى التقويم' })).toHaveAttribute('href', `/ar/events/${slug}/calendar.ics`)
  await expect(page.locator('a[data-service=whatsapp]')).toBeVisible()
  await expect(page.getByText('بتوقيت جهازك')).toBeHidden()
  await context.close()
})

test('a full event is accessible', async ({ page, servers }) => {
  const { slug } = await findEvent(servers, (event) => isOwn(event) && isAhead(event) && isFull(event))
  await page.goto(`/en/events/${slug}`)
  await expectAccessible(page)
})
