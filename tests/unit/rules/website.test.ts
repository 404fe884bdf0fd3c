import { website } from '@/rules/fields/website'

test.each([
  ['example.org', 'https://example.org'],
  ['https//example.org/a', 'https://example.org/a'],
  ['http:/example.org', 'http://example.org'],
  ['https:example.org', 'https://example.org'],
  ['https:\\\\example.org', 'https://example.org'],
  ['HTTPS;//example.org', 'https://example.org'],
  ['https://https://example.org', 'https://example.org'],
  ['https://http//example.org/x', 'http://example.org/x'],
  ['//example.org', 'https://example.org'],
  ['www.example.org:8080/a?b=c@d', 'https://www.example.org:8080/a?b=c@d'],
  ['https://example.org,', 'https://example.org'],
  ['https://example.org/inc.', 'https://example.org/inc.'],
  ['\u200fhttps://مثال.إختبار', 'https://مثال.إختبار'],
])('%j is %j', (typed, address) => {
  expect(website.parse(typed)).toBe(address)
})

test.each([
  'https://user@example.org',
  'https://user:word@example.org',
  'https://@example.org',
  'user@example.org',
  'user:1@example.org',
  'https://bank.example\\@evil.example',
  'https://example',
  'https://localhost/a.b',
  'https://10.0.0.1/a',
  'https://exa mple.org',
  'ftp://example.org',
  'mailto:a@example.org',
  'javascript:alert(1)',
  'https://',
  'https://https://',
])('%j is refused', (typed) => {
  expect(website.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual(['invalid_url'])
})
