/** @jest-environment node */
import { addressOfWhole, liteWish } from '@/lib/framework/guard/lite-pages'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'

const wish = (url: string, headers: Record<string, string> = {}, method = 'GET') => liteWish({ url, headers, method })

test('is wished by the address, or by a browser that saves data', () => {
  expect(wish('/en/projects?lite')).toEqual({ locale: 'en', address: '/en/projects', isAsked: true })
  expect(wish('/en/projects?utm=x&lite=1')).toEqual({ locale: 'en', address: '/en/projects', isAsked: true })
  expect(wish('/ar', { 'save-data': 'on' })).toEqual({ locale: 'ar', address: '/ar', isAsked: false })
})

test.each<{ where: string; url: string; headers?: Record<string, string>; method?: string }>([
  { where: 'nobody wishes it', url: '/en/projects' },
  { where: 'the address wishes it not', url: '/en/projects?lite=off', headers: { 'save-data': 'on' } },
  { where: 'it is no page', url: '/en/feed.xml?lite' },
  { where: 'it has no language', url: '/uploads/x?lite' },
  { where: 'something else is asked of the page', url: '/en/events?q=x&lite' },
  { where: 'the address leads to a filtered list', url: '/en/projects?status=active&lite' },
  { where: 'data is asked for', url: '/en?lite', headers: { rsc: '1' } },
  { where: 'it is a preview', url: '/en?lite', headers: { cookie: 'imar_preview=x' } },
  { where: 'something is sent', url: '/en?lite', method: 'POST' },
  { where: 'the process asks itself', url: '/en?lite', headers: { ...ownHeaders } },
])('not where $where', ({ url, headers, method }) => {
  expect(wish(url, headers, method)).toBeNull()
})

test('the whole page stands at one address, unless its pictures would be taken away there', () => {
  const whole = (url: string, headers = {}, method = 'GET') => addressOfWhole({ method, url, headers })
  expect(whole('/en/projects?lite=off')).toBe('/en/projects')
  expect(whole('/en/events?q=x&lite=off')).toBe('/en/events?q=x')
  expect(whole('/en?lite=off', { 'save-data': 'on' })).toBeNull()
  expect(whole('/en?lite=off', { rsc: '1' })).toBeNull()
  expect(whole('/en?lite=off', {}, 'POST')).toBeNull()
  expect([whole('/en?lite'), whole('/en'), whole('/api/health?lite=off')]).toEqual([null, null, null])
})
