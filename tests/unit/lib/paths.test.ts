import { inLanguage, path, splitPath } from '@/lib/i18n/paths'

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
