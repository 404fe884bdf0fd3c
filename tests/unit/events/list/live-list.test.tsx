import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { parseListQuery } from '@/components/events/list/list-query'
import { LiveList } from '@/components/events/list/LiveList'
import { PLACES, type Places } from '@/components/events/list/place-names'
import { placesOf } from '@/components/events/list/places'
import { inPlace } from '@/lib/framework/static/place'
import { settled } from '@/lib/framework/static/settle'
import { parseFilteredRoute } from '@/lib/i18n/list-filters'
import { event } from '../../lib/fixtures'

jest.mock('next-intl/server', () => jest.requireActual<object>('../../support/translations'))
// As `EventsSection` has it, without the renderer of the server.
jest.mock('@/lib/framework/static/render-markup', () => ({ renderMarkup: (node: ReactNode) => written(node) }))

const written = async (node: ReactNode) => renderToStaticMarkup(await settled(node))

const found = (count: number) => ({ items: Array.from({ length: count }, (_, at) => event({ documentId: `e${at}`, title: `Event ${at}` })), total: count })

/** What the server writes for an address that has so many past events. */
async function placesAt(address: string, past: number): Promise<Places> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [, choices] = pathname.split('/by/')
  const query = parseListQuery(Object.fromEntries(searchParams), (choices && parseFilteredRoute('events', choices.split('/'))?.filter) || {})
  const places = placesOf('en', query, { events: { upcoming: found(0), past: found(past) }, totals: { upcoming: 0, past: 9 } })
  return Object.fromEntries(await Promise.all(PLACES.map(async (name) => [name, await written(places[name])])))
}

const WORDS = {
  title: 'Filter events',
  refresh: 'Refresh',
  refreshing: 'Refreshing...',
  kept: 'Failed to load events. You are still seeing the previous list.',
}

const page = (places: Places) => PLACES.map((name) => inPlace(places[name])).join('<hr>')

/** The site, which answers each address with so many events, or fails. */
function answers(counts: Record<string, number>) {
  const asked = jest.fn(async (address: URL, _: { signal: AbortSignal }) => {
    const at = address.pathname + address.search
    const count = counts[at]
    return { ok: count !== undefined, status: count === undefined ? 503 : 200, text: async () => (count === undefined ? '' : page(await placesAt(at, count))) }
  })
  Object.assign(globalThis, { fetch: asked })
  return asked
}

/** The document as it comes, with what was done to it before the script was there. */
async function open(address: string, count: number, early: (list: HTMLElement) => void = () => undefined) {
  history.replaceState(null, '', address)
  const places = await placesAt(address, count)
  const list = (
    <LiveList list="/en/events" choices={['type', 'place', 'source']} words={WORDS} places={Object.fromEntries(PLACES.map((name) => [name, ''])) as Places} />
  )
  const container = document.createElement('div')
  container.innerHTML = renderToString(list)
  document.body.replaceChildren(container)
  const [figures, views] = container.querySelectorAll<HTMLElement>('[class*=figures], [class*=side]')
  const [form, said, results] = [screen.getByRole('search'), screen.getByRole('status').querySelector('span'), container.querySelector('#events-results')]
  for (const [element, html] of [
    [figures, places.figures],
    [form, places.fields],
    [said, places.found],
    [views, places.views],
    [results, places.results],
  ] as const) {
    if (!element) throw new Error('A place is missing.')
    element.innerHTML = html
  }
  early(container)
  render(list, { container, hydrate: true })
  await act(async () => undefined)
}

const choose = (field: HTMLElement, value: string) => act(async () => void fireEvent.input(field, { target: { value } }))

async function press(element: HTMLElement) {
  element.focus()
  await act(async () => void fireEvent.click(element))
}

const type = () => screen.getByLabelText('Event Type')
const words = () => screen.getByRole('searchbox')
const cards = () => screen.queryAllByRole('article').length
const address = () => location.pathname + location.search
const spoken = () => screen.getByRole('status').firstChild

test('nothing changes until somebody does something', async () => {
  const asked = answers({})
  await open('/en/events/by/type-webinar', 3)
  expect([cards(), screen.getByRole('status').textContent, type()]).toEqual([3, '3 events', expect.objectContaining({ value: 'webinar' })])
  expect(asked).not.toHaveBeenCalled()
})

test('a choice changes cards, address and active filters, and speaks how many are left, also where they are as many as before', async () => {
  answers({ '/en/events/by/type-webinar': 5, '/en/events/by/type-webinar/place-hybrid': 5 })
  await open('/en/events', 5)
  const first = spoken()
  await choose(type(), 'webinar')
  await screen.findByText('Active filters (1)')
  const second = spoken()
  expect([address(), cards(), second?.textContent]).toEqual(['/en/events/by/type-webinar', 5, '5 events'])
  expect(second).not.toBe(first)
  await choose(screen.getByLabelText('Location Type'), 'hybrid')
  await screen.findByText('Active filters (2)')
  expect([address(), spoken()?.textContent]).toEqual(['/en/events/by/type-webinar/place-hybrid', '5 events'])
  expect(spoken()).not.toBe(second)
})

test('typed words go into the query once typing rests, and stay beside a choice', async () => {
  const asked = answers({ '/en/events/by/type-webinar?q=water&view=list': 1, '/en/events/by/type-webinar?view=list': 4, '/en/events?q=water&view=list': 2 })
  await open('/en/events/by/type-webinar?view=list', 4)
  words().focus()
  await choose(words(), ' water ')
  await screen.findByText('Active filters (2)')
  expect([address(), asked.mock.calls.length]).toEqual(['/en/events/by/type-webinar?q=water&view=list', 1])
  expect(words()).toHaveValue(' water ')
  expect(words()).toHaveFocus()
  await press(screen.getByRole('link', { name: 'Remove filter: Webinar' }))
  await screen.findByText('Active filters (1)')
  expect([address(), (type() as HTMLSelectElement).value]).toEqual(['/en/events?q=water&view=list', ''])
  expect(document.activeElement).toHaveAttribute('id', 'events-results')
})

test('a second choice calls the first one off', async () => {
  const asked = answers({ '/en/events/by/type-meeting': 2 })
  asked.mockImplementationOnce(() => new Promise(() => undefined))
  await open('/en/events', 3)
  await choose(type(), 'webinar')
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  await choose(type(), 'meeting')
  await screen.findByText('2 events')
  expect(asked.mock.calls.map(([at, { signal }]) => [at.pathname, signal.aborted])).toEqual([
    ['/en/events/by/type-webinar', true],
    ['/en/events/by/type-meeting', false],
  ])
})

test.each([
  ['chosen', (list: HTMLElement) => (within(list).getByLabelText<HTMLSelectElement>('Event Type').value = 'webinar'), '/en/events/by/type-webinar'],
  ['typed', (list: HTMLElement) => (within(list).getByRole<HTMLInputElement>('searchbox').value = 'water'), '/en/events?q=water'],
])('what was %s before the script came is followed', async (_, early, expected) => {
  answers({ [expected]: 2 })
  await open('/en/events', 3, early)
  await screen.findByText('2 events')
  expect(address()).toBe(expected)
})

test('Back takes a filter back, in the form too', async () => {
  answers({ '/en/events/by/type-webinar': 1, '/en/events': 3 })
  await open('/en/events', 3)
  await choose(type(), 'webinar')
  await screen.findByText('1 event')
  history.back()
  await screen.findByText('3 events')
  expect((type() as HTMLSelectElement).value).toBe('')
})

test('without an answer cards and address stay, and it is said; sent once more it goes on', async () => {
  const counts: Record<string, number> = {}
  answers(counts)
  await open('/en/events', 3)
  await choose(type(), 'webinar')
  expect(await screen.findByText(WORDS.kept)).toBeVisible()
  expect([address(), cards(), screen.getByRole('button', { name: 'Refresh' })]).toEqual(['/en/events', 3, expect.objectContaining({ disabled: false })])
  counts['/en/events/by/type-webinar'] = 1
  await press(screen.getByRole('button', { name: 'Show events' }))
  await screen.findByText('1 event')
  expect(screen.getByRole('alert')).toBeEmptyDOMElement()
})

test('Refresh is shut until the same address has answered, and keeps the focus', async () => {
  const asked = answers({ '/en/events?past=18': 4 })
  await open('/en/events?past=18', 3)
  const refresh = screen.getByRole('button', { name: 'Refresh' })
  await press(refresh)
  expect(await screen.findByText('4 events')).toBeVisible()
  expect(asked).toHaveBeenCalledTimes(1)
  expect(refresh).toBeEnabled()
  expect(refresh).toHaveFocus()
})

test('more cards go on with the first new one, fewer with the heading, the other view stays where it was pressed', async () => {
  answers({ '/en/events?past=18': 9, '/en/events?view=list': 9, '/en/events': 9 })
  await open('/en/events', 9)
  const link = document.createElement('a')
  Object.assign(link, { href: '/en/events?past=18#past-6', textContent: 'Load More' })
  screen.getByRole('region', { name: /Past/ }).append(link)
  await press(link)
  await act(async () => undefined)
  expect(document.activeElement).toHaveTextContent('Event 6')
  await press(screen.getByRole('link', { name: 'Show Less' }))
  expect(await screen.findByRole('heading', { name: /Past/ })).toHaveFocus()
  await press(screen.getByRole('link', { name: 'List' }))
  await screen.findByRole('link', { name: 'List', current: true })
  expect(screen.getByRole('link', { name: 'List' })).toHaveFocus()
})

test('the page of an event, and what opens another tab, are the browser’s', async () => {
  const asked = answers({})
  await open('/en/events', 1)
  const left = jest.fn((press: Event) => press.preventDefault())
  addEventListener('click', left)
  await press(screen.getByRole('link', { name: 'Event 0' }))
  fireEvent.click(screen.getByRole('link', { name: 'List' }), { ctrlKey: true })
  removeEventListener('click', left)
  expect([asked.mock.calls.length, left.mock.calls.length]).toEqual([0, 2])
})
