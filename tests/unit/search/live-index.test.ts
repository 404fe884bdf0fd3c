/** @jest-environment node */
import { setTimeout as pause } from 'node:timers/promises'
import { ContentUnavailable } from '@/lib/content/errors'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { LOCALES } from '@/rules/languages'
import { articleDocument, richText, startContentDouble } from './content-double'

type Double = Awaited<ReturnType<typeof startContentDouble>>

let content: Double

beforeEach(async () => {
  content = await startContentDouble()
  process.env.CONTENT_URL = content.url
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
  // Longer than a test may take.
  process.env.CONTENT_TIMEOUT_MS = '60000'
  processState.search = undefined
  jest.resetModules()
  jest.spyOn(console, 'warn').mockImplementation(() => undefined)
})

afterEach(() => {
  jest.restoreAllMocks()
  content.stop()
})

async function start() {
  const { getSearchIndex, noteSearchChange } = await import('@/lib/search/live-index')
  const titles = async (query: string) => (await getSearchIndex('en')).search(query).map(({ entry }) => entry.title)
  return { titles, noteSearchChange }
}

test('is built once, however many ask, and then serves without reading', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles } = await start()
  expect(await Promise.all([titles('bridge'), titles('bridge')])).toEqual([['Bridge'], ['Bridge']])
  expect(content.reads.filter((path) => path === '/api/articles')).toHaveLength(1)
  const before = content.reads.length
  await titles('bridge')
  expect(content.reads).toHaveLength(before)
})

test('all kinds are in it, with the words of their parts', async () => {
  content.documents.articles = [articleDocument('a', 'Article', 'zebra')]
  content.documents.projects = [{ documentId: 'p', slug: 'p', title: 'Project', faqs: [{ id: 1, question: 'Any zebra?', answer: richText('no') }] }]
  content.documents.reports = [
    { documentId: 'r', slug: 'r', title: 'Report', shortDescription: 'zebra' },
    { documentId: 'x', slug: 'x', title: 'Foreign', shortDescription: 'zebra', isExternalReport: true, sourceLink: 'https://example.org/x' },
  ]
  content.documents.events = [
    { documentId: 'e', slug: 'e', title: 'Event', agenda: [{ title: 'Zebra' }] },
    { documentId: 'f', slug: 'f', title: 'Of others', isExternalEvent: true, location: { city: 'Zebra' } },
  ]
  content.documents.departments = [
    {
      documentId: 'd',
      slug: 'd',
      title: 'Department',
      description: 'zebra',
      roles: [
        { id: 7, name: 'Zebra Keeper', bio: '' },
        { id: 8, name: 'Another' },
      ],
    },
    { documentId: 'h', title: 'Zebra without an address', roles: [{ id: 9, name: 'Zebra Hidden' }] },
  ]
  content.documents.ambassadors = [{ documentId: 'm', name: 'Ambassador', quote: 'Zebra!' }]
  content.documents.partners = [{ documentId: 'n', name: 'Partner', descriptionHtml: '<p>Lions</p><p>&amp; <b>zebra</b>s</p>' }]
  content.singles['terms-of-use'] = { documentId: 't', title: 'Terms', content: richText('zebra') }
  content.singles['impressum'] = { documentId: 'i', title: 'Imprint', content: [], htmlContent: '<p>zebra</p>' }
  content.documents.faqs = [
    { documentId: 'q', question: 'Question', answer: richText('Zebra') },
    { documentId: 'n', question: '', answer: richText('Zebra') },
  ]
  const { getSearchIndex } = await import('@/lib/search/live-index')
  const found = (await getSearchIndex('en')).search('zebra').map(({ entry: { type, href } }) => `${type} ${href}`)
  expect(found.sort()).toEqual([
    'articles /en/articles/a',
    'departments /en/organization/d',
    'events /en/events/e',
    'events /en/events?q=Of%20others',
    'faqs /en/help#faq-q',
    'legal /en/help#impressum',
    'legal /en/help#terms',
    'partners /en/our-partners#partner-n',
    'people /en/organization/d',
    'people /en/our-ambassadors#story-m',
    'projects /en/projects/p',
    'reports /en/reports/r',
    'reports https://example.org/x',
  ])
})

test('a changed document is read again before the next search, and only that', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge'), articleDocument('b', 'Well')]
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  content.documents.articles = [articleDocument('a', 'Tunnel'), articleDocument('b', 'Well')]
  const before = content.reads.length
  noteSearchChange('article', 'a')
  expect(await titles('tunnel')).toEqual(['Tunnel'])
  expect(await titles('bridge')).toEqual([])
  expect(content.reads.slice(before)).toEqual(['/api/articles'])
})

test('a new document comes in, an unpublished one goes', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  content.documents.articles = [articleDocument('c', 'Road')]
  noteSearchChange('article', 'a')
  noteSearchChange('article', 'c')
  expect(await titles('bridge')).toEqual([])
  expect(await titles('road')).toEqual(['Road'])
})

test('a person who leaves a department goes, a legal text is read anew', async () => {
  content.documents.departments = [{ documentId: 'd', slug: 'd', title: 'Office', roles: [{ id: 1, name: 'Layla' }] }]
  content.singles['terms-of-use'] = { documentId: 't', title: 'Terms', content: richText('old') }
  const { titles, noteSearchChange } = await start()
  expect([await titles('layla'), await titles('old')]).toEqual([['Layla'], ['Terms']])
  content.documents.departments = [{ documentId: 'd', slug: 'd', title: 'Office', roles: [{ id: 2, name: 'Rana' }] }]
  content.singles['terms-of-use'] = { documentId: 't', title: 'Terms', content: richText('new') }
  noteSearchChange('department', 'd')
  noteSearchChange('terms-of-use', 't')
  expect([await titles('layla'), await titles('rana'), await titles('old'), await titles('new')]).toEqual([[], ['Rana'], [], ['Terms']])
})

test('other content does not concern it', async () => {
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  const before = content.reads.length
  noteSearchChange('announcement', 'a')
  await titles('bridge')
  expect(content.reads).toHaveLength(before)
})

test('with the content service dead the last index serves, and what changed comes when it is back', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  content.become('dead')
  content.documents.articles = [articleDocument('a', 'Tunnel')]
  noteSearchChange('article', 'a')
  expect(await titles('bridge')).toEqual(['Bridge'])
  content.become('well')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000)
  expect(await titles('tunnel')).toEqual(['Tunnel'])
})

test('with the content service hung a search does not wait for the time-out', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  content.become('hung')
  noteSearchChange('article', 'a')
  expect(await titles('bridge')).toEqual(['Bridge'])
})

test('without an index and without the content service there is an error, and the next search tries again', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  content.become('dead')
  const { titles } = await start()
  await expect(titles('bridge')).rejects.toMatchObject({ name: ContentUnavailable.name })
  content.become('well')
  expect(await titles('bridge')).toEqual(['Bridge'])
})

test('after a while what was never told is looked for, and nobody waits for that', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles } = await start()
  await titles('bridge')
  content.documents.articles = [{ ...articleDocument('a', 'Tunnel'), updatedAt: '2026-02-01T00:00:00Z' }]
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60 * 1000)
  expect(await titles('bridge')).toEqual(['Bridge'])
  while ((await titles('tunnel')).length === 0) await pause(5)
  expect(await titles('bridge')).toEqual([])
})

test('where nothing has changed after a while no document is read again', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles } = await start()
  await titles('bridge')
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6 * 60 * 1000)
  const before = content.reads.length
  await titles('bridge')
  while (content.reads.length === before) await pause(5)
  await pause(50)
  expect(new Set(content.reads.slice(before))).toEqual(new Set(['/api/published-versions']))
  const after = content.reads.length
  await titles('bridge')
  expect(content.reads).toHaveLength(after)
})

test('after many changes everything is read at once', async () => {
  content.documents.articles = Array.from({ length: 30 }, (_, index) => articleDocument(`a${index}`, `Bridge`))
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  const before = content.reads.length
  for (const { documentId } of content.documents.articles) noteSearchChange('article', documentId)
  await titles('bridge')
  const reads = content.reads.slice(before).filter((path) => path !== '/api/published-versions')
  expect(reads).toHaveLength(11)
})

test('all languages can be had ready before anybody searches', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles } = await start()
  const { getSearchIndex, prepareSearch } = await import('@/lib/search/live-index')
  await prepareSearch()
  const before = content.reads.length
  expect(await Promise.all(LOCALES.map(async (locale) => (await getSearchIndex(locale)).size))).toEqual(LOCALES.map(() => 1))
  expect(await titles('bridge')).toEqual(['Bridge'])
  expect(content.reads).toHaveLength(before)
})

test('changes that come together are read a second after the last, though nobody searches', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const { titles, noteSearchChange } = await start()
  await titles('bridge')
  content.documents.articles = [articleDocument('a', 'Tunnel')]
  const before = content.reads.length
  noteSearchChange('article', 'a')
  noteSearchChange('article', 'b')
  expect(content.reads).toHaveLength(before)
  await pause(1200)
  expect(content.reads.slice(before)).toEqual(['/api/articles', '/api/articles'])
  expect(await titles('tunnel')).toEqual(['Tunnel'])
  expect(content.reads).toHaveLength(before + 2)
})
