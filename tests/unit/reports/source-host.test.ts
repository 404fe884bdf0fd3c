import { sourceHost } from '@/components/reports/ReportHeader'

test.each([
  ['https://www.jisr.example.org/studies/x?a=1#b', 'jisr.example.org'],
  ['http://example.org:8080/x', 'example.org:8080'],
  ['/reports/x', null],
  ['mailto:info@example.org', null],
  [null, null],
])('of %s readers see %s', (link, host) => {
  expect(sourceHost(link)).toBe(host)
})
