/** @jest-environment node */
import { config } from '@/middleware'
import { addressOfTwin, EVENT_QUERY } from '@/lib/i18n/queries'

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
