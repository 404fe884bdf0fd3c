/** @jest-environment node */
import { config } from '@/middleware'
import { LIST_QUERY } from '@/lib/i18n/list-filters'
import { addressOfTwin } from '@/lib/i18n/queries'
import { LOCALE_PATTERN } from '@/rules/languages'

test('a twin is known under the address of its list only', () => {
  expect(addressOfTwin('/de/asked/events')).toBe('/de/events')
  expect(addressOfTwin('/de/events')).toBeNull()
  expect(addressOfTwin('/asked/events')).toBeNull()
})

test.each([[`/(${LOCALE_PATTERN})/(projects|reports|join)`, LIST_QUERY]])('the middleware is asked for each name of the query of %s', (source, expected) => {
  const names = config.matcher.flatMap((entry) => (typeof entry === 'object' && entry.source === source ? entry.has.map(({ key }) => key) : []))
  expect(names).toEqual([...expected])
})
