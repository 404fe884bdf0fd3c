/** @jest-environment node */
import { config } from '@/middleware'
import { addressOfTwin, dynamicTwin, EVENT_QUERY } from '@/lib/i18n/queries'

describe('a list with a query', () => {
  test.each(EVENT_QUERY)('is rendered per request when it has "%s"', (name) => {
    expect(dynamicTwin('/ar/events', new URLSearchParams({ [name]: 'x' }))).toBe('/ar/filtered/events')
  })

  test.each([
    ['/ar/events', ''],
    ['/ar/events', 'utm_source=mail'],
    ['/ar/events/camp', 'q=x'],
    ['/ar/projects', 'q=x'],
    ['/events', 'q=x'],
  ])('%s?%s is the kept page', (pathname, query) => {
    expect(dynamicTwin(pathname, new URLSearchParams(query))).toBeNull()
  })
})

test('a twin is known under the address of its list only', () => {
  expect(addressOfTwin('/de/filtered/events')).toBe('/de/events')
  expect(addressOfTwin('/de/events')).toBeNull()
  expect(addressOfTwin('/filtered/events')).toBeNull()
})

test('the middleware is asked for each name of the query', () => {
  const names = config.matcher.flatMap((entry) =>
    typeof entry === 'object' && entry.source === '/(ar|en|de)/events' ? entry.has.map(({ key }) => key) : [],
  )
  expect(names).toEqual([...EVENT_QUERY])
})
