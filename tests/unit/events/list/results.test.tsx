/** @jest-environment node */
import { EventsStats } from '@/components/events/list/EventsStats'
import { parseListQuery } from '@/components/events/list/list-query'
import { placesOf } from '@/components/events/list/places'
import type { EventsByTime } from '@/components/events/list/load-events'
import type { ListFilter } from '@/lib/i18n/list-filters'
import type { Locale } from '@/rules/languages'
import { event } from '../../lib/fixtures'
import { renderScreen } from '../../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../../support/translations'))

const found = (shown: number, total = shown) => ({
  items: Array.from({ length: shown }, (_, index) => event({ documentId: `event-${index}`, title: `Event ${index}` })),
  total,
})

const none = found(0)

const totals = { upcoming: null, past: null }

const show = (events: Partial<EventsByTime>, address = '', { locale = 'en', filter = {} }: { locale?: Locale; filter?: ListFilter<'events'> } = {}) => {
  const query = parseListQuery(Object.fromEntries(new URLSearchParams(address)), filter)
  return renderScreen(Object.values(placesOf(locale, query, { events: { upcoming: none, past: none, ...events }, totals })))
}

test('each section says how many it has, and that it has none', async () => {
  const screen = await show({ upcoming: found(6, 40) })
  expect(screen.getByRole('heading', { name: 'Upcoming 40' })).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Past Archives 0' })).toBeInTheDocument()
  expect(screen.getByText('40 events')).toBeInTheDocument()
  expect(screen.getByText('No past events match your criteria.')).toBeInTheDocument()
  expect(screen.queryByText('No upcoming events match your criteria.')).toBeNull()
  expect((await show({ past: found(1) })).getByText('No upcoming events match your criteria.')).toBeInTheDocument()
})

test('nothing found by filters is another thing than nothing at all', async () => {
  const filtered = await show({}, '', { filter: { type: 'webinar' } })
  expect(filtered.getByRole('heading', { name: 'No Events Found' })).toBeInTheDocument()
  expect(filtered.queryByText('No upcoming events match your criteria.')).toBeNull()
  const all = await show({}, 'view=list')
  expect(all.queryByText('No Events Found')).toBeNull()
  expect(all.getByText('No upcoming events match your criteria.')).toBeInTheDocument()
})

test('what could not be read is not called empty', async () => {
  const both = await show({ upcoming: null, past: null })
  expect(both.getByRole('alert')).toHaveTextContent('Failed to load events')
  expect(both.queryByText(/match your criteria/)).toBeNull()
  expect(both.queryByText('0 events')).toBeNull()
  const one = await show({ upcoming: null, past: found(2) }, 'q=x')
  expect(one.getByRole('alert')).toHaveTextContent('Unable to load events.')
  expect(one.getAllByRole('article')).toHaveLength(2)
  expect(one.queryByText('No Events Found')).toBeNull()
})

test('cards are full in the grid and compact in the list', async () => {
  const grid = await show({ past: found(1) })
  expect(grid.getByText('No Image Available')).toBeInTheDocument()
  const list = await show({ past: found(1) }, 'view=list')
  expect(list.queryByText('No Image Available')).toBeNull()
  expect(list.getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true')
  expect(list.getByRole('link', { name: 'Grid' })).toHaveAttribute('href', '/en/events')
})

test('more and less are links, each where it does something', async () => {
  const first = await show({ past: found(6, 7) })
  const more = first.getByRole('link', { name: 'Load More (1 remaining)' })
  expect(more).toHaveAttribute('href', '/en/events?past=18#past-6')
  expect(first.queryByRole('link', { name: 'Show Less' })).toBeNull()
  const last = await show({ past: found(7) }, 'past=18')
  expect(last.queryByRole('link', { name: /Load More/ })).toBeNull()
  expect(last.getByRole('link', { name: 'Show Less' })).toHaveAttribute('href', '/en/events#past-title')
})

test.each([
  [1, 'عرض المزيد (بقيت فعالية واحدة)'],
  [2, 'عرض المزيد (بقيت فعاليتان)'],
  [3, 'عرض المزيد (بقيت 3 فعاليات)'],
  [11, 'عرض المزيد (بقيت 11 فعالية)'],
])('in Arabic %i remaining reads as %s', async (left, text) => {
  const screen = await show({ past: found(6, 6 + left) }, '', { locale: 'ar' })
  expect(screen.getByRole('link', { name: text })).toBeInTheDocument()
})

test('the filters in use are counted, and each can be taken away', async () => {
  const filter = { type: 'webinar', place: 'hybrid', source: 'external' } as const
  const screen = await show({ past: found(1) }, 'q=water&view=list&past=18', { filter })
  expect(screen.getByText('Active filters (4)')).toBeInTheDocument()
  const chips = ['Webinar', 'Hybrid', 'External Events (Attending)', '“water”'].map((name) =>
    screen.getByRole('link', { name: `Remove filter: ${name}` }).getAttribute('href'),
  )
  expect(chips[0]).toBe('/en/events/by/place-hybrid/source-external?q=water&view=list')
  expect(chips[3]).toBe('/en/events/by/type-webinar/place-hybrid/source-external?view=list')
  expect(screen.getByRole('link', { name: 'Clear All' })).toHaveAttribute('href', '/en/events?view=list')
  expect(screen.getByLabelText('Event Type')).toHaveValue('webinar')
  expect(screen.getByRole('searchbox')).toHaveValue('water')
  expect((await show({ past: found(1) })).queryByText(/Active filters/)).toBeNull()
})

test('the browser alone can load the same address anew', async () => {
  const screen = await show({ past: found(1) }, 'q=water&past=18', { filter: { type: 'webinar' } })
  const form = screen.getByRole('group', { name: 'View' }).nextElementSibling
  expect(form).toHaveAttribute('action', '/en/events/by/type-webinar')
  expect([...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])).toEqual([
    ['q', 'water'],
    ['past', '18'],
  ])
})

test('the figures are away when they are not known', async () => {
  const known = await renderScreen(<EventsStats locale="en" totals={{ upcoming: 10, past: 1190 }} />)
  expect(known.getByText('1,200')).toBeInTheDocument()
  const unknown = await renderScreen(<EventsStats locale="en" totals={{ upcoming: null, past: 4 }} />)
  expect(unknown.queryByText('4')).toBeNull()
})
