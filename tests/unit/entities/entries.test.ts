import type { ContentBlock } from '@/lib/content/blocks'
import type { RichText } from '@/lib/content/rich-text'
import { ambassadors } from '@/lib/entities/ambassadors'
import { articles } from '@/lib/entities/articles'
import { type Department, departments } from '@/lib/entities/departments'
import { type Entry, isOf } from '@/lib/entities/entry'
import { events } from '@/lib/entities/events'
import { faqs } from '@/lib/entities/faqs'
import { termsOfUse } from '@/lib/entities/legal-documents'
import { type Partner, partners } from '@/lib/entities/partners'
import { type Project, projects } from '@/lib/entities/projects'
import { type Report, reports } from '@/lib/entities/reports'
import type { Locale } from '@/rules/languages'
import { ambassador } from '../ambassadors/ambassador'
import { article, event } from '../lib/fixtures'
import { office, role } from '../organization/fixtures'

type Searched<D> = { entries: (locale: Locale, document: D) => Entry[] }

/** Of all entries of a document its own. */
const entryOf = <D>({ entries }: Searched<D>, locale: Locale, document: D) => entries(locale, document)[0]

const says = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

const paragraph = (text: string): ContentBlock => ({ type: 'rich-text', body: says(text) })

const document = { createdAt: '', updatedAt: '', publishedAt: '', seo: null, localizations: [] }

function project(fields: Partial<Project> = {}): Project {
  return {
    ...document,
    documentId: 'p1',
    slug: 'well',
    title: 'A well',
    shortDescription: null,
    cardCover: null,
    projectCover: null,
    projectStatus: 'active',
    suspensionReason: null,
    creationDate: null,
    type: null,
    faqs: [],
    contents: [],
    news: [],
    forms: [],
    projectTimelines: [],
    ...fields,
  }
}

function report(fields: Partial<Report> = {}): Report {
  return {
    ...document,
    documentId: 'r1',
    slug: 'winter',
    title: 'Winter',
    publishedDate: null,
    shortDescription: null,
    author: null,
    cover: null,
    contents: [],
    sourceLink: null,
    isExternalReport: false,
    ...fields,
  }
}

function partner(fields: Partial<Partner> = {}): Partner {
  return { documentId: 'n1', name: 'A partner', description: [], descriptionHtml: null, website: null, logo: null, sortOrder: 0, featured: false, ...fields }
}

const legal = { title: 'Terms', version: null, updatedAt: '', content: [], html: null }

test.each<[string, ContentBlock, string]>([
  ['a paragraph', paragraph('Some words'), 'Some words'],
  ['a quote', { type: 'quote', title: 'Layla', body: 'We build' }, 'Layla We build'],
  ['a quote of nobody', { type: 'quote', title: null, body: 'We build' }, 'We build'],
  ['a picture', { type: 'media', file: null, caption: 'The roof' }, 'The roof'],
  ['a picture without a caption', { type: 'media', file: null, caption: null }, ''],
  ['a film', { type: 'video', file: null, caption: 'The street' }, 'The street'],
  ['a PDF', { type: 'pdf-viewer', file: null, title: 'The plan' }, 'The plan'],
  ['a PDF without a title', { type: 'pdf-viewer', file: null, title: null }, ''],
  ['pictures in a row', { type: 'slides', images: [] }, ''],
  ['what the site does not know', { type: 'unsupported', component: 'shared.map' }, ''],
])('of %s the words are searched', (_, block, body) => {
  expect(entryOf(articles, 'en', article({ blocks: [block] }))?.body).toBe(body)
})

test('of a long document the first twenty thousand characters are searched', () => {
  expect(entryOf(articles, 'en', article({ blocks: [paragraph('x'.repeat(30_000))] }))?.body).toBe('x'.repeat(20_000))
})

describe('an entry has all that the document says', () => {
  test('of an article', () => {
    const entry = entryOf(articles, 'ar', article({ excerpt: 'In short', author: 'Samir', blocks: [paragraph('One'), paragraph('Two')] }))
    expect(entry).toEqual({
      id: 'abc123',
      type: 'articles',
      title: 'A roof before winter',
      summary: 'In short',
      body: 'One Two Samir',
      date: '2026-11-01',
      href: '/ar/articles/abc123',
    })
  })

  test('of a project', () => {
    const faqs = [{ id: '1', question: 'When?', answer: says('Soon'), priority: 0 }]
    const entry = entryOf(
      projects,
      'de',
      project({ shortDescription: 'In short', creationDate: '2026-05-01', contents: [paragraph('One')], news: [paragraph('New')], faqs }),
    )
    expect(entry).toEqual({
      id: 'p1',
      type: 'projects',
      title: 'A well',
      summary: 'In short',
      body: 'One New When? Soon',
      date: '2026-05-01',
      href: '/de/projects/well',
    })
  })

  test('of a report', () => {
    const entry = entryOf(reports, 'en', report({ shortDescription: 'In short', publishedDate: '2026-02-03', author: 'Rana', contents: [paragraph('One')] }))
    expect(entry).toEqual({
      id: 'r1',
      type: 'reports',
      title: 'Winter',
      summary: 'In short',
      body: 'One Rana',
      date: '2026-02-03',
      href: '/en/reports/winter',
    })
  })

  test('of an event', () => {
    const entry = entryOf(
      events,
      'en',
      event({
        shortDescription: 'In short',
        description: says('All about it'),
        organizerName: 'Imar',
        location: { type: 'physical', venue: 'Hall', address: 'Main street 1', city: 'Homs', virtualLink: 'https://example.org/' },
        agenda: [{ time: '9:00', title: 'Welcome', description: 'With tea', speaker: 'Layla' }],
        speakers: [{ id: 1, name: 'Samir', photo: null, title: 'Dr', organization: 'A school', bio: null }],
      }),
    )
    expect(entry).toEqual({
      id: 'evt123',
      type: 'events',
      title: 'Workshop',
      summary: 'In short',
      body: 'All about it Imar Hall Main street 1 Homs Welcome With tea Layla Samir A school',
      date: '2026-12-12T07:00:00.000Z',
      href: '/en/events/workshop',
    })
  })

  test('of a question', () => {
    expect(entryOf(faqs, 'en', { id: 'q1', question: 'Who?', answer: says('We'), priority: 0 })).toEqual({
      id: 'q1',
      type: 'faqs',
      title: 'Who?',
      summary: '',
      body: 'We',
      date: null,
      href: '/en/help#faq-q1',
    })
  })

  test('of a department and each of its members', () => {
    const members = [role({ id: 7, name: 'Layla', title: 'Lead', bio: 'Builds bridges' }), role({ id: 8, name: 'Samir', title: null })]
    expect(departments.entries('en', office({ description: 'We plan', roles: members }))).toEqual([
      {
        id: 'dep1',
        type: 'departments',
        title: 'Engineering',
        summary: 'We plan',
        body: 'Engineering Office',
        date: null,
        href: '/en/organization/engineering',
      },
      { id: 'dep1/7', type: 'people', title: 'Layla', summary: 'Lead – Engineering', body: 'Builds bridges', date: null, href: '/en/organization/engineering' },
      { id: 'dep1/8', type: 'people', title: 'Samir', summary: 'Engineering', body: '', date: null, href: '/en/organization/engineering' },
    ])
  })

  test('of an ambassador', () => {
    expect(entryOf(ambassadors, 'en', ambassador({ title: 'Teacher', country: 'Austria', quote: 'Begin!', story: says('I began') }))).toEqual({
      id: 'a1',
      type: 'people',
      title: 'Rima Sabbagh',
      summary: 'Teacher – Austria',
      body: 'Begin! I began',
      date: null,
      href: '/en/our-ambassadors#story-a1',
    })
  })

  test('of a partner', () => {
    expect(entryOf(partners, 'en', partner({ description: says('We help'), descriptionHtml: '<b>A lot</b>' }))).toEqual({
      id: 'n1',
      type: 'partners',
      title: 'A partner',
      summary: '',
      body: 'We help A lot',
      date: null,
      href: '/en/our-partners#partner-n1',
    })
  })

  test('of a legal document', () => {
    expect(entryOf(termsOfUse, 'en', { ...legal, content: says('One'), html: '<p>Two</p>' })).toEqual({
      id: 'terms-of-use',
      type: 'legal',
      title: 'Terms',
      summary: '',
      body: 'One Two',
      date: null,
      href: '/en/help#terms',
    })
  })
})

const bare: Department = office({ title: null, officeName: null, roles: [role({ name: null, title: null })] })

test.each([
  ['an article', entryOf(articles, 'en', article({ title: null }))],
  ['a project', entryOf(projects, 'en', project({ title: null }))],
  ['a report', entryOf(reports, 'en', report({ title: null }))],
  ['an event', entryOf(events, 'en', event({ title: null }))],
  ['a department', departments.entries('en', bare)[0]],
  ['a member', departments.entries('en', bare)[1]],
  ['an ambassador', entryOf(ambassadors, 'en', ambassador({ name: null }))],
  ['a partner', entryOf(partners, 'en', partner({ name: null }))],
  ['a legal document', entryOf(termsOfUse, 'en', { ...legal, title: null })],
])('of %s that says nothing, nothing is searched', (_, entry) => {
  expect(entry).toMatchObject({ title: '', summary: '', body: '' })
})

test('an event of others leads to the list that shows it', () => {
  expect(entryOf(events, 'en', event({ isExternalEvent: true, title: 'Bread & water' }))?.href).toBe('/en/events?q=Bread%20%26%20water')
  expect(entryOf(events, 'en', event({ isExternalEvent: true, title: null }))?.href).toBe('/en/events?q=')
})

test('a report of others leads to its source, and to our page where it names none', () => {
  const source = 'https://example.org/report'
  expect(entryOf(reports, 'en', report({ isExternalReport: true, sourceLink: source }))).toMatchObject({ href: source, isExternal: true })
  expect(entryOf(reports, 'en', report({ isExternalReport: true }))?.href).toBe('/en/reports/winter')
  expect(entryOf(reports, 'en', report({ sourceLink: source }))?.href).toBe('/en/reports/winter')
})

test('a department that no page shows is not searched, nor are its members', () => {
  expect(departments.entries('en', { ...office(), slug: null })).toEqual([])
})

test('a document has its own entry and those of its parts', () => {
  expect(['d1', 'd1/7', 'd12', 'd'].map((id) => isOf(id, 'd1'))).toEqual([true, true, false, false])
})
