/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { previewRoute } from '@/app/api/preview/preview-route'
import { entities as described } from '@/cms/src/entities'
import { menu } from '@/components/layout/header/menu-links'
import { PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'

const schema = z.object({ info: z.object({ pluralName: z.string() }) })

const samples = z.array(z.record(z.string(), z.unknown()))

/** Whose list is made of something else: the archive of the news begins at its first page. */
const ARCHIVED = ['article']

/** Shown on the home page. */
const ON_HOME = ['announcement', 'home-slider', 'hero', 'home-page-stat', 'who-we-are']

describe.each(PAGED_MODELS)('%s', (model) => {
  const { many, list, name, isInPages = ARCHIVED.includes(model) } = pagesOf(model)
  const folder = `app/[lang]${list}`

  test(`has a page of its own (${folder})`, () => {
    expect(existsSync(`${folder}/[${name}]/page.tsx`) || existsSync(`${folder}/[[...departmentSlug]]/page.tsx`)).toBe(true)
  })

  test('has a list that goes on where it says so (lib/i18n/document-pages.mjs)', () => {
    expect(existsSync(`${folder}/page.tsx`) || existsSync(`${folder}/[[...departmentSlug]]/page.tsx`)).toBe(true)
    expect(existsSync(`${folder}/page/[page]/page.tsx`)).toBe(isInPages)
  })

  test('is in the menu (components/layout/header/menu-links.ts)', () => {
    expect(menu.flatMap(({ links }) => links.map(({ route }) => route))).toContain(list)
  })

  test(`is read where the content service gives it (cms/src/api/${model}/content-types/${model}/schema.json)`, () => {
    const { info } = schema.parse(JSON.parse(readFileSync(`cms/src/api/${model}/content-types/${model}/schema.json`, 'utf8')))
    expect(info.pluralName).toBe(many)
  })

  test(`has a preview (cms/src/entities/${model}.ts)`, () => {
    expect(described[model]?.hasPreview).toBe(true)
  })

  test(`has sample content in all languages of the identity (identity/content/${model}.json)`, () => {
    const documents = samples.parse(JSON.parse(readFileSync(`identity/content/${model}.json`, 'utf8')))
    expect(documents.length).toBeGreaterThan(0)
    expect(['ar', 'en', 'de'].filter((locale) => !documents.every((document) => locale in document))).toEqual([])
  })
})

test('whatever can be previewed has a page (lib/i18n/document-pages.mjs), or is shown on one (lib/entities/index.ts)', () => {
  const previewed = Object.keys(described).filter((name) => described[name]?.hasPreview)
  const onHome = previewed.filter((name) => previewRoute({ uid: `api::${name}.${name}`, documentId: '', slug: '' }) === '/')
  expect(onHome).toEqual(expect.arrayContaining(ON_HOME))
  const without = onHome.filter((name) => !ON_HOME.includes(name))
  expect(without.map((name) => `${name} has no page: lib/i18n/document-pages.mjs, lib/entities/index.ts`)).toEqual([])
})
