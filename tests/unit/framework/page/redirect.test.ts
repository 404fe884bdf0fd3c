/** @jest-environment node */
import { finishRedirect, isRedirect } from '@/lib/framework/page/redirect.mjs'

test.each([
  [undefined, false],
  [200, false],
  [299, false],
  [300, true],
  [399, true],
  [400, false],
])('an answer with status %s leads elsewhere: %s', (status, leads) => {
  expect(isRedirect({ status })).toBe(leads)
})

const data = (digest: string) => String.raw`<script>self.__next_f.push([1,"9:E{\"digest\":\"${digest}\"}\n"])</script>`

test.each([
  ['NEXT_REDIRECT;replace;/ar/events#missing;307;', '/ar/events#missing'],
  ['NEXT_REDIRECT;push;/de/organization/it-2.0_x~%20;308;', '/de/organization/it-2.0_x~%20'],
  ['NEXT_REDIRECT;replace;/en;303;', '/en'],
  ['NEXT_REDIRECT;replace;https://example.org/;307;', '/of-before'],
  ['NEXT_REDIRECT;replace;/en;302;', '/of-before'],
])('of the data %s the target is %s', (digest, location) => {
  const value = { html: data(digest), status: 307, headers: { vary: 'rsc', location: '/of-before' } }
  finishRedirect(value)
  expect(value).toEqual({ html: '', status: 307, headers: { vary: 'rsc', location } })
})

test.each([
  ['a page', { html: data('NEXT_REDIRECT;replace;/en;307;'), status: 200, headers: {} }],
  ['a redirect to nowhere', { html: '<p>x</p>', status: 307 }],
])('%s stays as it is', (_, value) => {
  const before = structuredClone(value)
  finishRedirect(value)
  expect(value).toEqual(before)
})
