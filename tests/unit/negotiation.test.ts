import { browserLanguage, redirectFor } from '@/lib/i18n/negotiation'

const nothing = { lng: null, stored: null, browser: null }

describe('a path without a language', () => {
  test.each([
    ['the default', nothing, '/ar/projects'],
    ['the browser', { ...nothing, browser: 'de-AT,de;q=0.9' }, '/de/projects'],
    ['the stored choice before the browser', { ...nothing, stored: 'en', browser: 'de' }, '/en/projects'],
    ['the parameter before the stored choice', { lng: 'de', stored: 'en', browser: 'ar' }, '/de/projects'],
    ['the next one when a hint is no language', { lng: 'fr', stored: 'xx', browser: 'en' }, '/en/projects'],
  ])('leads to the language of %s', (_, hints, target) => {
    expect(redirectFor('/projects', hints)).toBe(target)
  })

  test('the root ignores the browser', () => {
    expect(redirectFor('/', { ...nothing, browser: 'de' })).toBe('/ar')
    expect(redirectFor('/', { ...nothing, stored: 'en', browser: 'de' })).toBe('/en')
    expect(redirectFor('/', { lng: 'de', stored: 'en', browser: null })).toBe('/de')
  })

  test('keeps the rest of the path, whatever it is', () => {
    expect(redirectFor('/fr/a/b', nothing)).toBe('/ar/fr/a/b')
    expect(redirectFor('/arabic', nothing)).toBe('/ar/arabic')
  })
})

describe('one step, never a chain', () => {
  test.each([
    ['/partners', '/ar/our-partners'],
    ['/partners/', '/ar/our-partners'],
    ['/terms-of-service', '/ar/help#terms'],
    ['/collaborate', '/ar/collaborate/individuals'],
    ['/projects/', '/ar/projects'],
    ['/ar/en/projects', '/ar'],
    ['/de/de', '/ar'],
    ['/en/', '/en'],
    ['/en/partners/', '/en/our-partners'],
    ['/AR/events', '/ar/events'],
    ['/En', '/en'],
    ['/DE/partners/', '/de/our-partners'],
    ['/en/AR/events', '/ar'],
    ['/AR/en/events', '/ar'],
    ['//', '/ar'],
    ['/en//', '/en'],
    ['/en/projects//', '/en/projects'],
  ])('%s leads to %s, which stays', (from, to) => {
    expect(redirectFor(from, nothing)).toBe(to)
    expect(redirectFor(to.split('#')[0] ?? '', nothing)).toBeNull()
  })
})

test('a path with two languages leads home, in the language that was chosen', () => {
  expect(redirectFor('/ar/en/projects', { ...nothing, stored: 'de', browser: 'en' })).toBe('/de')
})

test('an alias leads to its page in the language of the visitor', () => {
  expect(redirectFor('/terms-of-service/', { ...nothing, browser: 'en' })).toBe('/en/help#terms')
})

describe('browserLanguage', () => {
  test.each([
    ['en;q=0.5,de;q=0.8', 'de'],
    ['fr,en', 'en'],
    ['AR-sy', 'ar'],
    ['de;q=0,en;q=0.1', 'en'],
    ['fr', null],
    ['', null],
    [';;,q=', null],
    ['en;level=1;q=0.2,de;q=0.5', 'de'],
    ['de;q=0.5,en', 'en'],
    ['en;q=0.7,de;q=0.7', 'en'],
    [' en ; q=0.5 , de ; q=0.8 ', 'de'],
    ['de;xq=0.9,en;q=0.95', 'de'],
    ['de;q=0.9x,en;q=0.95', 'en'],
    ['en;q=0', null],
    [null, null],
    [undefined, null],
  ])('%s gives %s', (header, language) => {
    expect(browserLanguage(header)).toBe(language)
  })
})
