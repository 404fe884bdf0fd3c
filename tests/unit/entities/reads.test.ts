/** @jest-environment node */
import { allAddresses } from '@/lib/entities/addresses'
import { ambassadors, getAmbassadors } from '@/lib/entities/ambassadors'
import { articles, getArticles, getLatestArticles } from '@/lib/entities/articles'
import { departments, getDepartments, getOrganization, hasDepartments } from '@/lib/entities/departments'
import { events, findEvents, getCalendarEvents, getUpcomingEvents } from '@/lib/entities/events'
import { getFaqs } from '@/lib/entities/faqs'
import { getImpressum, getPrivacyPolicy, getTermsOfUse, impressum, privacyPolicy, termsOfUse } from '@/lib/entities/legal-documents'
import { getFeaturedPartners, getPartners, partners } from '@/lib/entities/partners'
import { getHomeProjects, getProjects, projects } from '@/lib/entities/projects'
import { getReports, reports } from '@/lib/entities/reports'
import { currentPreview } from '@/lib/preview/current'
import { answerContent, saved, says } from './content-answers'

jest.mock('@/lib/preview/current', () => ({ currentPreview: jest.fn(async () => null) }))

let documents: unknown
let total = 1
const { asked, questions } = answerContent(() => ({ data: documents, total }))

beforeEach(() => {
  asked.mockClear()
  documents = []
  total = 1
})

const part = (page: number, size: number) => ({ 'pagination[page]': String(page), 'pagination[pageSize]': String(size) })
const whole = part(1, 100)
const anyEvent = { search: '' }
const ofProjects = ['type:project', 'type:project-form', 'type:project-timeline']
const bySortOrder = { 'sort[0]': 'sortOrder:asc', 'sort[1]': 'name:asc' }

async function inOne<T>(parts: AsyncIterable<T[]>): Promise<T[]> {
  const all: T[] = []
  for await (const part of parts) all.push(...part)
  return all
}

type Row = [string, () => Promise<unknown>, string, Record<string, string>, string[]]

test.each<Row>([
  ['the latest articles', () => getLatestArticles('de', 5), 'articles', { ...part(1, 5), sort: 'publishedDate:desc' }, ['type:article']],
  ['a page of the archive', () => getArticles('de', 3), 'articles', { ...part(3, 24), sort: 'publishedDate:desc' }, ['type:article']],
  ['the articles of the search', () => inOne(articles.allEntries('de')), 'articles', { ...whole, sort: 'publishedDate:desc' }, ['type:article']],
  ['departments', () => getDepartments('de'), 'departments', { ...whole, sort: 'order:asc' }, ['type:department']],
  ['the organization', () => getOrganization('de'), 'departments', { ...whole, sort: 'order:asc' }, ['type:department']],
  ['whether there are departments', () => hasDepartments('de'), 'departments', { ...whole, sort: 'order:asc' }, ['type:department']],
  ['the departments of the search', () => inOne(departments.allEntries('de')), 'departments', { ...whole, sort: 'order:asc' }, ['type:department']],
  ['partners', () => getPartners('de'), 'partners', { ...whole, ...bySortOrder }, ['type:partner']],
  ['the partners of the search', () => inOne(partners.allEntries('de')), 'partners', { ...whole, ...bySortOrder }, ['type:partner']],
  [
    'six partners of the home page',
    () => getFeaturedPartners('de'),
    'partners',
    { ...part(1, 6), ...bySortOrder, 'filters[featured][$eq]': 'true' },
    ['type:partner'],
  ],
  ['ambassadors', () => getAmbassadors('de'), 'ambassadors', whole, ['type:ambassador']],
  ['the ambassadors of the search', () => inOne(ambassadors.allEntries('de')), 'ambassadors', whole, ['type:ambassador']],
  ['questions', () => getFaqs('de'), 'faqs', whole, ['type:faq']],
  ['the projects of the home page', () => getHomeProjects('de'), 'projects', { ...part(1, 9), sort: 'publishedAt:desc' }, ofProjects],
  ['a page of projects', () => getProjects('de', 2), 'projects', { ...part(2, 24), sort: 'createdAt:desc' }, ofProjects],
  [
    'projects that fit a filter',
    () => getProjects('de', 1, { status: 'active', type: 'campaign', sort: 'oldest' }),
    'projects',
    { ...part(1, 24), 'filters[projectStatus][$eq]': 'active', 'filters[type][$eq]': 'campaign', sort: 'createdAt:asc' },
    ofProjects,
  ],
  ['the projects of the search', () => inOne(projects.allEntries('de')), 'projects', { ...whole, sort: 'createdAt:desc' }, ofProjects],
  ['a page of reports', () => getReports('de', 2), 'reports', { ...part(2, 24), sort: 'publishedDate:desc' }, ['type:report']],
  [
    'our own reports',
    () => getReports('de', 1, { source: 'own' }),
    'reports',
    { ...part(1, 24), 'filters[isExternalReport][$ne]': 'true', sort: 'publishedDate:desc' },
    ['type:report'],
  ],
  [
    'the oldest reports of others',
    () => getReports('de', 1, { source: 'external', sort: 'oldest' }),
    'reports',
    { ...part(1, 24), 'filters[isExternalReport][$eq]': 'true', sort: 'publishedDate:asc' },
    ['type:report'],
  ],
  ['the reports of the search', () => inOne(reports.allEntries('de')), 'reports', { ...whole, sort: 'publishedDate:desc' }, ['type:report']],
  ['the events of the search', () => inOne(events.allEntries('de')), 'events', { ...whole, sort: 'startDate:desc' }, ['type:event']],
  ['events to come', () => findEvents('de', 'upcoming', anyEvent, 40), 'events', { ...part(1, 40), sort: 'startDate:asc', status: 'upcoming' }, ['type:event']],
  [
    'workshops of others that are over, at a place',
    () => findEvents('de', 'past', { ...anyEvent, type: 'workshop', place: 'physical', source: 'external' }, 9),
    'events',
    {
      ...part(1, 9),
      eventType: 'workshop',
      'filters[location][type][$in][0]': 'physical',
      'filters[location][type][$in][1]': 'in-person',
      'filters[isExternalEvent][$eq]': 'true',
      sort: 'startDate:desc',
      status: 'past',
    },
    ['type:event'],
  ],
  [
    'our own events elsewhere than at a place',
    () => findEvents('de', 'upcoming', { ...anyEvent, place: 'virtual', source: 'own' }, 9),
    'events',
    { ...part(1, 9), 'filters[location][type][$in][0]': 'virtual', 'filters[isExternalEvent][$eq]': 'false', sort: 'startDate:asc', status: 'upcoming' },
    ['type:event'],
  ],
  [
    'what comes or runs',
    () => getUpcomingEvents('de', 5, new Date('2026-11-20T13:45:00Z')),
    'events',
    {
      'pagination[pageSize]': '100',
      'filters[$or][0][startDate][$gte]': '2026-11-20T00:00:00.000Z',
      'filters[$or][1][endDate][$gte]': '2026-11-20T00:00:00.000Z',
      sort: 'startDate:asc',
    },
    ['type:event'],
  ],
  [
    'the events of a calendar that subscribes to them',
    () => getCalendarEvents('de', new Date('2026-11-20T13:45:00Z')),
    'events',
    {
      ...whole,
      'filters[$or][0][startDate][$gte]': '2025-11-20T00:00:00.000Z',
      'filters[$or][1][endDate][$gte]': '2025-11-20T00:00:00.000Z',
      sort: 'startDate:asc',
    },
    ['type:event'],
  ],
  [
    'a project',
    () => projects.find('de', 'school'),
    'projects',
    { 'filters[slug][$eq]': 'school', 'pagination[pageSize]': '1' },
    ['any:project', 'project:school', 'type:project-form', 'type:project-timeline'],
  ],
  [
    'a department of the search',
    () => departments.entriesOfOne('de', 'abc'),
    'departments',
    { 'filters[documentId][$eq]': 'abc', 'pagination[pageSize]': '1' },
    ['any:department', 'department:abc'],
  ],
])('%s are asked for, and renewed with what they are made of', async (_, read, path, query, tags) => {
  await read()
  expect(questions()).toEqual([[`/api/${path}`, { locale: 'de', ...query }]])
  expect(asked.mock.calls.map(([, options]) => options?.next?.tags)).toEqual([tags])
})

test.each([
  ['terms-of-use', getTermsOfUse, termsOfUse, '#terms'],
  ['privacy-policy', getPrivacyPolicy, privacyPolicy, '#privacy'],
  ['impressum', getImpressum, impressum, '#impressum'],
])('of %s there is one, with text or markup, and a place in the help center', async (name, read, legal, place) => {
  documents = { title: 'Title', version: '2', updatedAt: '2026-01-01', content: says('One'), htmlContent: '<p>Two</p>' }
  expect(await read('en')).toEqual({ title: 'Title', version: '2', updatedAt: '2026-01-01', content: says('One'), html: '<p>Two</p>' })
  expect(questions()).toEqual([[`/api/${name}`, { locale: 'en' }]])
  expect(asked.mock.calls[0]?.[1]?.next?.tags).toEqual([`type:${name}`])
  const entries = [{ id: name, type: 'legal', title: 'Title', summary: '', body: 'One Two', date: null, href: `/en/help${place}` }]
  expect([await inOne(legal.allEntries('en')), await legal.entriesOfOne('en', name)]).toEqual([entries, entries])
  expect([legal.isSingle, legal.shownOn]).toEqual([true, `/help${place}`])
  documents = null
  expect([await inOne(legal.allEntries('en')), await legal.entriesOfOne('en', name)]).toEqual([[], []])
})

test('more events than the content service gives at once are asked for in parts', async () => {
  documents = Array.from({ length: 100 }, () => saved)
  total = 230
  const found = await findEvents('en', 'upcoming', anyEvent, 150)
  expect([found.items.length, found.total]).toEqual([150, 230])
  expect(questions().map(([, query]) => query)).toMatchObject([part(1, 100), part(2, 100)])
})

const [longAgo, farAhead] = ['2000-01-01T00:00:00Z', '2999-01-01T00:00:00Z']
const inTime = (...dates: [documentId: string, startDate: string][]) => dates.map(([documentId, startDate]) => ({ ...saved, documentId, startDate }))
const ids = (items: { documentId: string }[]) => items.map(({ documentId }) => documentId)

test('in a preview drafts are told apart by their time here', async () => {
  documents = inTime(['a', longAgo], ['b', farAhead], ['c', farAhead])
  const preview = { uid: 'api::event.event', documentId: 'a', locale: 'ar', status: 'published', issued: 0 }
  jest.mocked(currentPreview).mockResolvedValue(preview as never)
  const found = await Promise.all([findEvents('en', 'past', anyEvent, 9), findEvents('en', 'upcoming', anyEvent, 1)])
  jest.mocked(currentPreview).mockResolvedValue(null)
  expect(found.map(({ items, total }) => [ids(items), total])).toEqual([
    [['a'], 1],
    [['b'], 2],
  ])
  expect(questions()[0]?.[1]).toEqual({ locale: 'en', ...whole, sort: 'startDate:desc' })
})

test('what was over this morning is no event to come, and no more are given than are wanted', async () => {
  documents = inTime(['over', '2026-11-20T08:00:00Z'], ['next', '2026-11-20T18:00:00Z'], ['later', farAhead])
  const now = new Date('2026-11-20T13:45:00Z')
  expect(ids(await getUpcomingEvents('en', 1, now))).toEqual(['next'])
  expect(ids(await getUpcomingEvents('en', undefined, now))).toEqual(['next', 'later'])
})

test('the organization shows the departments that have an address', async () => {
  documents = [saved, { ...saved, documentId: 'd2', slug: null }]
  expect(ids(await getOrganization('en'))).toEqual(['d1'])
  expect([await hasDepartments('en'), (documents = []) && (await hasDepartments('en'))]).toEqual([true, false])
})

test('addresses are those of our pages', async () => {
  const version = (name: string | null, isExternal: boolean) => ({ documentId: 'd', locale: 'en', updatedAt: saved.updatedAt, name, isExternal })
  documents = [version('theirs', true), version(null, false), version('ours', false)]
  const [theirs, ours] = ['theirs', 'ours'].map((name) => ({
    route: `/reports/${name}`,
    locale: 'en',
    updatedAt: saved.updatedAt,
    isExternal: name === 'theirs',
    robots: null,
    canonicalUrl: null,
  }))
  expect(await inOne(allAddresses('report'))).toEqual([theirs, ours])
  expect(await reports.addresses('d1')).toEqual({ items: [ours], next: null })
  expect(questions()).toEqual(['', 'd1'].map((after) => ['/api/published-versions', { type: 'report', after }]))
  expect(asked.mock.calls[0]?.[1]?.next?.tags).toEqual(['type:report'])
})

test('what can be no id is not asked for', async () => {
  expect(await articles.find('en', 'no id')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('what has no title is no result of the search', async () => {
  documents = [{ ...saved, title: 'A well' }, saved]
  expect((await inOne(projects.allEntries('en'))).map(({ title }) => title)).toEqual(['A well'])
  documents = [saved]
  expect(await projects.entriesOfOne('en', 'd1')).toEqual([])
})

test('a feed has the newest articles, and when they changed', async () => {
  documents = [{ ...saved, title: 'A roof', excerpt: 'In short', author: 'Samir', publishedDate: '2026-01-02' }]
  expect(await articles.feed?.('en')).toEqual([
    { id: 'd1', title: 'A roof', text: 'In short', date: '2026-01-02', cover: null, href: '/en/articles/d1', updatedAt: saved.updatedAt, author: 'Samir' },
  ])
  expect(questions()).toEqual([['/api/articles', { locale: 'en', ...part(1, 24), sort: 'publishedDate:desc' }]])
  expect([projects, reports, events, departments].map(({ feed }) => feed)).toEqual([undefined, undefined, undefined, undefined])
})
