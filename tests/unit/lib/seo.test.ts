import { previewRoute } from '@/app/api/preview/preview-route'
import { secretMatches } from '@/lib/secret'
import { identity, svgContent } from '@/lib/identity/identity.mjs'
import { isIndexed } from '@/lib/seo/indexing'
import { ogPicturePath, verifyOgPicture } from '@/lib/seo/og-picture'
import { layoutTitle } from '@/lib/seo/picture/layout'
import { pictureSvg } from '@/lib/seo/picture/svg'
import { hreflangUrls } from '@/lib/seo/urls'
import { LOCALES } from '@/rules/languages'

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

test('a page that is in no language has no addresses, in all by itself', () => {
  expect(hreflangUrls('/', [])).toEqual({})
  expect(hreflangUrls('/', ['xx'])).toEqual({})
  expect(Object.keys(hreflangUrls('/'))).toEqual([...LOCALES, 'x-default'])
})

test.each([
  [null, true],
  [{ robots: 'index, follow' }, true],
  [{ robots: 'NoIndex,nofollow' }, false],
  [{ robots: 'none' }, false],
  [{ robots: 'googlebot:noindex' }, false],
  [{ canonicalUrl: 'http://localhost:3000/en/projects/x/' }, true],
  [{ canonicalUrl: '/en/projects/x#top' }, true],
  [{ canonicalUrl: '/ar/projects/x' }, false],
  [{ canonicalUrl: 'https://example.org/en/projects/x' }, false],
])('what editors say in %j lets search engines list a page: %s', (seo, isListed) => {
  expect(isIndexed(seo && { robots: null, canonicalUrl: null, ...seo }, 'http://localhost:3000/en/projects/x')).toBe(isListed)
})

test('a signature that is cut or lengthened is none', () => {
  const [, , , title = '', signature = ''] = ogPicturePath('en', 'A school').split('/')
  expect(ogPicturePath('en', 'A school')).toMatch(/^\/og\/en\/[\w-]+\/[\w-]{22}$/)
  expect(verifyOgPicture('en', title, signature)).toBe('A school')
  expect(verifyOgPicture('en', title, signature.slice(0, -1))).toBeNull()
  expect(verifyOgPicture('en', title, `${signature}x`)).toBeNull()
  expect(verifyOgPicture('en', title, '')).toBeNull()
})

test.each([
  ['en', 'A school', { fontSize: 76, lines: ['A school'] }],
  ['en', '  A \n school ', { fontSize: 76, lines: ['A school'] }],
  ['en', '', { fontSize: 76, lines: [] }],
  ['en', 'Rebuilding the schools of Homs', { fontSize: 76, lines: ['Rebuilding the', 'schools of Homs'] }],
  ['en', 'Rebuilding the schools of Homs and its villages', { fontSize: 76, lines: ['Rebuilding the', 'schools of Homs', 'and its villages'] }],
  [
    'en',
    'Rebuilding the schools of Homs and its villages before winter',
    { fontSize: 54, lines: ['Rebuilding the schools of', 'Homs and its villages', 'before winter'] },
  ],
  [
    'de',
    'Der Wiederaufbau der Schulen in Homs und den Dörfern der Umgebung vor dem Winter',
    { fontSize: 54, lines: ['Der Wiederaufbau der', 'Schulen in Homs und den', 'Dörfern der Umgebung vor', 'dem Winter'] },
  ],
  ['ar', 'إعادة بناء المدارس في حمص والقرى المحيطة بها قبل الشتاء', { fontSize: 76, lines: ['إعادة بناء المدارس في', 'حمص والقرى المحيطة', 'بها قبل الشتاء'] }],
] as const)('in %s the title “%s” is laid out as %j', (locale, title, layout) => {
  expect(layoutTitle(locale, title, 700)).toEqual(layout)
})

test('a picture shows the title from the side on which its language begins', () => {
  const lines = (svg: string) => [...new DOMParser().parseFromString(svg, 'image/svg+xml').querySelectorAll('text')]
  const english = lines(pictureSvg('en', 'Bread & <water>', 'Imar', 'We rebuild'))
  expect(english.map(({ textContent }) => textContent)).toEqual(['Imar', 'Bread & <water>', 'We rebuild'])
  expect(english.map((line) => [line.getAttribute('x'), line.getAttribute('y'), line.getAttribute('text-anchor')])).toEqual([
    ['80', '120', 'start'],
    ['80', '345', 'start'],
    ['80', '550', 'start'],
  ])
  const arabic = lines(pictureSvg('ar', 'ماء', 'إعمار', 'نبني'))
  expect(arabic.map(({ textContent }) => textContent)).toEqual(['\u2067إعمار\u2069', '\u2067ماء\u2069', '\u2067نبني\u2069'])
  expect(arabic.map((line) => [line.getAttribute('x'), line.getAttribute('text-anchor')])).toEqual(Array.from({ length: 3 }, () => ['1120', 'end']))
})

test('the lines of a title stand around its middle, in the face of titles', () => {
  const svg = new DOMParser().parseFromString(pictureSvg('en', 'Rebuilding the schools of Homs', 'Imar', 'We rebuild'), 'image/svg+xml')
  const title = [...svg.querySelectorAll(`text[font-family="${identity.fonts.display}"][fill="${identity.picture.title}"]`)]
  expect(title.map((line) => [line.textContent, Number(line.getAttribute('y'))])).toEqual([
    ['Rebuilding the', 345 - 51.3],
    ['schools of Homs', 345 + 51.3],
  ])
  expect(svg.documentElement.getAttribute('viewBox')).toBe('0 0 1200 630')
})

test('the art of a picture stands on the other side, before its ground', () => {
  const drawn = (locale: 'ar' | 'en') => new DOMParser().parseFromString(pictureSvg(locale, 'x', 'Imar', 'y'), 'image/svg+xml')
  expect(drawn('en').querySelector('svg > g')?.getAttribute('transform')).toBe('translate(840 130)')
  expect(drawn('ar').querySelector('svg > g')?.getAttribute('transform')).toBe('translate(80 130)')
  const picture = pictureSvg('en', 'x', 'Imar', 'y')
  const [ground, art] = [picture.indexOf(svgContent('social-ground')), picture.indexOf(svgContent('social-art'))]
  expect(ground).toBeGreaterThan(0)
  expect(art).toBeGreaterThan(ground)
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
