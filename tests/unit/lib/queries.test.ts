/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { config } from '@/middleware'
import { LIST_QUERY } from '@/lib/i18n/list-filters'
import { addressOfTwin, askedAt, twins } from '@/lib/i18n/queries'
import { LOCALE_PATTERN, LOCALES } from '@/rules/languages'

test('a twin is known under the address of its list only', () => {
  expect(addressOfTwin('/de/asked/events')).toBe('/de/events')
  expect(addressOfTwin('/de/events')).toBeNull()
  expect(addressOfTwin('/asked/events')).toBeNull()
})

test.each([
  ['/en/events?q=x', { choices: [], parameters: { q: 'x' } }],
  ['/en/events/by/type-webinar', { choices: ['type-webinar'], parameters: {} }],
  ['/en/events/by/type-webinar/source-own?q=x&view=list', { choices: ['type-webinar', 'source-own'], parameters: { q: 'x', view: 'list' } }],
])('%s asks the events list', (address, asked) => {
  expect(askedAt(address)).toEqual({ locale: 'en', route: '/events', ...asked })
})

test.each(['/en/events', '/en/events?type=webinar&q=x', '/en/projects/by/status-active', '/events/by/type-webinar'])('%s asks nothing', (address) => {
  expect(askedAt(address)).toBeNull()
})

test.each([[`/(${LOCALE_PATTERN})/(projects|events|reports|join)`, LIST_QUERY]])(
  'the middleware is asked for each name of the query of %s',
  (source, expected) => {
    const names = config.matcher.flatMap((entry) => (typeof entry === 'object' && entry.source === source ? entry.has.map(({ key }) => key) : []))
    expect(names.sort()).toEqual([...expected].sort())
  },
)

describe('nginx passes on to the site itself', () => {
  const [, pattern = ''] = /"~(\S+)" imar_site;/.exec(readFileSync('deploy/nginx/imar/http.conf', 'utf8')) ?? []
  const isPassedOn = (address: string, question: string) => new RegExp(pattern).test(`${question && '?'}${address}`)

  test.each(twins.flatMap(({ route }) => LOCALES.map((locale) => `/${locale}${route}`)))('what %s is asked, and not the page', (address) => {
    expect([isPassedOn(address, 'q=x'), isPassedOn(address, '')]).toEqual([true, false])
  })

  test('events with choices in their path, which are made of the kept list too', () => {
    expect([isPassedOn('/ar/events/by/type-webinar', ''), isPassedOn('/ar/events/by/type-webinar', 'q=x')]).toEqual([true, true])
  })

  test.each(['/en', '/en/articles', '/ar/joined'])('no other page: %s', (address) => {
    expect(isPassedOn(address, 'q=x')).toBe(false)
  })
})
