/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import { TYPES } from '@/cms/src/labels/types'
import { contentBlocks as populated } from '@/cms/src/populate/blocks'
import { contentBlocks } from '@/lib/content/blocks'
import { WHO_WE_ARE_BLOCKS } from '@/rules/pages'

const api = path.resolve('cms/src/api')
const seed = path.resolve('identity/content')
const schema = z.object({ attributes: z.record(z.string(), z.object({ type: z.string(), components: z.array(z.string()).optional() })) })

const population = z.object({ fields: z.array(z.string()).optional(), populate: z.record(z.string(), z.unknown()).default({}) })

const attributesIn = (file: string) => schema.parse(JSON.parse(readFileSync(file, 'utf8'))).attributes
const attributesOf = (name: string) => attributesIn(path.join(api, name, 'content-types', name, 'schema.json'))

const schemas = readdirSync(api, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('schema.json'))

const zones = schemas.flatMap((file) =>
  Object.values(attributesIn(path.join(api, file))).flatMap(({ type, components }) => (type === 'dynamiczone' && components ? [components] : [])),
)
const samples = readdirSync(seed).map((file) => readFileSync(path.join(seed, file), 'utf8'))

test('every dynamic zone takes the same blocks', () => {
  expect(zones.length).toBeGreaterThan(3)
  for (const zone of zones) expect(zone).toEqual(zones[0])
})

describe.each(zones[0] ?? [])('%s', (component) => {
  test('is read with all that it has (cms/src/populate/blocks.ts)', () => {
    const fields = Object.entries(attributesIn(`cms/src/components/${component.replace('.', '/')}.json`))
    const read = population.parse(Object.entries(populated.on).find(([name]) => name === component)?.[1])
    const own = read.fields ?? fields.filter(([, { type }]) => type !== 'media').map(([name]) => name)
    expect([...own, ...Object.keys(read.populate)].sort()).toEqual(fields.map(([name]) => name).sort())
  })

  test('has a name in three languages (cms/src/labels/types.ts)', () => expect(TYPES[component]).toHaveLength(3))

  test('is known to the site (lib/content/blocks.ts)', () =>
    expect(contentBlocks('en').parse([{ __component: component }])).not.toMatchObject([{ type: 'unsupported' }]))

  test('has sample content (identity/content)', () => expect(samples.filter((text) => text.includes(`"__component": "${component}"`))).not.toEqual([]))
})

test('a block of who-we-are has title, text and picture (rules/who-we-are.ts)', () => {
  const fields = WHO_WE_ARE_BLOCKS.flatMap((name) => [name, `${name}Description`, `${name}Image`])
  expect(Object.keys(attributesOf('who-we-are'))).toEqual(fields)
})
