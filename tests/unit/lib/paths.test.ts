import { PAGED_MODELS } from '@/lib/i18n/document-pages.mjs'
import { documentPath, inLanguage, path, routes, splitPath, withPlainLanguage } from '@/lib/i18n/paths'
import { isLocale, languages, LOCALES, SELECTOR_ORDER, toLocale } from '@/rules/languages'

test('paths carry their language and no trailing slash', () => {
  expect(path('ar', '/')).toBe('/ar')
  expect(path('de', '/help#faqs')).toBe('/de/help#faqs')
  expect(path('de', '/#about')).toBe('/de#about')
})

test('the language of a path is its first segment, if it is one', () => {
  expect(splitPath('/en/projects/x')).toEqual(['en', '/projects/x'])
  expect(splitPath('/english')).toEqual([null, '/english'])
})

test('the same page in another language', () => {
  expect(inLanguage('de', '/ar/projects/school')).toBe('/de/projects/school')
  expect(inLanguage('en', '/ar')).toBe('/en')
})

test('each document has its address below its list', () => {
  const addresses = PAGED_MODELS.map((model) => documentPath('en', model, 'x'))
  expect(addresses).toEqual(expect.arrayContaining(['/en/articles/x', '/en/projects/x', '/en/reports/x', '/en/events/x', '/en/organization/x']))
})

test('the screens are where the requirements have them', () => {
  const required = [
    '/',
    '/articles',
    '/projects',
    '/reports',
    '/events',
    '/organization',
    '/our-ambassadors',
    '/join',
    '/our-partners',
    '/collaborate/individuals',
    '/collaborate/organizations',
    '/collaborate/project-template',
    '/search',
    '/help',
    '/help#faqs',
    '/help#terms',
    '/help#privacy',
    '/help#contact',
    '/help#impressum',
    '/help#feedback',
  ]
  expect(Object.values(routes)).toEqual(expect.arrayContaining(required))
})

test.each([
  ['', [null, '']],
  ['/', [null, '/']],
  ['/ar', ['ar', '/']],
  ['/de/', ['de', '/']],
  ['/en/a/b', ['en', '/a/b']],
  ['/EN/a', [null, '/EN/a']],
])('%j is parted into %j', (pathname, parts) => {
  expect(splitPath(pathname)).toEqual(parts)
})

test.each([
  ['/AR/Help', '/ar/Help'],
  ['/De', '/de'],
  ['/Help/AR', '/Help/AR'],
  ['/FR/help', '/FR/help'],
  ['x/AR', 'x/AR'],
])('%s with its language in lower case is %s', (pathname, plain) => {
  expect(withPlainLanguage(pathname)).toBe(plain)
})

test.each([
  ['ar', true],
  ['en', true],
  ['de', true],
  ['AR', false],
  ['toString', false],
  ['', false],
  [null, false],
  [['ar'], false],
])('that %j is a language is %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected)
})

test('what is no language is the default one', () => {
  expect(['en', 'xx', ''].map(toLocale)).toEqual(['en', 'ar', 'ar'])
})

test('every language is in every table, once', () => {
  expect([...LOCALES].sort()).toEqual(Object.keys(languages).sort())
  expect([...SELECTOR_ORDER].sort()).toEqual([...LOCALES].sort())
  expect(SELECTOR_ORDER.slice(0, 3)).toEqual(['en', 'ar', 'de'])
})

test('what stands in pages for a language is a name that browsers know', () => {
  for (const { intlTag, hreflang, ogLocale } of Object.values(languages)) {
    expect(new Intl.Locale(intlTag).language).toBe(hreflang)
    expect(new Intl.Locale(ogLocale.replace('_', '-')).language).toBe(hreflang)
    expect(new Intl.Locale(intlTag).baseName.replace('-', '_')).toBe(ogLocale)
  }
  expect(Object.values(languages).map(({ name, short, dir }) => `${name} ${short} ${dir}`)).toEqual(
    expect.arrayContaining(['العربية AR rtl', 'English EN ltr', 'Deutsch DE ltr']),
  )
})
