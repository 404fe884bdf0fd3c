import { articles } from '@/lib/entities/articles'
import { events } from '@/lib/entities/events'
import { faqPageJsonLd } from '@/lib/entities/faqs'
import { type Report, reports } from '@/lib/entities/reports'
import { breadcrumbJsonLd, organizationJsonLd, serializeJsonLd, webSiteJsonLd } from '@/lib/seo/json-ld'
import { article, event } from './fixtures'

test('no content can close the script element', () => {
  const name = '</script><script>alert(1)</script>'
  const text = serializeJsonLd(breadcrumbJsonLd('en', 'Home', [{ name, route: '/x' }]))
  expect(text).not.toContain('</script>')
  expect(JSON.parse(text)).toMatchObject({ itemListElement: [{ name: 'Home' }, { name }] })
})

test('an article names its publisher, language and dates', () => {
  expect(articles.jsonLd('ar', article({ publishedDate: '2026-11-01', author: 'ليلى حداد' }))).toMatchObject({
    '@type': 'NewsArticle',
    inLanguage: 'ar',
    datePublished: '2026-11-01T00:00:00+03:00',
    author: { '@type': 'Person', name: 'ليلى حداد' },
  })
})

test('breadcrumbs are numbered from one with full addresses', () => {
  const { itemListElement } = breadcrumbJsonLd('de', 'Start', [{ name: 'Projekte', route: '/projects' }])
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
  const data = events.jsonLd('en', event({ location }))
  expect(data).toMatchObject({
    eventAttendanceMode: `https://schema.org/${mode}`,
    location: places.map((place) => ({ '@type': place })),
  })
})

test('an event is dated by the clock of its place', () => {
  expect(events.jsonLd('en', event({ timeZone: 'Europe/Berlin' }))).toMatchObject({
    startDate: '2026-12-12T08:00:00+01:00',
    endDate: '2026-12-12T14:00:00+01:00',
  })
  expect(events.jsonLd('en', event({ startDate: '2026-12-12', endDate: null }))).toMatchObject({ startDate: '2026-12-12' })
})

test('an event without a date has no structured data', () => {
  expect(events.jsonLd('en', event({ startDate: null }))).toBeNull()
})

test('questions are given with their answers as plain text', () => {
  const answer = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'Yes.', bold: true }] }]
  expect(faqPageJsonLd('en', [{ id: '1', question: 'May I help?', answer, priority: 0 }])).toMatchObject({
    mainEntity: [{ name: 'May I help?', acceptedAnswer: { text: 'Yes.' } }],
  })
  expect(faqPageJsonLd('en', [])).toBeNull()
})

const SITE = 'http://localhost:3000'
const picture = { src: '/uploads/x.webp', srcSet: null, width: 9, height: 6, alt: '' }
const publisher = { '@type': 'NGO', '@id': `${SITE}/#organization`, name: 'Imar Initiative', url: `${SITE}/en` }

test('the organization says how it is reached, and nothing that is not known', () => {
  const known = {
    email: 'info@example.org',
    phoneNumber: '+49 30 1',
    whatsapp: null,
    address: null,
    facebook: 'https://example.org/f',
    instagram: null,
    linkedin: 'https://example.org/l',
    twitter: 'https://example.org/t',
    youtube: 'https://example.org/y',
  }
  const own = {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    '@id': `${SITE}/#organization`,
    name: 'Imar Initiative',
    url: `${SITE}/en`,
    logo: `${SITE}/apple-touch-icon.png`,
  }
  expect(organizationJsonLd('en', known as never)).toEqual({
    ...own,
    sameAs: ['https://example.org/f', 'https://example.org/l', 'https://example.org/t', 'https://example.org/y'],
    email: 'info@example.org',
    telephone: '+49 30 1',
  })
  expect(organizationJsonLd('en', null)).toEqual({ ...own, sameAs: [] })
})

test('the site says how it is searched', () => {
  expect(webSiteJsonLd('de')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Initiative Imar',
    url: `${SITE}/de`,
    inLanguage: 'de',
    publisher: { ...publisher, name: 'Initiative Imar', url: `${SITE}/de` },
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${SITE}/de/search?q={query}` },
      'query-input': 'required name=query',
    },
  })
})

test('no address stands twice in the way to a page', () => {
  const way = breadcrumbJsonLd('en', 'Home', [
    { name: 'Collaborate', route: '/collaborate/individuals' },
    { name: 'Individuals', route: '/collaborate/individuals' },
  ])
  expect(way.itemListElement).toMatchObject([
    { position: 1, name: 'Home', item: `${SITE}/en` },
    { position: 2, name: 'Individuals', item: `${SITE}/en/collaborate/individuals` },
  ])
})

test('a crumb has its name, and its list its kind', () => {
  expect(breadcrumbJsonLd('en', 'Home', [])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: [{ '@type': 'ListItem', position: 1, name: 'Home', item: `${SITE}/en` }],
  })
})

test('an article gives all that is known of it', () => {
  const own = {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: 'A roof before winter',
    url: `${SITE}/en/articles/abc123`,
    mainEntityOfPage: `${SITE}/en/articles/abc123`,
    inLanguage: 'en',
    dateModified: '2026-11-02T08:00:00.000Z',
    publisher,
  }
  expect(articles.jsonLd('en', article({ excerpt: 'In short', author: 'Layla', cover: picture }))).toEqual({
    ...own,
    datePublished: '2026-11-01T00:00:00+03:00',
    description: 'In short',
    author: { '@type': 'Person', name: 'Layla' },
    image: `${SITE}/uploads/x.webp`,
  })
  expect(articles.jsonLd('en', article({ publishedDate: null }))).toEqual(own)
  expect(articles.jsonLd('en', article({ title: null }))).toMatchObject({ headline: '' })
})

const report: Report = {
  documentId: 'r1',
  createdAt: '2026-01-01T00:00:00Z',
  updatedAt: '2026-02-01T00:00:00Z',
  publishedAt: '2026-01-01T00:00:00Z',
  slug: 'winter',
  title: 'Winter',
  publishedDate: null,
  shortDescription: null,
  author: null,
  cover: null,
  contents: [],
  sourceLink: null,
  isExternalReport: false,
  seo: null,
  localizations: [],
}

test('a report gives all that is known of it', () => {
  const own = {
    '@context': 'https://schema.org',
    '@type': 'Report',
    headline: 'Winter',
    url: `${SITE}/en/reports/winter`,
    mainEntityOfPage: `${SITE}/en/reports/winter`,
    inLanguage: 'en',
    dateModified: '2026-02-01T00:00:00Z',
  }
  const sourceLink = 'https://example.org/r'
  expect(reports.jsonLd('en', { ...report, publishedDate: '2026-01-02', shortDescription: 'In short', author: 'A school', cover: picture })).toEqual({
    ...own,
    publisher,
    datePublished: '2026-01-02T00:00:00+03:00',
    description: 'In short',
    author: { '@type': 'Organization', name: 'A school' },
    image: `${SITE}/uploads/x.webp`,
  })
  expect(reports.jsonLd('en', { ...report, sourceLink })).toEqual({ ...own, publisher })
  expect(reports.jsonLd('en', { ...report, isExternalReport: true, sourceLink })).toEqual({ ...own, isBasedOn: sourceLink })
  expect(reports.jsonLd('en', { ...report, isExternalReport: true })).toEqual(own)
  expect(reports.jsonLd('en', { ...report, title: null })).toMatchObject({ headline: '' })
})

test('an event gives all that is known of it', () => {
  const full = event({
    shortDescription: 'In short',
    organizerName: 'A school',
    featuredImage: picture,
    thumbnail: { ...picture, src: '/uploads/small.webp' },
    location: { type: 'hybrid', venue: 'Hall', address: 'Main street 1', city: 'Homs', virtualLink: 'https://meet.example.org/x' },
  })
  expect(events.jsonLd('en', full)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: 'Workshop',
    url: `${SITE}/en/events/workshop`,
    startDate: '2026-12-12T10:00:00+03:00',
    endDate: '2026-12-12T16:00:00+03:00',
    inLanguage: 'en',
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/MixedEventAttendanceMode',
    location: [
      { '@type': 'Place', name: 'Hall', address: 'Main street 1, Homs' },
      { '@type': 'VirtualLocation', url: 'https://meet.example.org/x' },
    ],
    description: 'In short',
    organizer: { '@type': 'Organization', name: 'A school', url: `${SITE}/en` },
    image: `${SITE}/uploads/x.webp`,
  })
  expect(events.jsonLd('en', { ...full, isCancelled: true })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
  const moved = { ...full, previousStartDate: '2026-12-05T07:00:00.000Z' }
  expect(events.jsonLd('en', moved)).toMatchObject({ eventStatus: 'https://schema.org/EventRescheduled', previousStartDate: '2026-12-05T10:00:00+03:00' })
  expect(events.jsonLd('en', { ...moved, isCancelled: true })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
})

test('an event of which little is known is ours, at a place', () => {
  const description = [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text: 'All about it' }] }]
  const data = events.jsonLd('en', event({ description, endDate: null, thumbnail: picture }))
  expect(data).toMatchObject({
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    location: [{ '@type': 'Place', name: '', address: '' }],
    description: 'All about it',
    organizer: publisher,
    image: `${SITE}/uploads/x.webp`,
  })
  expect(data).not.toHaveProperty('endDate')
  expect(events.jsonLd('en', event())).not.toHaveProperty('image')
})

test('an event goes by its town where it has no venue, and by its page where it has no address to join at', () => {
  const location = { type: 'hybrid' as const, venue: null, address: null, city: 'Homs', virtualLink: null }
  expect(events.jsonLd('en', event({ location }))).toMatchObject({
    location: [{ name: 'Homs', address: 'Homs' }, { url: `${SITE}/en/events/workshop` }],
  })
})

test('an event without a title has no structured data, one whose date cannot be read keeps it', () => {
  expect(events.jsonLd('en', event({ title: null }))).toBeNull()
  expect(events.jsonLd('en', event({ startDate: 'To be told' }))).toMatchObject({ startDate: 'To be told' })
})

test('a page of questions names its kind and language', () => {
  expect(faqPageJsonLd('ar', [{ id: '1', question: 'من؟', answer: [], priority: 0 }])).toEqual({
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    inLanguage: 'ar',
    mainEntity: [{ '@type': 'Question', name: 'من؟', acceptedAnswer: { '@type': 'Answer', text: '' } }],
  })
})
