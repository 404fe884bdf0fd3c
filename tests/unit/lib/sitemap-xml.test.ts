/** @jest-environment node */
import { sitemapIndexXml, sitemapXml } from '@/lib/seo/sitemap-xml'

const entry = {
  url: 'https://www.example.org/ar/events/a?b=1&c=2',
  modified: '2026-03-01T10:00:00.000Z',
  languages: { ar: 'https://www.example.org/ar/events/a?b=1&c=2', 'x-default': 'https://www.example.org/en/events/a' },
}

test('a sitemap is XML in which a page has its address, its date and its languages', async () => {
  const xml = await sitemapXml([entry, { ...entry, url: 'https://www.example.org/en/help', modified: null, languages: {} }])
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?><urlset /)
  expect(xml).toContain('<loc>https://www.example.org/ar/events/a?b=1&amp;c=2</loc><lastmod>2026-03-01T10:00:00.000Z</lastmod>')
  expect(xml).toContain('<xhtml:link rel="alternate" hreflang="x-default" href="https://www.example.org/en/events/a"/>')
  expect(xml.match(/<url>/g)).toHaveLength(2)
  expect(xml.match(/<lastmod>/g)).toHaveLength(1)
  expect(xml).toMatch(/<\/urlset>$/)
})

test('an index names sitemaps', async () => {
  const xml = await sitemapIndexXml(['https://www.example.org/sitemap/1.xml', 'https://www.example.org/sitemap/2.xml'])
  expect(xml).toMatch(/<sitemapindex /)
  expect([...xml.matchAll(/<sitemap><loc>([^<]+)<\/loc><\/sitemap>/g)].map(([, address]) => address)).toEqual([
    'https://www.example.org/sitemap/1.xml',
    'https://www.example.org/sitemap/2.xml',
  ])
})
