import { breadcrumbJsonLd, eventJsonLd, faqPageJsonLd, newsArticleJsonLd, serializeJsonLd } from '@/lib/seo/json-ld'
import { article, event } from './fixtures'

test('no content can close the script element', () => {
  const text = serializeJsonLd(newsArticleJsonLd('en', article({ title: '</script><script>alert(1)</script>' })))
  expect(text).not.toContain('</script>')
  expect(JSON.parse(text)).toMatchObject({ headline: '</script><script>alert(1)</script>' })
})

test('an article names its publisher, language and dates', () => {
  expect(newsArticleJsonLd('ar', article({ publishedDate: '2026-11-01', author: 'ليلى حداد' }))).toMatchObject({
    '@type': 'NewsArticle',
    inLanguage: 'ar',
    datePublished: '2026-11-01',
    author: { '@type': 'Person', name: 'ليلى حداد' },
  })
})

test('breadcrumbs are numbered from one with full addresses', () => {
  const { itemListElement } = breadcrumbJsonLd('de', [
    { name: 'Start', route: '/' },
    { name: 'Projekte', route: '/projects' },
  ])
  expect(itemListElement).toEqual([
    expect.objectContaining({ position: 1, item: 'http://localhost:3000/de' }),
    expect.objectContaining({ position: 2, item: 'http://localhost:3000/de/projects' }),
  ])
})

test.each([
  ['physical', ['Place'], 'OfflineEventAttendanceMode'],
  ['virtual', ['VirtualLocation'], 'OnlineEventAttendanceMode'],
  ['hybrid', ['Place', 'VirtualLocation'], 'MixedEventAttendanceMode'],
] as const)('a %s event has its places', (type, places, mode) => {
  const location = { type, venue: 'Hall', address: null, city: 'Aleppo', virtualLink: 'https://meet.example.org/x' }
  const data = eventJsonLd('en', event({ location }))
  expect(data).toMatchObject({
    eventAttendanceMode: `https://schema.org/${mode}`,
    location: places.map((place) => ({ '@type': place })),
  })
})

test('an event is dated by the clock of its place', () => {
  expect(eventJsonLd('en', event({ timeZone: 'Europe/Berlin' }))).toMatchObject({
    startDate: '2026-12-12T08:00:00+01:00',
    endDate: '2026-12-12T14:00:00+01:00',
  })
  expect(eventJsonLd('en', event({ startDate: '2026-12-12', endDate: null }))).toMatchObject({ startDate: '2026-12-12' })
})

test('an event without a date has no structured data', () => {
  expect(eventJsonLd('en', event({ startDate: null }))).toBeNull()
})

test('questions are given with their answers as plain text', () => {
  const answer = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Yes.', bold: true }] }]
  expect(faqPageJsonLd('en', [{ id: '1', question: 'May I help?', answer, priority: 0 }])).toMatchObject({
    mainEntity: [{ name: 'May I help?', acceptedAnswer: { text: 'Yes.' } }],
  })
  expect(faqPageJsonLd('en', [])).toBeNull()
})
