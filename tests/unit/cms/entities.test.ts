/** @jest-environment node */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentUids, requireEntities } from '@/cms/src/content-types'
import { entities } from '@/cms/src/entities'
import { fieldWords } from '@/cms/src/labels/fields'
import { uidOf } from '@/cms/src/uids'
import { documentPages } from '@/lib/i18n/document-pages.mjs'

const api = path.resolve('cms/src/api')
const schema = z.object({
  attributes: z.record(z.string(), z.object({ type: z.string() })),
  indexes: z.array(z.object({ columns: z.array(z.string()) })).default([]),
})

// What is only a call has no type of its own.
const uids = readdirSync(api).flatMap((name) => (existsSync(path.join(api, name, 'content-types')) ? [uidOf(name)] : []))
const schemaIn = (file: string) => schema.parse(JSON.parse(readFileSync(file, 'utf8')))
const schemaOf = (name: string) => schemaIn(path.join(api, name, 'content-types', name, 'schema.json'))
const attributesIn = (file: string) => schemaIn(file).attributes
const attributesOf = (name: string) => schemaOf(name).attributes

/** Which nobody sees. */
const HIDDEN = ['searchText', 'previousStartDate']

/** Fields that the admin would show under their technical names. */
const withoutWords = (uid: string, attributes: object) => Object.keys(attributes).filter((field) => !HIDDEN.includes(field) && !fieldWords(uid, field))

test('everything that editors write is described', () => {
  expect(() => requireEntities(uids)).not.toThrow()
  expect(contentUids().length).toBeGreaterThan(20)
})

test('documents have their pages where the site has them', () => {
  const pages = Object.entries(entities).flatMap(([name, { page }]) => (page ? [[name, { list: page.list, name: page.name }]] : []))
  const known = Object.entries(documentPages).map(([name, { list, name: field }]) => [name, { list, name: field }])
  expect(Object.fromEntries(pages)).toEqual(Object.fromEntries(known))
})

test('a content type without a description ends the start, which names the file that is missing', () => {
  expect(() => requireEntities([...uids, 'api::gathering.gathering'])).toThrow('cms/src/entities/gathering.ts')
})

test('a description without a content type ends the start', () => {
  expect(() => requireEntities(contentUids().filter((uid) => uid !== uidOf('report')))).toThrow('names report')
})

test('what frameworks and plugins have is none of it', () => {
  expect(() => requireEntities([...uids, 'admin::user', 'plugin::upload.file'])).not.toThrow()
})

describe.each(Object.entries(entities))('%s', (name, { words, populate = {}, list, boundaries = [] }) => {
  const attributes = attributesOf(name)

  test('has a name in three languages', () => {
    expect(words.filter((word) => word.trim() !== '')).toHaveLength(3)
  })

  test('has fields with names (cms/src/labels/fields.ts)', () => {
    expect(withoutWords(uidOf(name), attributes)).toEqual([])
  })

  test(`populates what it consists of (cms/src/entities/${name}.ts)`, () => {
    const parts = Object.entries(attributes).filter(([, { type }]) => ['media', 'component', 'dynamiczone'].includes(type))
    expect(parts.map(([field]) => field).filter((field) => !(field in populate))).toEqual([])
  })

  test('populates, lists and waits for fields that it has', () => {
    const named = [...Object.keys(populate).filter((field) => field !== 'localizations'), ...(list?.columns ?? []), ...boundaries.map(({ field }) => field)]
    expect(named.filter((field) => !(field in attributes))).toEqual([])
    expect(boundaries.filter(({ field }) => !attributes[field]?.type.startsWith('date'))).toEqual([])
  })
})

const bySlug = Object.entries(entities).flatMap(([name, { page }]) => (page?.name === 'slug' ? [name] : []))

test.each(bySlug)('a page of %s is found without going through all of them', (name) => {
  expect(schemaOf(name).indexes.map(({ columns }) => columns)).toContainEqual(['slug'])
})

const external = Object.entries(entities).flatMap(([name, { page }]) => (page?.external ? [[name, page.external] as const] : []))

test.each(external)('%s marks what is of others by a field that it has', (name, field) => {
  expect(attributesOf(name)[field]?.type).toBe('boolean')
})

const components = path.resolve('cms/src/components')

test.each(readdirSync(components, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.json')))(
  '%s has fields with names (cms/src/labels/fields.ts)',
  (file) => {
    const uid = file.replace('.json', '').replace(path.sep, '.')
    expect(withoutWords(uid, attributesIn(path.join(components, file)))).toEqual([])
  },
)
