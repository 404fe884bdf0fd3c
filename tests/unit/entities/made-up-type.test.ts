/** @jest-environment node */
import './made-up-pages'
import { z } from 'zod'
import { previewRoute } from '@/app/api/preview/preview-route'
import { collection } from '@/lib/content/client'
import { documentFields } from '@/lib/content/fields'
import { entities, pagedEntities } from '@/lib/entities'
import { SEARCH_TYPES } from '@/lib/entities/entry'
import { buildFeed } from '@/lib/entities/feed'
import { pagedEntity } from '@/lib/entities/paged-entity'
import { outlineSitemap, sitemapEntries, sitemapPages } from '@/lib/entities/sitemap'
import { failedKind, missingKind, STAND_IN_KINDS } from '@/lib/entities/stand-in-kinds'
import { documentRoute, PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'
import { getSearchIndex, noteSearchChange } from '@/lib/search/live-index'
import { QUESTIONS, PAGE_TYPES, readPageTypes } from '../../page-types.mjs'
import { startContentDouble } from '../search/content-double'

// Both only work inside the framework's server.
jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))
jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

const [model] = PAGED_MODELS.slice(-1)
if (!model) throw new Error('The table is empty')

const schema = () => z.object({ ...documentFields, slug: z.string(), title: z.string() })
const documents = collection({ path: '/api/gatherings', model, schema })

const gatherings = pagedEntity({
  model,
  documents,
  brief: (locale, { documentId, slug, title }) => ({ id: documentId, title, href: `/${locale}${documentRoute(model, slug)}` }),
  words: () => ['zebra'],
  metadata: async () => ({}),
  jsonLd: () => null,
  feed: async (locale) =>
    (await documents.all(locale)).map(({ documentId: id, slug, title, updatedAt }) => ({
      id,
      title,
      href: documentRoute(model, slug),
      updatedAt,
      author: null,
    })),
})

Object.assign(pagedEntities, { gathering: gatherings })
Object.assign(entities, { gathering: gatherings })

const spring = { documentId: 'g1', slug: 'spring', title: 'Spring' }

let content: Awaited<ReturnType<typeof startContentDouble>>

beforeAll(async () => {
  content = await startContentDouble()
  process.env.CONTENT_URL = content.url
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
  content.documents.gatherings = [spring]
})

afterAll(() => content.stop())
afterEach(() => jest.restoreAllMocks())

test('the sitemap has its list and its documents', async () => {
  const { lists, parts } = await outlineSitemap()
  const urls = [...sitemapEntries([...lists, ...(await sitemapPages(parts))])].map(({ url }) => new URL(url).pathname)
  expect(urls.filter((path) => path.startsWith('/de/gatherings'))).toEqual(['/de/gatherings', '/de/gatherings/spring'])
})

test('the feed has what it gives', async () => {
  expect(await buildFeed('en')).toContain('/gatherings/spring')
})

test('the search finds it, and finds it anew when it was published again', async () => {
  const found = async () => (await getSearchIndex('en')).search('zebra').map(({ entry: { type, title, href } }) => [type, title, href])
  expect(SEARCH_TYPES).toContain('gatherings')
  expect(await found()).toEqual([['gatherings', 'Spring', '/en/gatherings/spring']])
  content.documents.gatherings = [{ ...spring, title: 'Summer' }]
  noteSearchChange('gathering', 'g1')
  expect(await found()).toEqual([['gatherings', 'Summer', '/en/gatherings/spring']])
})

test('pages that read it are renewed with it', async () => {
  const asked = jest.spyOn(globalThis, 'fetch')
  await gatherings.find('en', 'spring')
  expect(asked.mock.calls.map(([, options]) => options?.next?.tags)).toEqual([['any:gathering', 'gathering:spring']])
})

test('a draft is looked at on its own page, or on the list', () => {
  const target = { uid: 'api::gathering.gathering', documentId: 'g1' }
  expect(previewRoute({ ...target, slug: 'spring' })).toBe('/gatherings/spring')
  expect(previewRoute({ ...target, slug: '' })).toBe('/gatherings')
})

test('it is missing and fails in words of its own', () => {
  expect(missingKind('/gatherings/x')).toBe('gathering')
  expect(failedKind('/gatherings/x')).toBe('gatheringError')
  expect(STAND_IN_KINDS).toEqual(expect.arrayContaining(['gathering', 'gatheringError']))
})

test('its list and its first document are among the pages that are tested and measured', async () => {
  for (const { many } of PAGED_MODELS.map(pagesOf)) content.documents[many] ??= [{ documentId: many, slug: many }]
  const types = await readPageTypes({ contentUrl: content.url, secrets: { CONTENT_TOKEN: 'x' } })
  expect(types).toMatchObject({ gatherings: '/gatherings', gathering: '/gatherings/spring' })
  expect(Object.keys(types).sort()).toEqual([...PAGE_TYPES].sort())
  expect(QUESTIONS.has('gathering')).toBe(false)
})
