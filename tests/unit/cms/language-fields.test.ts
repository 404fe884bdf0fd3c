/** @jest-environment node */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { LANGUAGE_FIELDS } from '@/cms/src/bootstrap/schemas'
import { isLocale } from '@/rules/languages'

const schema = z.object({ attributes: z.record(z.string(), z.object({ type: z.string(), enum: z.array(z.string()).optional() })) })

const schemas = readdirSync('cms/src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('schema.json'))

const fields = schemas.flatMap((file) =>
  Object.entries(schema.parse(JSON.parse(readFileSync(join('cms/src', file), 'utf8'))).attributes).map(([name, attribute]) => ({ file, name, ...attribute })),
)

test('every field that holds a language is one that takes all languages at the start', () => {
  const ofLanguages = fields.filter((field) => field.enum?.some(isLocale))
  expect(ofLanguages.length).toBeGreaterThan(0)
  const left = ofLanguages.filter(({ name }) => !LANGUAGE_FIELDS.includes(name))
  expect(left.map(({ file, name }) => `cms/src/${file}: ${name} (cms/src/bootstrap/schemas.ts)`)).toEqual([])
})
