/** @jest-environment node */
import { detailPage } from '@/lib/entities/detail'
import type { Locale } from '@/rules/languages'

type Document = { title: string; localizations: string[] }

const well: Document = { title: 'A well', localizations: ['ar'] }

/** The documents by language and name. */
let documents: Record<string, Document>
const find = jest.fn(async (locale: Locale, name: string) => documents[`${locale} ${name}`] ?? null)
const metadata = jest.fn(async ({ title }: Document) => ({ title }))
const show = jest.fn(({ title }: Document, locale: Locale, beside: unknown) => [title, locale, beside].join(', '))

beforeEach(() => {
  documents = { 'en well': well }
  for (const mock of [find, metadata, show]) mock.mockClear()
})

const props = (lang: string, names: { slug?: string; documentId?: string }) => ({ params: Promise.resolve({ lang, ...names }) })

/** What the framework is told, as it is told: by an error with a digest. */
const toldBy = (page: Promise<unknown>) => page.catch((error: unknown) => (error instanceof Error && 'digest' in error ? error.digest : error))

test('the page of a document shows it in the language of its address, with what is read beside it', async () => {
  const { Page } = detailPage({ model: 'project', find, metadata }, { beside: async (locale) => `more in ${locale}`, show })
  expect(await Page(props('en', { slug: 'well' }))).toBe('A well, en, more in en')
})

test('without anything beside it the document alone is shown', async () => {
  const { Page } = detailPage({ model: 'project', find, metadata }, { show })
  expect(await Page(props('en', { slug: 'well' }))).toBe('A well, en, ')
})

test('an article goes by its id, a project by its name', async () => {
  documents = { 'en a1': well }
  const names = { slug: 'well', documentId: 'a1' }
  expect(await detailPage({ model: 'article', find, metadata }, { show }).Page(props('en', names))).toContain('A well')
  await detailPage({ model: 'project', find, metadata }, { show }).generateMetadata(props('en', names))
  expect(find.mock.calls).toEqual([
    ['en', 'a1'],
    ['en', 'well'],
  ])
})

test('search engines are told where it stands and in which languages', async () => {
  const { generateMetadata } = detailPage({ model: 'project', find, metadata }, { show })
  expect(await generateMetadata(props('en', { slug: 'well' }))).toEqual({ title: 'A well' })
  expect(metadata.mock.calls).toEqual([[well, { locale: 'en', route: '/projects/well', locales: ['en', 'ar'] }]])
  expect(await generateMetadata(props('en', { slug: 'nothing' }))).toEqual({})
})

test('where it is there in another language only, its page leads to the list', async () => {
  const { Page } = detailPage({ model: 'project', find, metadata }, { show })
  expect(await toldBy(Page(props('de', { slug: 'well' })))).toBe('NEXT_REDIRECT;replace;/de/projects#missing-translation;307;')
  expect(await toldBy(Page(props('de', { slug: 'nothing' })))).toBe('NEXT_HTTP_ERROR_FALLBACK;404')
  expect(show).not.toHaveBeenCalled()
})

test('an address without a name names no document', async () => {
  const { Page } = detailPage({ model: 'project', find, metadata }, { show })
  expect(await toldBy(Page(props('en', {})))).toBe('NEXT_HTTP_ERROR_FALLBACK;404')
  expect(find).toHaveBeenCalledWith('en', '')
})

test('no page is made before somebody asks for it', () => {
  expect(detailPage({ model: 'project', find, metadata }, { show }).generateStaticParams()).toEqual([])
})
