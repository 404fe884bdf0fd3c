/** @jest-environment node */
import { articles } from '@/lib/entities/articles'
import { departments } from '@/lib/entities/departments'
import { events } from '@/lib/entities/events'
import { type Project, projects } from '@/lib/entities/projects'
import { type Report, reports } from '@/lib/entities/reports'
import { article, event } from '../lib/fixtures'
import { office } from '../organization/fixtures'
import { answerContent } from './content-answers'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))
jest.mock('next/headers', () => ({ draftMode: async () => ({ isEnabled: false }) }))

/** What editors say of pages. */
let pages: object | null = null
answerContent(() => ({ data: pages }))
beforeEach(() => {
  pages = null
})

const noSeo = { metaTitle: null, metaDescription: null, canonicalUrl: null, robots: null, ogTitle: null, ogDescription: null, ogImage: null }
const page = { locale: 'en' as const, route: '/x', locales: ['en'] }
const contents: Report['contents'] = []
const written = { title: 'A well', shortDescription: 'In short', seo: null, contents }

test('an article is called what it is called, and says who wrote it and when', async () => {
  const found = await articles.metadata(article({ excerpt: 'In short', author: 'Samir' }), page)
  expect(found).toMatchObject({ title: expect.stringMatching(/^A roof before winter \|/), description: 'In short' })
  expect(found.openGraph).toMatchObject({ type: 'article', publishedTime: '2026-11-01', modifiedTime: '2026-11-02T08:00:00.000Z', authors: ['Samir'] })
  expect((await articles.metadata(article({ title: null }), page)).openGraph).toMatchObject({ title: '' })
})

test('a report says who wrote it and when, and its title that it is one', async () => {
  const report = { ...written, slug: 'winter', publishedDate: '2026-01-02', updatedAt: '2026-02-01', author: 'Rana' } as Report
  const found = await reports.metadata(report, page)
  expect(found).toMatchObject({ title: expect.stringMatching(/A well.+/), description: 'In short' })
  expect(found.openGraph).toMatchObject({ title: 'A well', type: 'article', publishedTime: '2026-01-02', modifiedTime: '2026-02-01', authors: ['Rana'] })
  expect((await reports.metadata({ ...report, title: null }, page)).openGraph).toMatchObject({ title: 'winter' })
})

test('a project goes by its address where it has no title', async () => {
  const project = { ...written, slug: 'well' } as Project
  expect(await projects.metadata(project, page)).toMatchObject({ description: 'In short', openGraph: { title: 'A well', type: 'website' } })
  expect(await projects.metadata({ ...project, title: null }, page)).toMatchObject({ openGraph: { title: 'well' } })
})

test('an event goes by its address where it has no title, and one of others has no page to speak of', async () => {
  expect(await events.metadata(event({ shortDescription: 'In short' }), page)).toMatchObject({ description: 'In short', openGraph: { title: 'Workshop' } })
  expect(await events.metadata(event({ title: null, shortDescription: 'x' }), page)).toMatchObject({ openGraph: { title: 'workshop' } })
  expect(await events.metadata(event({ isExternalEvent: true }), page)).toEqual({})
})

test('what nobody has described is described by its own text, cut between words, never by that of the home page', async () => {
  const text = 'A roof for twelve schools before winter came. '.repeat(6)
  const blocks = [{ type: 'rich-text' as const, body: [{ type: 'paragraph' as const, children: [{ type: 'text' as const, text }] }] }]
  const { description } = await articles.metadata(article({ excerpt: null, blocks }), page)
  expect(description).toMatch(/^A roof for twelve schools.*\w…$/)
  expect(description?.length).toBeLessThanOrEqual(160)
  pages = { global: { metaDescription: 'Of the home page' } }
  expect((await articles.metadata(article({ excerpt: null, blocks: [] }), page)).description).toBeUndefined()
})

test('what is not listed here names no other languages, and a path as canonical address gets the language of the page', async () => {
  const of = async (more: object) => (await articles.metadata(article({ seo: { ...noSeo, ...more } }), { ...page, locales: ['en', 'de'] })).alternates
  expect(Object.keys((await of({}))?.languages ?? {})).toEqual(['en', 'de', 'x-default'])
  expect((await of({ robots: 'noindex' }))?.languages).toEqual({})
  expect(await of({ canonicalUrl: '/en/help' })).toMatchObject({ canonical: 'http://localhost:3000/en/help', languages: {} })
})

test('a page shows the copy of its picture for links with its true size, else a picture that is drawn', async () => {
  const social = { src: '/uploads/social_x.jpg', width: 1200, height: 800, type: 'image/jpeg' }
  const ogImage = { src: '/uploads/x.webp', srcSet: null, width: 1000, height: 667, alt: '', social }
  const of = async (more: object) => (await articles.metadata(article({ seo: { ...noSeo, ...more } }), page)).openGraph?.images
  expect(await of({ ogImage })).toMatchObject([{ url: social.src, width: 1200, height: 800, type: 'image/jpeg' }])
  expect(await of({ ogImage: { ...ogImage, social: undefined } })).toMatchObject([
    { url: expect.stringMatching(/^\/og\/en/), width: 1200, height: 630, type: 'image/png' },
  ])
})

describe('a department', () => {
  const words = { metaTitle: 'All', metaDescription: 'All of us', canonicalUrl: 'https://example.org/all', ogTitle: 'All', ogDescription: 'All' }
  const say = (organizationPage: object) => {
    pages = { organizationPage }
  }

  test('has a title, words and an address of its own, and robots of the whole', async () => {
    say({ ...words, robots: 'noindex' })
    const found = await departments.metadata(office({ description: 'We plan' }), page)
    expect(found).toMatchObject({ description: 'We plan', robots: 'noindex', alternates: { canonical: 'http://localhost:3000/en/x' } })
    expect(found.openGraph).toMatchObject({ title: expect.stringMatching(/^Engineering Office./), description: 'We plan' })
  })

  test('that says nothing of itself is described by its people, one without any by what is said of the whole', async () => {
    say({ ...words, description: 'Who we are' })
    expect(await departments.metadata(office(), page)).toMatchObject({ description: 'Lama Shahin, Head of department' })
    expect(await departments.metadata(office({ roles: [] }), page)).toMatchObject({ description: 'Who we are' })
    pages = null
    expect(await departments.metadata(office({ roles: [] }), page)).toMatchObject({ description: expect.stringMatching(/\w/) })
  })
})
