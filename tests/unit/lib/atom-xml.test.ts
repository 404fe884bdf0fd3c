import { atomXml } from '@/lib/seo/atom-xml'

const site = 'https://www.example.org'
const feed = {
  home: `${site}/en`,
  self: `${site}/en/feed.xml`,
  language: 'en',
  title: 'News of us',
  subtitle: 'We rebuild',
  icon: `${site}/favicon.ico`,
  rights: 'Imar',
  updated: new Date('2026-03-01T10:00:00Z'),
}
const entry = {
  url: `${site}/en/articles/a?b=1&c=2`,
  title: 'Bread & <b>water</b> "now"',
  summary: 'A\u0002 we\u0008ll\u000bfor ]]> all\ud800',
  author: 'Layla',
  published: '2026-02-01',
  updated: '2026-03-01T10:00:00Z',
}

/** As a strict reader takes it. */
function read(...entries: (typeof entry)[]): XMLDocument {
  const document = new DOMParser().parseFromString(atomXml(feed, entries), 'application/xml')
  expect(document.querySelector('parsererror')?.textContent).toBeUndefined()
  return document
}

test('titles and summaries are plain text, whatever stands in them', () => {
  const found = read(entry).querySelector('entry')
  const title = found?.querySelector('title')
  expect([title?.textContent, title?.getAttribute('type'), title?.children.length]).toEqual([entry.title, null, 0])
  expect(found?.querySelector('summary')?.textContent).toBe('A well for ]]> all')
  expect(found?.querySelector('link')?.getAttribute('href')).toBe(entry.url)
})

test('a feed has all that its form asks for', () => {
  const { documentElement } = read(entry, { ...entry, title: '' })
  expect([documentElement.namespaceURI, documentElement.getAttribute('xml:lang')]).toEqual(['http://www.w3.org/2005/Atom', 'en'])
  const texts = (name: string) => [...documentElement.querySelectorAll(name)].map(({ textContent }) => textContent)
  expect(texts('feed > id, feed > title, feed > updated, feed > author > name')).toEqual([feed.home, feed.title, 'Imar', '2026-03-01T10:00:00.000Z'])
  expect(texts('entry > title')).toEqual([entry.title, ''])
  expect(texts('entry > published')).toEqual(Array(2).fill('2026-02-01T00:00:00.000Z'))
  expect(texts('entry > author > name')).toEqual(['Layla', 'Layla'])
})
