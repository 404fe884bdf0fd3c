/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { pageTypeOf } from '@/lib/speed/page-type'
import { LOCALES } from '@/rules/languages'
import { PAGE_TYPES } from '@/rules/speed'

/** The pages of the site as its routes stand in folders, with a word in the place of each part that varies. */
const pages = readdirSync('app/[lang]', { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?:^|\/)page\.tsx$/.test(file))
  .map((file) => `/${file}`.replace(/\/page\.tsx$/, ''))

/** Which no visitor has as an address, or which say that something is missing. */
const NEVER = ['/[...rest]', '/answer/[form]', '/missing/[kind]', '/offline']

/** Addresses of a page whose folder does not say them. */
const ADDRESSES: Record<string, string[]> = {
  '/collaborate/[tab]': ['/collaborate/individuals', '/collaborate/organizations', '/collaborate/project-template'],
  '/organization/[[...departmentSlug]]': ['/organization', '/organization/health'],
}

const addressesOf = (page: string) =>
  ADDRESSES[page] ?? [
    page
      .replace('[page]', '2')
      .replace('[...filter]', 'status-active/page/2')
      .replace(/\[\w+\]/g, 'any-name'),
  ]

const visited = pages.filter((page) => !NEVER.includes(page)).flatMap(addressesOf)

test('there are pages', () => {
  expect(visited.length).toBeGreaterThan(20)
  expect(pages).toEqual(expect.arrayContaining([...NEVER, ...Object.keys(ADDRESSES)]))
})

test.each(visited)('%s has a type, in every language the same', (route) => {
  const types = new Set(LOCALES.map((locale) => pageTypeOf(`/${locale}${route}`)))
  expect([...types]).toEqual([expect.any(String)])
})

test('every type is that of a page', () => {
  const types = visited.map((route) => pageTypeOf(`/ar${route}`))
  expect(PAGE_TYPES.filter((type) => !types.includes(type))).toEqual([])
})

test.each([
  ['/ar', 'home'],
  ['/en/articles', 'articles'],
  ['/en/articles/page/3', 'articles'],
  ['/de/articles/abc123', 'article'],
  ['/ar/projects/by/status-active/sort-oldest/page/2', 'projects'],
  ['/ar/projects/school-hope-homs', 'project'],
  ['/ar/organization', 'departments'],
  ['/ar/organization/health', 'department'],
  ['/ar/join/by/office-berlin', 'join'],
  ['/ar/verification/department', 'verification'],
  ['/ar/sent/contact', 'sent'],
] as const)('%s is of the type %s', (path, type) => {
  expect(pageTypeOf(path)).toBe(type)
})

test.each([
  '/',
  '',
  '/projects',
  '/fr/projects',
  '/ar/nothing',
  '/ar/projects/a/b',
  '/ar/projects/',
  '/ar/verification',
  '/ar/help#privacy',
  '/ar/__proto__/x',
  '/ar/constructor/x',
  '/admin',
])('nothing is told of %j', (path) => {
  expect(pageTypeOf(path)).toBeNull()
})
