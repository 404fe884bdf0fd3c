/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { contentUids, requireEntities } from '@/cms/src/content-types'
import { entities, uidOf } from '@/cms/src/entities'

const api = path.resolve('cms/src/api')
const schema = z.object({ attributes: z.record(z.string(), z.object({ type: z.string() })) })

const uids = readdirSync(api).map(uidOf)
const attributesOf = (name: string) => schema.parse(JSON.parse(readFileSync(path.join(api, name, 'content-types', name, 'schema.json'), 'utf8'))).attributes

test('everything that editors write is described', () => {
  expect(() => requireEntities(uids)).not.toThrow()
  expect(contentUids().length).toBeGreaterThan(20)
})

test('a content type without a description ends the start, which names the file that is missing', () => {
  expect(() => requireEntities([...uids, 'api::vacancy.vacancy'])).toThrow('cms/src/api/vacancy/entity.ts')
})

test('a description without a content type ends the start', () => {
  expect(() => requireEntities(uids.filter((uid) => uid !== 'api::report.report'))).toThrow('names report')
})

test('what frameworks and plugins have is none of it', () => {
  expect(() => requireEntities([...uids, 'admin::user', 'plugin::upload.file'])).not.toThrow()
})

describe.each(Object.entries(entities))('%s', (name, { words, populate = {}, list, boundaries = [] }) => {
  const attributes = attributesOf(name)

  test('has a name in three languages', () => {
    expect(words.filter((word) => word.trim() !== '')).toHaveLength(3)
  })

  test('populates, lists and waits for fields that it has', () => {
    const named = [...Object.keys(populate).filter((field) => field !== 'localizations'), ...(list?.columns ?? []), ...boundaries.map(({ field }) => field)]
    expect(named.filter((field) => !(field in attributes))).toEqual([])
    expect(boundaries.filter(({ field }) => !attributes[field]?.type.startsWith('date'))).toEqual([])
  })
})
