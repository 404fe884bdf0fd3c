import type { Page, Route } from '@playwright/test'
import ICAL from 'ical.js'
import { z } from 'zod'
import { expectAccessible } from '../support/axe'
import { DESKTOP, PHONE } from '../support/page-tools'
import { readContent } from '../support/sample-pages'
import { expect, test } from '../support/test'
import type { Servers } from '../support/servers'

const eventSchema = z.object({ title: z.string(), eventType: z.string(), startDate: z.string(), endDate: z.string().nullish() })

/** The sample content's events of a language in the order of the page, and whether they are over. */
async function readEvents(servers: Servers, locale: string) {
  const found = await readContent(servers, `events?locale=${locale}&pagination[pageSize]=100&sort=startDate:asc`, eventSchema)
  const events = found.map((event) => ({ ...event, isPast: Date.parse(event.endDate ?? event.startDate) < Date.now() }))
  return [...events.filter(({ isPast }) => !isPast), ...events.filter(({ isPast }) => isPast).reverse()]
}

const section = (page: Page, name: 'upcoming' | 'past') => page.locator(`section[aria-labelledby="${name}-title"]`)
const cards = (page: Page, name: 'upcoming' | 'past') => section(page, name).getByRole('article')
const filters = (page: Page) => page.getByRole('search', { name: /Filter events|تصفية الفعاليات/ })

/** Opens a list with its script. Gives a way to ask whether the document is still the same. */
async function openAwake(page: Page, address: string): Promise<() => Promise<boolean>> {
  await page.goto(address)
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.evaluate(() => document.body.setAttribute('data-marked', ''))
  return () => page.evaluate(() => document.body.hasAttribute('data-marked'))
}

for (const locale of ['ar', 'en'] as const) {
  test(`the figures and both sections tell what there is in ${locale}`, async ({ page, servers }) => {
    const events = await readEvents(servers, locale)
    const past = events.filter(({ isPast }) => isPast).length
    await page.goto(`/${locale}/events`)
    await expect(page.locator('#events-stats dd')).toHaveText([events.length - past, past, events.length].map(String))
    await expect(page.locator('#upcoming-title .badge')).toHaveText(String(events.length - past))
    await expect(page.locator('#past-title .badge')).toHaveText(String(past))
    await expect(cards(page, 'upcoming')).toHaveCount(6)
    await expect(cards(page, 'past')).toHaveCount(Math.min(6, past))
  })

  test(`a filtered list can be shared in ${locale}, and stays out of search engines`, async ({ page, servers }) => {
    const webinars = (await readEvents(servers, locale)).filter(({ eventType }) => eventType === 'webinar')
    await page.goto(`/${locale}/events/by/type-webinar?view=list&utm_source=mail`)
    await expect(filters(page).locator('[name=type]')).toHaveValue('webinar')
    await expect(page.locator('#events-results article h3')).toHaveText(webinars.map(({ title }) => title))
    expect((await page.request.get(page.url())).headers()['x-robots-tag']).toBe('noindex, follow')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${servers.siteUrl}/${locale}/events`)
    await expectAccessible(page)
  })

  test(`without JavaScript the list is filtered, extended and shown in rows in ${locale}`, async ({ browser, servers }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
    const page = await context.newPage()
    await page.goto(`/${locale}/events`)
    await section(page, 'upcoming').locator('#upcoming-more').click()
    await expect(page).toHaveURL(/upcoming=18/)
    await expect(cards(page, 'upcoming').nth(6)).toBeVisible()
    await page.locator('#events-list').click()
    await expect(page).toHaveURL(/view=list/)
    await filters(page).locator('[name=source]').selectOption('external')
    await filters(page).getByRole('button').click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/events/by/source-external\\?view=list$`))
    await expect(cards(page, 'upcoming').locator('h3 a')).toHaveCount(0)
    await page.locator('#events-refresh').click()
    await expect(filters(page).locator('[name=source]')).toHaveValue('external')
    await page.getByRole('list', { name: /\(1\)/ }).getByRole('link').click()
    await expect(page).toHaveURL(new RegExp(`/${locale}/events\\?view=list$`))
    await context.close()
  })
}

test('a former address of a filtered list leads for good to the one by path, in every language and whatever the order', async ({
  browser,
  request,
  servers,
}) => {
  for (const [former, address] of [
    ['/ar/events?type=webinar', '/ar/events/by/type-webinar'],
    [
      '/en/events?source=own&q=school%20%26%20roof&view=list&type=workshop&past=18',
      '/en/events/by/type-workshop/source-own?q=school+%26+roof&view=list&past=18',
    ],
    ['/de/events?place=moon&type=', '/de/events'],
  ] as const) {
    const response = await request.get(former, { maxRedirects: 0 })
    expect([former, response.status(), response.headers().location?.replace(servers.siteUrl, '')]).toEqual([former, 308, address])
  }
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: servers.siteUrl })
  const page = await context.newPage()
  await page.goto('/de/events?source=external&type=conference&q=a')
  await expect(page).toHaveURL('/de/events/by/type-conference/source-external?q=a')
  await expect(page.getByRole('search', { name: /Veranstaltungen/ }).locator('select')).toHaveCount(3)
  await context.close()
})

test('choices that there are not, or in another order, are no page', async ({ request }) => {
  for (const choices of ['type-party', 'source-own/type-webinar', 'type-webinar/page/2', 'type-webinar/type-webinar']) {
    const response = await request.get(`/en/events/by/${choices}`)
    expect([choices, response.status()]).toEqual([choices, 404])
    expect(await response.text()).toContain('<h1')
  }
})

test('the language switch keeps what a list was filtered by in place', async ({ page }) => {
  await openAwake(page, '/en/events')
  await filters(page).getByLabel('Event Type').selectOption('webinar')
  await expect(page).toHaveURL(/type-webinar$/)
  await page
    .locator('header details', { has: page.locator('a[data-language=ar]') })
    .locator('summary')
    .click()
  await page.locator('header a[data-language=ar]').click()
  await expect(page).toHaveURL(/\/ar\/events\/by\/type-webinar$/)
  await expect(filters(page).locator('[name=type]')).toHaveValue('webinar')
})

test('choosing a type changes list, address, chips and announcement in place', async ({ page, servers }) => {
  const webinars = (await readEvents(servers, 'en')).filter(({ eventType }) => eventType === 'webinar')
  const isSameDocument = await openAwake(page, '/en/events')
  await filters(page).getByLabel('Event Type').selectOption('webinar')
  await expect(page).toHaveURL(/\/en\/events\/by\/type-webinar$/)
  await expect(page.locator('#events-results article h3')).toHaveText(webinars.map(({ title }) => title))
  await expect(page.locator('#events').getByRole('status')).toHaveText(`${webinars.length} events`)
  await expect(page.getByText('Active filters (1)')).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: Webinar' }).click()
  await expect(page).toHaveURL(/\/en\/events$/)
  await expect(filters(page).getByLabel('Event Type')).toHaveValue('')
  await expect(page.getByText(/Active filters/)).toBeHidden()
  expect(await isSameDocument()).toBe(true)
})

test('Back takes back a filter, a word as a whole, also after a reload', async ({ page }) => {
  const isSameDocument = await openAwake(page, '/en/events')
  const type = filters(page).getByLabel('Event Type')
  await type.selectOption('webinar')
  await expect(page).toHaveURL(/\/by\/type-webinar$/)
  await filters(page).getByRole('searchbox').pressSequentially('hackathon', { delay: 50 })
  await expect(page).toHaveURL(/q=hackathon/)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/events\/by\/type-webinar$/)
  await expect(filters(page).getByRole('searchbox')).toHaveValue('')
  await expect(page.getByText('Active filters (1)')).toBeVisible()
  expect(await isSameDocument()).toBe(true)
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-enhanced', '')
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/events$/)
  await expect(type).toHaveValue('')
  await expect(page.getByText(/Active filters/)).toBeHidden()
})

test('a filtered list is filtered further in place, and cleared', async ({ page }) => {
  const isSameDocument = await openAwake(page, '/en/events/by/source-external')
  await filters(page).getByLabel('Location Type').selectOption('virtual')
  await expect(page).toHaveURL(/\/by\/place-virtual\/source-external$/)
  await expect(page.getByText('Active filters (2)')).toBeVisible()
  await page.getByRole('link', { name: 'Clear All' }).click()
  await expect(page).toHaveURL(/\/en\/events$/)
  await expect(filters(page).getByLabel('Event Source')).toHaveValue('')
  expect(await isSameDocument()).toBe(true)
})

test('a search in Arabic finds other spellings', async ({ page }) => {
  await openAwake(page, '/ar/events')
  await filters(page).getByRole('searchbox').fill('ورشه ترميم المدارس')
  await expect(page.locator('#events-results article h3')).toHaveText([/ورشة ترميم المدارس/])
  await expect(page.locator('#events').getByRole('status')).toHaveText('فعالية واحدة')
})

test('by keyboard: search, result, back to all', async ({ page }) => {
  await openAwake(page, '/en/events')
  await filters(page).getByRole('searchbox').focus()
  await page.keyboard.type('hackathon')
  await expect(page.locator('#events-results article')).toHaveCount(1)
  await expect(filters(page).getByRole('searchbox')).toBeFocused()
  await expect(page.getByText('No past events match your criteria.')).toBeVisible()
  await page.getByRole('link', { name: 'Remove filter: “hackathon”' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/en\/events$/)
  await expect(page.locator('#events-results')).toBeFocused()
})

test('where nothing fits, the page says so and leads back', async ({ page }) => {
  await page.goto('/en/events/by/type-fundraiser')
  await expect(page.getByText('No upcoming events match your criteria.')).toBeVisible()
  await page.goto('/en/events?q=zeppelin')
  await expect(page.getByRole('heading', { name: 'No Events Found' })).toBeVisible()
  await expect(page.getByText(/match your criteria/)).toHaveCount(0)
  await expectAccessible(page)
  await page.locator('#events-results .btn', { hasText: 'Clear All' }).click()
  await expect(cards(page, 'upcoming')).toHaveCount(6)
})

test('Load More goes on with the first new card, Show Less and filters collapse', async ({ page, servers }) => {
  const upcoming = (await readEvents(servers, 'en')).filter(({ isPast }) => !isPast)
  const isSameDocument = await openAwake(page, '/en/events')
  await section(page, 'upcoming')
    .getByRole('link', { name: `Load More (${upcoming.length - 6} remaining)` })
    .focus()
  await page.keyboard.press('Enter')
  await expect(cards(page, 'upcoming')).toHaveCount(upcoming.length)
  await expect(cards(page, 'upcoming').nth(6).getByRole('heading')).toBeFocused()
  await section(page, 'upcoming').getByRole('link', { name: 'Show Less' }).click()
  await expect(cards(page, 'upcoming')).toHaveCount(6)
  await expect(page.getByRole('heading', { name: 'Upcoming' })).toBeFocused()
  await section(page, 'upcoming')
    .getByRole('link', { name: /Load More/ })
    .click()
  await expect(page).toHaveURL(/upcoming=18/)
  await filters(page).getByLabel('Event Source').selectOption('own')
  await expect(page).toHaveURL(/\/by\/source-own$/)
  await expect(cards(page, 'upcoming')).toHaveCount(6)
  expect(await isSameDocument()).toBe(true)
})

test('the list shows eight compact cards', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await openAwake(page, '/en/events')
  await page.getByRole('link', { name: 'List', exact: true }).click()
  await expect(page).toHaveURL(/\?view=list$/)
  await expect(cards(page, 'upcoming')).toHaveCount(8)
  await expect(cards(page, 'upcoming').locator('img')).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'List', exact: true })).toBeFocused()
  await page.setViewportSize(DESKTOP)
  await page.getByRole('link', { name: 'Grid', exact: true }).click()
  await expect(cards(page, 'upcoming')).toHaveCount(6)
})

test('Refresh is disabled and keeps the content until the list has come', async ({ page }) => {
  await openAwake(page, '/en/events/by/source-own')
  const refresh = page.locator('#events-refresh')
  let answer = () => {}
  const held = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/en/events/by/source-own', async (route) => {
    await held
    await route.continue()
  })
  await refresh.click()
  await expect(refresh).toHaveText('Refreshing...')
  await expect(refresh).toBeDisabled()
  await expect(cards(page, 'upcoming')).toHaveCount(6)
  answer()
  await expect(refresh).toHaveText('Refresh')
  await expect(refresh).toBeEnabled()
  await expect(refresh).toBeFocused()
})

test('a filter that is chosen before the script has come is followed once it is there', async ({ page }) => {
  const choose = async (route: Route) => {
    await page.locator('#events [name=type]').selectOption('webinar')
    await route.continue()
  }
  await page.route('**/_next/static/chunks/**', choose, { times: 1 })
  await page.goto('/en/events')
  await page.locator('#events [name=type]').focus()
  await expect(page).toHaveURL(/type-webinar$/)
})

test('without a connection the list stays and the failure is said', async ({ page, context, problems }) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/)
  await openAwake(page, '/en/events')
  await filters(page).getByLabel('Event Type').selectOption('webinar')
  await expect(page).toHaveURL(/type-webinar$/)
  await context.setOffline(true)
  await filters(page).getByLabel('Event Type').selectOption('meeting')
  await expect(page.locator('#events > [role=alert]')).toContainText('Failed to load events')
  await expect(page.getByRole('link', { name: 'Remove filter: Webinar' })).toBeVisible()
  await expect(page).toHaveURL(/type-webinar$/)
  await context.setOffline(false)
  await filters(page).getByRole('button', { name: 'Show events' }).click()
  await expect(page).toHaveURL(/type-meeting$/)
  await expect(page.locator('#events > [role=alert]')).toBeEmpty()
})

test('a picture that does not load is said, in cards that come later too', async ({ page, problems }) => {
  problems.expect(/Failed to load resource/)
  await page.route('**/uploads/**', (route) => route.abort())
  await openAwake(page, '/en/events')
  await cards(page, 'upcoming').first().scrollIntoViewIfNeeded()
  await expect(cards(page, 'upcoming').first()).toContainText('No Image Available')
  await filters(page).getByLabel('Event Source').selectOption('external')
  await expect(page).toHaveURL(/source-external$/)
  await expect(cards(page, 'upcoming').first()).toContainText('No Image Available')
})

for (const [locale, name] of [
  ['ar', 'الاشتراك في التقويم'],
  ['de', 'Kalender abonnieren'],
] as const) {
  test(`a calendar subscribes to the events in ${locale}`, async ({ page, request, servers }) => {
    await page.goto(`/${locale}/events/by/source-own`)
    const address = `${servers.siteUrl}/${locale}/events/calendar.ics`
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('href', address.replace('http:', 'webcal:'))
    await expect(page.getByText(address, { exact: true })).toBeVisible()
    const response = await request.get(address)
    expect(response.headers()['content-type']).toBe('text/calendar; charset=utf-8')
    const entries = new ICAL.Component(ICAL.parse(await response.text())).getAllSubcomponents('vevent').map((entry) => new ICAL.Event(entry))
    const yearAgo = new Date()
    yearAgo.setUTCFullYear(yearAgo.getUTCFullYear() - 1)
    const recent = (await readEvents(servers, locale)).filter(({ startDate, endDate }) => new Date(endDate ?? startDate) >= yearAgo)
    expect(recent.length).toBeGreaterThan(5)
    expect(entries.map(({ summary }) => summary).sort()).toEqual(recent.map(({ title }) => title).sort())
  })
}
