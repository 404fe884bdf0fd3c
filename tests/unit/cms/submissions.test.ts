/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { fieldWords } from '@/cms/src/labels/fields'
import { kinds } from '@/cms/src/submissions/kinds'
import { INTERNAL } from '@/cms/src/submissions/visible-fields'
import { typeName } from '@/cms/src/uids'

const schema = z.object({
  pluginOptions: z.object({ imar: z.object({ words: z.array(z.string()) }) }).optional(),
  attributes: z.record(z.string(), z.unknown()),
})

const fileOf = (name: string) => `cms/src/api/${name}/content-types/${name}/schema.json`
const schemaOf = (name: string) => schema.parse(JSON.parse(readFileSync(fileOf(name), 'utf8')))

describe.each(Object.values(kinds))('$uid', ({ uid, columns, rows }) => {
  const name = typeName(uid)

  test(`has a name in three languages (pluginOptions.imar.words of ${fileOf(name)})`, () => {
    expect(schemaOf(name).pluginOptions?.imar.words).toHaveLength(3)
  })

  test('has fields with names (cms/src/labels/submissions.ts)', () => {
    expect(Object.keys(schemaOf(name).attributes).filter((field) => !INTERNAL.includes(field) && !fieldWords(uid, field))).toEqual([])
  })

  test('has a list and a page for reviewers, of fields that it has (cms/src/submissions/kinds)', () => {
    const shown = [...columns, ...rows.flat()]
    expect(shown).toContain('reference')
    expect(shown.filter((field) => field !== 'createdAt' && !(field in schemaOf(name).attributes))).toEqual([])
  })
})
