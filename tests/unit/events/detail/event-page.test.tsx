/** @jest-environment node */
import { within } from '@testing-library/dom'
import { EventActions } from '@/components/events/detail/EventActions'
import { EventDetails } from '@/components/events/detail/EventDetails'
import { EventHeader } from '@/components/events/detail/EventHeader'
import { InvalidEvent } from '@/components/events/detail/InvalidEvent'
import { RegistrationPanel } from '@/components/events/detail/RegistrationPanel'
import { Sponsors } from '@/components/events/detail/Sponsors'
import type { Event, EventStatus } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import { event } from '../../lib/fixtures'
import { renderScreen } from '../../support/screen'
import { location, registration } from './fixtures'

jest.mock('next-intl/server', () => jest.requireActual<object>('../../support/translations'))

const details = (fields: Partial<Event>, locale: Locale = 'en') =>
  renderScreen(
    <EventDetails event={event(fields)} locale={locale}>
      {null}
    </EventDetails>,
  )

const panel = (fields: Partial<Event>) => renderScreen(<RegistrationPanel event={event(fields)} locale="en" status="upcoming" />)

const actions = async (fields: Partial<Event>, status: EventStatus) => {
  const screen = await renderScreen(<EventActions event={event(fields)} locale="de" status={status} />)
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'))
}

test('dates and times that cannot be formatted are said to be determined', async () => {
  const screen = await details({ startDate: 'someday', endDate: null })
  expect(screen.getByText('Date to be determined')).toBeInTheDocument()
  expect(screen.getByText('Time to be determined')).toBeInTheDocument()
})

test('times stand by the clock of the place, which is named, with a place for the visitor’s own', async () => {
  const screen = await details({ timeZone: 'Europe/Berlin' })
  expect(screen.getByText('08:00 – 14:00')).toBeInTheDocument()
  expect(screen.getByText('Central European Time')).toBeInTheDocument()
  expect(screen.getByText('Your local time').closest('[data-visitor-time]')).toHaveAttribute('data-zone', 'Europe/Berlin')
  const time = screen.getByText(/12 December 2026/)
  expect(time).toHaveAttribute('datetime', '2026-12-12T08:00:00+01:00')
})

test.each([
  [location({ type: 'virtual', city: 'Aleppo' }), 'Virtual Event'],
  [location({ venue: 'Hall', city: 'Aleppo' }), 'Hall, Aleppo'],
  [location({ type: 'hybrid', city: 'Aleppo' }), 'Aleppo and online'],
  [location(), 'Physical Location'],
  [null, 'Location TBD'],
])('the place of %j reads as %s', async (place, text) => {
  const screen = await renderScreen(<EventHeader event={event({ location: place })} locale="en" status="upcoming" />)
  expect(screen.getByText(text)).toBeInTheDocument()
})

test.each([
  [1, 'مقعد واحد'],
  [2, 'مقعدان'],
  [7, '7 مقاعد'],
  [40, '40 مقعداً'],
  [200, '200 مقعد'],
])('in Arabic a capacity of %i reads as %s', async (capacity, text) => {
  const screen = await details({ registration: registration({ capacity }) }, 'ar')
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a full event whose registration is elsewhere says so and offers nothing', async () => {
  const screen = await panel({ registration: registration({ isFull: true, link: 'https://forms.example.org/x' }) })
  expect(screen.getByText('This event is full.')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText(/waiting list/)).toBeNull()
})

test('a full event says so and offers a place on its waiting list', async () => {
  const screen = await panel({ registration: registration({ isFull: true }) })
  expect(screen.getByText('This event is full.')).toBeInTheDocument()
  expect(screen.getByText('Join the waiting list', { selector: 'summary span' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Join the waiting list' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Join the waiting list' }).closest('form')?.querySelector('[name=waitingList]')).toHaveValue('true')
})

test('the panel counts the places left and holds the form of its event, closed', async () => {
  const screen = await panel({ documentId: 'event1234567890', registration: registration({ capacity: 13 }) })
  expect(screen.getByText('1 spot left')).toBeInTheDocument()
  const form = screen.getByRole('form', { name: 'Registration', hidden: true })
  expect(form.closest('details')).not.toHaveAttribute('open')
  expect(form).toHaveFormValues({ event: 'event1234567890', name: '', email: '', phone: '', organization: '', message: '' })
})

test('where registering happens elsewhere, the panel leads there', async () => {
  const screen = await panel({ registration: registration({ link: 'https://forms.example.org/x', capacity: null }) })
  expect(screen.getByRole('link', { name: /Open the registration page/ })).toHaveAttribute('href', 'https://forms.example.org/x')
  expect(screen.queryByText(/spots? left/)).toBeNull()
})

test('the panel is for the time before the event only', async () => {
  const screen = await panel({ registration: registration() })
  expect(screen.getByRole('region', { name: 'Registration' }).closest('[data-in]')).toHaveAttribute('data-in', 'upcoming')
})

test('an event can be put into a calendar until it is over, and its report is in the language of the page', async () => {
  const fields = { reportsLink: '/reports/spending', recordingLink: 'https://v.example.org/x' }
  expect(await actions(fields, 'ongoing')).toContain('/de/events/workshop/calendar.ics')
  const past = await actions(fields, 'past')
  expect(past).toEqual(expect.arrayContaining(['https://v.example.org/x', '/de/reports/spending']))
  expect(past).not.toContain('/de/events/workshop/calendar.ics')
})

test('sponsors stand by tier, the most generous first', async () => {
  const sponsor = { logo: null, website: null }
  const screen = await renderScreen(
    <Sponsors
      locale="en"
      sponsors={[
        { ...sponsor, id: 1, name: 'Friend', tier: 'default' },
        { ...sponsor, id: 2, name: 'Silver one', tier: 'silver', website: 'https://silver.example.org' },
        { ...sponsor, id: 3, name: 'Giver', tier: 'platinum' },
        { ...sponsor, id: 4, name: 'Silver two', tier: 'silver' },
      ]}
    />,
  )
  const groups = screen.getAllByRole('heading', { level: 3 }).map((heading) => [
    heading.textContent,
    within(heading.parentElement ?? heading)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ])
  expect(groups).toEqual([
    ['Platinum', ['Giver']],
    ['Silver', ['Silver one (opens in a new tab)', 'Silver two']],
    ['Supporters', ['Friend']],
  ])
})

test('an event without title or date says that its data is invalid, and leads to the others', async () => {
  const screen = await renderScreen(<InvalidEvent locale="en" />)
  expect(screen.getByRole('heading', { level: 1, name: 'An Error Occurred' })).toBeInTheDocument()
  expect(screen.getByText('Invalid event data provided.')).toBeInTheDocument()
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/events')
})
