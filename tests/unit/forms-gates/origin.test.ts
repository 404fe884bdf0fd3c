/** @jest-environment node */
import { isFromOurPages } from '@/lib/forms/origin'

const SITE = 'https://www.example.org'

beforeAll(() => void (process.env.SITE_URL = SITE))

const host = 'www.example.org'

test.each([
  [{ host, origin: SITE, 'sec-fetch-site': 'same-origin' }],
  [{ host, origin: SITE }],
  [{ host: '127.0.0.1:3000', origin: SITE }],
  [{ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }],
  [{ host, referer: `${SITE}/ar/help?x=1` }],
])('%j is a form of ours', (headers) => {
  expect(isFromOurPages(new Headers(headers))).toBe(true)
})

test.each([
  [{ host }],
  [{ host, origin: 'null' }],
  [{ host, origin: 'null', referer: `${SITE}/ar` }],
  [{ host, origin: 'https://evil.example' }],
  [{ host, origin: 'https://www.example.org.evil.example' }],
  [{ host, origin: SITE, 'sec-fetch-site': 'cross-site' }],
  [{ host, origin: SITE, 'sec-fetch-site': 'same-site' }],
  [{ host, referer: 'https://evil.example/www.example.org' }],
  [{ host, origin: 'https://www.example.org:8443' }],
])('%j is not', (headers) => {
  expect(isFromOurPages(new Headers(headers))).toBe(false)
})
