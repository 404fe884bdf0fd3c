import { previewRoute } from '@/app/api/preview/preview-route'
import { secretMatches } from '@/lib/secret'
import { ogPicturePath, verifyOgPicture } from '@/lib/seo/og-picture'
import { layoutTitle } from '@/lib/seo/picture/layout'
import { hreflangUrls } from '@/lib/seo/urls'

test('hreflang names only languages in which the page exists, and the default one as x-default', () => {
  expect(hreflangUrls('/projects/x', ['en', 'ar'])).toEqual({
    ar: 'http://localhost:3000/ar/projects/x',
    en: 'http://localhost:3000/en/projects/x',
    'x-default': 'http://localhost:3000/ar/projects/x',
  })
  expect(hreflangUrls('/projects/x', ['de'])['x-default']).toBe('http://localhost:3000/de/projects/x')
})

test('a social picture is only drawn for a title that the site has signed', () => {
  const [, , locale, title = '', signature = ''] = ogPicturePath('ar', 'ترميم مدرسة').split('/')
  expect(locale).toBe('ar')
  expect(verifyOgPicture('ar', title, signature)).toBe('ترميم مدرسة')
  expect(verifyOgPicture('en', title, signature)).toBeNull()
  expect(verifyOgPicture('ar', Buffer.from('anything').toString('base64url'), signature)).toBeNull()
})

test('a very long title is cut after four lines', () => {
  const { lines } = layoutTitle('de', 'Wiederaufbau '.repeat(40), 700)
  expect(lines).toHaveLength(4)
  expect(lines.at(-1)).toMatch(/…$/)
})

test('a missing secret opens nothing', () => {
  expect(secretMatches('', '')).toBe(false)
  expect(secretMatches(null, 'secret')).toBe(false)
  expect(secretMatches('secret', 'secret')).toBe(true)
})

test('a preview leads to the page of the document', () => {
  expect(previewRoute({ uid: 'api::article.article', documentId: 'abc', slug: '' })).toBe('/articles/abc')
  expect(previewRoute({ uid: 'api::project-form.project-form', documentId: 'abc', slug: 'school' })).toBe('/projects/school#form-abc')
  expect(previewRoute({ uid: 'api::hero.hero', documentId: 'abc', slug: '' })).toBe('/')
})
