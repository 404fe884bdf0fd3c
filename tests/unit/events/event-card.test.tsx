/** @jest-environment node */
import { within } from '@testing-library/dom'
import { EventCard, type EventCardVariant } from '@/components/events/EventCard'
import type { Event } from '@/lib/entities/events'
import type { Locale } from '@/rules/languages'
import { event } from '../lib/fixtures'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const NOW = new Date('2026-11-21T12:00:00.000Z')

beforeAll(() => jest.useFakeTimers({ now: NOW, doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }))
afterAll(() => jest.useRealTimers())

const show = (fields: Partial<Event> = {}, variant?: EventCardVariant, locale: Locale = 'en') =>
  renderScreen(<EventCard event={event(fields)} locale={locale} variant={variant} />)

const registration = { required: true, link: null, capacity: 40, currentRegistrations: 34, isFull: false }

test.each([{ title: null }, { startDate: null }])('an event with %j cannot be shown', async (fields) => {
  const screen = await show(fields)
  expect(screen.getByText('Invalid event data provided.')).toBeInTheDocument()
  expect(screen.queryByRole('article')).toBeNull()
})

test('what is missing is said', async () => {
  const screen = await show({ startDate: 'someday', endDate: null })
  for (const text of ['Date TBD', 'Time to be determined', 'Location TBD', 'No Image Available']) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

test('the compact variant has neither picture, description nor registration', async () => {
  const screen = await show({ shortDescription: 'Two days of training', registration }, 'compact')
  expect(screen.queryByText('No Image Available')).toBeNull()
  expect(screen.queryByText('Two days of training')).toBeNull()
  expect(screen.queryByText(/Limited/)).toBeNull()
})

test('the full variant has them', async () => {
  const screen = await show({ shortDescription: 'Two days of training', registration })
  expect(screen.getByText('Two days of training')).toBeInTheDocument()
  expect(screen.getByText('Limited! (6 left)')).toBeInTheDocument()
})

test.each([
  [1, 'مقاعد محدودة! بقي مقعد واحد'],
  [2, 'مقاعد محدودة! بقي مقعدان'],
  [3, 'مقاعد محدودة! بقيت 3 مقاعد'],
  [10, 'مقاعد محدودة! بقيت 10 مقاعد'],
])('in Arabic %i places left read as %s', async (left, text) => {
  const screen = await show({ registration: { ...registration, capacity: 100, currentRegistrations: 100 - left } }, 'full', 'ar')
  expect(screen.getByText(text)).toBeInTheDocument()
})

test('a cancelled event says so in place of its status and its free places, and leads to its page', async () => {
  const screen = await show({ isCancelled: true, registration })
  expect(screen.getByText('Cancelled')).toBeInTheDocument()
  expect(screen.queryByText('Upcoming')).toBeNull()
  expect(screen.queryByText(/left/)).toBeNull()
  expect(screen.getByRole('link', { name: /Learn/ })).toHaveAttribute('href', '/en/events/workshop')
})

test('an upcoming card carries what it says once the event runs and is over', async () => {
  const screen = await show({ registration, recordingLink: 'https://example.org/video' })
  const card = screen.getByRole('article')
  expect(card).toHaveAttribute('data-phase', 'upcoming')
  const inPhase = (text: string) => within(card).getByText(text).closest('[data-in]')?.getAttribute('data-in')
  expect(inPhase('Upcoming')).toBe('upcoming')
  expect(inPhase('Ongoing')).toBe('ongoing')
  expect(inPhase('Past')).toBe('past')
  expect(inPhase('Register Now')).toBe('upcoming')
  expect(inPhase('Learn More')).toBe('ongoing')
  expect(inPhase('Watch Recording')).toBe('past')
  expect(inPhase('Limited! (6 left)')).toBe('upcoming ongoing')
})

test('the title of our own events leads to their page, that of external ones nowhere', async () => {
  const own = await show()
  expect(own.getByRole('link', { name: 'Workshop' })).toHaveAttribute('href', '/en/events/workshop')
  const external = await show({ isExternalEvent: true })
  expect(external.queryByRole('link', { name: 'Workshop' })).toBeNull()
})

test('an external event without a link shows its action disabled', async () => {
  const screen = await show({ isExternalEvent: true })
  const action = screen.getByRole('link', { name: 'View Event' })
  expect(action).toHaveAttribute('aria-disabled', 'true')
  expect(action).not.toHaveAttribute('href')
})

test('an action that leads to another site opens in a new window and says so', async () => {
  const screen = await show({ isExternalEvent: true, registration: { ...registration, link: 'https://example.org/go' } })
  const action = screen.getByRole('link', { name: /View Event/ })
  expect(action).toHaveAttribute('target', '_blank')
  expect(action).toHaveAccessibleName(/new tab/)
})

test.each(['full', 'compact'] as const)('a %s card of an external event says so, whose it is, and of what kind', async (variant) => {
  const fields = { eventType: 'conference', organizerName: 'Water without Borders' } as const
  const external = await show({ ...fields, isExternalEvent: true }, variant)
  expect(external.getByText('External event')).toBeInTheDocument()
  expect(external.getByText('Water without Borders').closest('li')).toHaveTextContent('Organized by Water without Borders')
  expect(external.getByText('Conference')).toBeInTheDocument()
  const own = await show(fields, variant)
  expect(own.queryByText('External event')).toBeNull()
  expect(own.queryByText('Water without Borders')).toBeNull()
  expect(own.getByText('Conference')).toBeInTheDocument()
})
