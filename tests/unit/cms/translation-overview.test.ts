/** @jest-environment node */
import { editPath, nameOf } from '@/cms/src/admin/translations/overview'

const article = { uid: 'api::article.article', name: 'Article', kind: 'collectionType' as const, total: 1, documents: [] }

test('a type has its name in the language of the admin', () => {
  expect([nameOf(article, 'ar'), nameOf(article, 'en'), nameOf(article, 'de')]).toEqual(['مقال', 'Article', 'Artikel'])
})

test('a type that nobody has described has the name of its schema', () => {
  expect(nameOf({ uid: 'api::vacancy.vacancy', name: 'Vacancy' }, 'ar')).toBe('Vacancy')
})

test('a language of a document is written at its own address, that of a single type without a document', () => {
  const query = '?plugins%5Bi18n%5D%5Blocale%5D=de'
  expect(editPath(article, 'abc', 'de')).toBe(`/content-manager/collection-types/api::article.article/abc${query}`)
  expect(editPath({ ...article, uid: 'api::hero.hero', kind: 'singleType' }, 'abc', 'de')).toBe(`/content-manager/single-types/api::hero.hero${query}`)
})
