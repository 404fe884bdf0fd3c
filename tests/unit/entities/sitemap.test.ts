/** @jest-environment node */
import { sitemapFiles } from '@/app/sitemap/files'
import { outlineSitemap, sitemapEntries, sitemapPages } from '@/lib/entities/sitemap'
import { LOCALES, type Locale } from '@/rules/languages'
import { answerContent } from './content-answers'

jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

const version = (locale: Locale, name: string, updatedAt: string, isExternal = false, seo = {}) => ({
  documentId: name,
  locale,
  name,
  updatedAt,
  isExternal,
  ...seo,
})

const published: Record<string, ReturnType<typeof version>[]> = {
  article: [version('ar', 'a1', '2026-03-01'), version('ar', 'a2', '2026-01-01'), version('de', 'a1', '2026-02-01')],
  project: [version('ar', 'well', '2026-04-01')],
  report: [version('en', 'winter', '2026-05-01'), version('en', 'theirs', '2026-06-01', true)],
  department: [version('en', 'it', '2026-07-01')],
}

/** What editors tell search engines of the pages that are no documents, by language. */
let seo: Partial<Record<string, object>> = {}

/** As many versions come at once. */
let atOnce = 10

const { questions } = answerContent((path, locale, query) => {
  if (path === '/api/Seo') return { data: seo[locale] ?? null }
  const all = path === '/api/published-versions' ? (published[query.get('type') ?? ''] ?? []) : []
  const rest = all.filter(({ documentId }) => documentId > (query.get('after') ?? ''))
  const data = rest.slice(0, atOnce)
  return { data, next: rest.length > atOnce ? (data.at(-1)?.documentId ?? null) : null }
})

beforeEach(() => {
  atOnce = 10
  seo = {}
})

const site = 'http://localhost:3000'

async function found() {
  const { lists, parts } = await outlineSitemap()
  return [...sitemapEntries([...lists, ...(await sitemapPages(parts))])].map((page) => ({ ...page, url: page.url.replace(site, '') }))
}

const dated = async (route: string) =>
  (await found()).filter(({ url }) => /^\/\w+/.exec(url) && url.slice(3) === route).map(({ url, modified }) => [url.slice(1, 3), modified])

test('a document is listed in the languages that it has, with the others beside it and the date of its last change', async () => {
  const pages = (await found()).filter(({ url }) => url.endsWith('/articles/a1'))
  const languages = { ar: `${site}/ar/articles/a1`, de: `${site}/de/articles/a1` }
  expect(pages).toEqual([
    { url: '/ar/articles/a1', modified: '2026-03-01', languages: expect.objectContaining(languages) },
    { url: '/de/articles/a1', modified: '2026-02-01', languages: expect.objectContaining(languages) },
  ])
  expect(pages[0]?.languages).not.toHaveProperty('en')
})

const byLanguage = (dates: Partial<Record<Locale, string>>) => LOCALES.map((locale) => [locale, dates[locale] ?? null])

test('a list is there in every language, and changes with the newest of what it lists', async () => {
  for (const list of ['/articles', '/articles/page/1']) {
    expect(await dated(list)).toEqual(byLanguage({ ar: '2026-03-01', de: '2026-02-01' }))
  }
})

test('home changes with articles and projects', async () => {
  expect(await dated('')).toEqual(byLanguage({ ar: '2026-04-01', de: '2026-02-01' }))
})

test('pages that stand by themselves are listed, what is of others is not, and departments have no list of their own', async () => {
  const english = (await found()).flatMap(({ url }) => (url.startsWith('/en') ? [url.slice(3)] : []))
  const lists = ['', '/articles', '/articles/page/1', '/projects', '/reports', '/events']
  const standing = [
    '/our-partners',
    '/our-ambassadors',
    '/join',
    '/collaborate/individuals',
    '/collaborate/organizations',
    '/collaborate/project-template',
    '/help',
  ]
  expect(english.sort()).toEqual([...lists, ...standing, '/reports/winter', '/organization/it'].sort())
})

test('what editors keep from search engines, or say to stand elsewhere, is not listed, nor named as a language of what is', async () => {
  const { article, department } = published
  published.article = [
    version('ar', 'b1', '2026-03-01'),
    version('en', 'b1', '2026-03-01', false, { robots: 'noindex, follow' }),
    version('de', 'b1', '2026-03-01', false, { canonicalUrl: 'https://example.org/b1' }),
    version('de', 'b2', '2026-03-01', false, { canonicalUrl: `${site}/de/articles/b2`, robots: 'index, follow' }),
  ]
  seo = { en: { newsPage: { robots: 'NOINDEX' }, organizationPage: { robots: 'none' }, PartnersPage: { canonicalUrl: '/en/help' } } }
  const pages = await found()
  expect(pages.filter(({ url }) => url.includes('/articles/b')).map(({ url }) => url)).toEqual(['/ar/articles/b1', '/de/articles/b2'])
  expect(pages.find(({ url }) => url === '/ar/articles/b1')?.languages).toEqual({
    ar: `${site}/ar/articles/b1`,
    'x-default': `${site}/ar/articles/b1`,
  })
  const hidden = ['/articles', '/articles/page/1', '/our-partners', '/organization/it']
  expect(pages.filter(({ url }) => url.startsWith('/en') && hidden.includes(url.slice(3)))).toEqual([])
  expect(pages.map(({ url }) => url)).toEqual(expect.arrayContaining(['/ar/articles', '/de/articles/page/1', '/ar/our-partners']))
  Object.assign(published, { article, department })
})

const addressesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url.replace(site, ''))

test('many pages stand in files of their own, the lists in the first; of the others no part is held', async () => {
  const many = Array.from({ length: 4000 }, (_, index) => version('en', `many-${String(index).padStart(4, '0')}`, '2026-08-01'))
  published.project = many
  published.report = [version('en', 'theirs', '2026-06-01', true)]
  atOnce = 1500
  const files = await sitemapFiles()
  const parts = () => questions().filter(([path]) => path === '/api/published-versions').length
  const asked = parts()
  const [first = [], ...others] = await Promise.all(files.map(async (file) => addressesIn(await file())))
  expect(first.slice(0, 3)).toEqual(['/ar', '/en', '/de'])
  expect(first.slice(-3)).toEqual(['/ar/articles/a1', '/de/articles/a1', '/ar/articles/a2'])
  expect(others).toEqual([...[0, 1500, 3000].map((from) => many.slice(from, from + 1500).map(({ name }) => `/en/projects/${name}`)), ['/en/organization/it']])
  expect(parts()).toBe(asked + files.length)
})
