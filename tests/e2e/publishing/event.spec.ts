import ICAL from 'ical.js'
import { isoWithOffset } from '@/lib/i18n/format'
import { expectAccessible } from '../support/axe'
import { mailTo, newAddress, readAttachment } from '../support/mailbox'
import { expect, test } from '../support/test'

const DAY = 24 * 60 * 60 * 1000
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString()

const moments = (file: string) => {
  const event = new ICAL.Event(new ICAL.Component(ICAL.parse(file)).getFirstSubcomponent('vevent') ?? undefined)
  return { start: event.startDate.toJSDate().toISOString(), sequence: event.sequence, uid: event.uid }
}

test('an event that is moved is moved on its page and in its calendar file, and gone when it is unpublished', async ({ admin, page, request }) => {
  const slug = `moved-${Date.now()}`
  const [first, later] = [inDays(20), inDays(40)]
  const { documentId } = await admin.create('event', 'en', {
    title: 'Moved day',
    slug,
    eventType: 'meeting',
    startDate: first,
    timeZone: 'Asia/Damascus',
    location: { type: 'physical' },
  })
  const [path, file] = [`/en/events/${slug}`, `/en/events/${slug}/calendar.ics`]
  try {
    await admin.publish('event', documentId, 'en')
    await expect.poll(async () => (await request.get(path)).status()).toBe(200)
    await page.goto(path)
    await expect(page.getByRole('main').getByText('Physical Location').first()).toBeVisible()
    await expect.poll(async () => (await request.get(file)).status()).toBe(200)
    const before = moments(await (await request.get(file)).text())
    expect(before.start.slice(0, 16)).toBe(first.slice(0, 16))

    await admin.publish('event', documentId, 'en', { startDate: later })
    await expect.poll(async () => moments(await (await request.get(file)).text()).start.slice(0, 16)).toBe(later.slice(0, 16))
    const after = moments(await (await request.get(file)).text())
    expect(after.uid).toBe(before.uid)
    expect(after.sequence).toBeGreaterThan(before.sequence)
    await expect.poll(async () => (await request.get(path)).text()).toContain(`dateTime="${isoWithOffset(later, 'Asia/Damascus')}"`)

    await admin.publish('event', documentId, 'en', { isExternalEvent: true })
    await expect.poll(async () => (await request.get(path, { maxRedirects: 0 })).status()).toBe(307)
    expect((await request.get(path, { maxRedirects: 0 })).headers().location).toMatch(/\/en\/events$/)

    await admin.unpublish('event', documentId, 'en')
    for (const address of [path, file]) await expect.poll(async () => (await request.get(address)).status(), { message: address }).toBe(410)
  } finally {
    await admin.remove('event', documentId)
  }
})

test('an event that is cancelled says so, takes nobody more, and tells those who have registered', async ({ admin, page, problems, request, servers }) => {
  problems.expect(/409|Failed to load resource/)
  const slug = `cancelled-${Date.now()}`
  const fields = { slug, eventType: 'meeting', startDate: inDays(20), location: { type: 'physical' }, registration: { required: true } }
  const { documentId } = await admin.create('event', 'en', { ...fields, title: 'Cancelled evening' })
  const form = page.locator('form[data-form=registration]')
  const register = async (name: string, address: string) => {
    await form.getByLabel('Your name').fill(name)
    await form.getByLabel('Your email address').fill(address)
    await form.getByRole('button', { name: 'Register' }).click()
  }
  const address = newAddress('cancelled')
  try {
    await admin.publish('event', documentId, 'en')
    await admin.publish('event', documentId, 'ar', { ...fields, title: 'أمسية' })
    await expect.poll(async () => (await request.get(`/ar/events/${slug}`)).status()).toBe(200)
    await page.goto(`/en/events/${slug}`)
    await page.locator('summary').filter({ hasText: 'Register' }).click()
    await expect(form).toHaveAttribute('data-enhanced', '')
    await register('Rima', address)
    await mailTo(servers, address)

    // In a tab that was opened before.
    await page.locator('summary').filter({ hasText: 'Register' }).click()
    await admin.publish('event', documentId, 'en', { isCancelled: true })
    await register('Late', newAddress('late'))
    await expect(form.getByRole('alert')).toHaveText('Registration for this event is closed.')
    await expect(form.getByLabel('Your name')).toHaveValue('Late')

    await expect.poll(async () => (await request.get(`/en/events/${slug}`)).text()).toContain('This event has been cancelled')
    await page.goto(`/en/events/${slug}`)
    const main = page.getByRole('main')
    await expect(main.getByText('Everyone who has registered will be told by email.')).toBeVisible()
    await expect(main.getByText('Cancelled', { exact: true })).toBeVisible()
    await expect(main.getByText('Upcoming', { exact: true })).toHaveCount(0)
    await expect(form).toHaveCount(0)
    await expect(main.getByRole('link', { name: /Add to Calendar|Register/ })).toHaveCount(0)
    await expectAccessible(page)
    await page.goto(`/ar/events/${slug}`)
    await expect(main.getByText('أُلغيت هذه الفعالية ولن تُقام.')).toBeVisible()
    expect(await (await request.get(`/en/events/${slug}/calendar.ics`)).text()).toContain('STATUS:CANCELLED')

    await admin.tellAttendees(documentId)
    const mail = await mailTo(servers, address, 2)
    expect(mail.subject).toBe('Cancelled: Cancelled evening')
    expect(await readAttachment(servers, mail, 'text/calendar')).toContain('METHOD:CANCEL')
  } finally {
    await admin.tellAttendees(documentId)
    await admin.remove('event', documentId)
  }
})

test('the preview of a draft without a date says that its data is invalid', async ({ admin, page }) => {
  const slug = `dateless-${Date.now()}`
  const { documentId } = await admin.create('event', 'en', { title: 'Some day', slug, eventType: 'general' })
  try {
    await page.goto(await admin.previewLink('event', 'en', { documentId }))
    await expect(page).toHaveURL(new RegExp(`/en/events/${slug}$`))
    await expect(page.getByRole('heading', { level: 1, name: 'An Error Occurred' })).toBeVisible()
    await expect(page.getByText('Invalid event data provided.')).toBeVisible()
  } finally {
    await admin.remove('event', documentId)
  }
})
