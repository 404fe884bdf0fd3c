/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { config } from '@/middleware'
import { LIST_QUERY } from '@/lib/i18n/list-filters'
import { addressOfTwin, twins } from '@/lib/i18n/queries'
import { LOCALE_PATTERN, LOCALES } from '@/rules/languages'

test('a twin is known under the address of its list only', () => {
  expect(addressOfTwin('/de/asked/events')).toBe('/de/events')
  expect(addressOfTwin('/de/events')).toBeNull()
  expect(addressOfTwin('/asked/events')).toBeNull()
})

test.each([[`/(${LOCALE_PATTERN})/(projects|reports|join)`, LIST_QUERY]])('the middleware is asked for each name of the query of %s', (source, expected) => {
  const names = config.matcher.flatMap((entry) => (typeof entry === 'object' && entry.source === source ? entry.has.map(({ key }) => key) : []))
  expect(names).toEqual([...expected])
})

describe('nginx passes on to the site itself', () => {
  const [, pattern = ''] = /"~(\S+)" imar_site;/.exec(readFileSync('deploy/nginx/imar/http.conf', 'utf8')) ?? []
  const isPassedOn = (address: string, question: string) => new RegExp(pattern).test(`${question && '?'}${address}`)

  test.each(twins.flatMap(({ route }) => LOCALES.map((locale) => `/${locale}${route}`)))('what %s is asked, and not the page', (address) => {
    expect([isPassedOn(address, 'q=x'), isPassedOn(address, '')]).toEqual([true, false])
  })

  test.each(['/en', '/en/articles', '/ar/joined'])('no other page: %s', (address) => {
    expect(isPassedOn(address, 'q=x')).toBe(false)
  })
})
