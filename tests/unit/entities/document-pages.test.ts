/** @jest-environment node */
import { existsSync } from 'node:fs'
import { entities } from '@/cms/src/entities'
import { documentPages, documentRoute, PAGED_MODELS } from '@/lib/i18n/document-pages'
import { isSearchModel } from '@/lib/search/sources'
import { firstOf } from '../../page-types.mjs'

describe.each(PAGED_MODELS)('%s', (model) => {
  const { list, api, name } = documentPages[model]

  test('has a page in app/[lang]', () => {
    const folder = `app/[lang]${list}`
    expect(existsSync(`${folder}/[${name}]/page.tsx`) || existsSync(`${folder}/[[...departmentSlug]]/page.tsx`)).toBe(true)
    expect(documentRoute(model, 'x')).toBe(`${list}/x`)
  })

  test('is found by the search (lib/search/sources.ts)', () => {
    expect(isSearchModel(model)).toBe(true)
  })

  test('is previewed, and read where the content service gives it (cms/src/entities)', () => {
    const { hasPreview, paths } = entities[model] ?? {}
    expect(hasPreview).toBe(true)
    if (paths) expect(paths).toContain(api.replace('/api', ''))
  })

  test('is among the pages that are tested and measured (tests/page-types.mjs)', () => {
    expect(Object.keys(firstOf)).toContain(model)
  })
})
