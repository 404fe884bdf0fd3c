import { isExternalLink, isLink, isOwnAddress } from '@/rules/link'

/** Where a browser goes from a page of this site. */
const hostOf = (href: string) => new URL(href, 'https://www.imar.example/ar').host

const OWN = ['/projects', '/ar/projects?page=2#top', '/', '#about']
const ELSEWHERE = ['/\\evil.example', '/\t/evil.example', '/\n/evil.example', '/\r\\evil.example', '//evil.example', '\\\\evil.example', '\u0001//evil.example']

test.each(OWN)('%j is an address of this site', (href) => {
  expect(hostOf(href)).toBe('www.imar.example')
  expect([isLink(href), isOwnAddress(href), isExternalLink(href)]).toEqual([true, true, false])
})

test.each(ELSEWHERE)('%j leads a browser to another host, so it is external and no link of an editor', (href) => {
  expect(hostOf(href)).toBe('evil.example')
  expect([isLink(href), isOwnAddress(href), isExternalLink(href)]).toEqual([false, false, true])
})

test.each(['https://example.org/a', 'HTTP://example.org'])('%j is a link to another site', (href) => {
  expect([isLink(href), isExternalLink(href)]).toEqual([true, true])
})

test.each(['mailto:info@example.org', 'tel:+963944123456'])('%j is a link that opens no page', (href) => {
  expect([isLink(href), isExternalLink(href)]).toEqual([true, false])
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'example.org', 'https://example.org\\@evil.example', '/a\u0000b'])('%j is no link', (href) => {
  expect(isLink(href)).toBe(false)
})
