/** @jest-environment node */
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { fieldWords } from '@/cms/src/labels/fields'
import { TYPES } from '@/cms/src/labels/types'
import { SUBMISSION_VIEWS } from '@/cms/src/review/views'
import { INTERNAL } from '@/cms/src/submissions/visible-fields'
import { SUBMISSION_UIDS, typeName } from '@/cms/src/uids'

const schema = z.object({ info: z.object({ displayName: z.string() }), attributes: z.record(z.string(), z.unknown()) })

const schemaOf = (name: string) => schema.parse(JSON.parse(readFileSync(`cms/src/api/${name}/content-types/${name}/schema.json`, 'utf8')))

describe.each(Object.values(SUBMISSION_UIDS))('%s', (uid) => {
  const name = typeName(uid)
  const { info, attributes } = schemaOf(name)

  test('has a name in three languages (cms/src/labels/types.ts)', () => {
    expect(TYPES[info.displayName]).toHaveLength(3)
  })

  test('has fields with names (cms/src/labels/fields.ts)', () => {
    expect(Object.keys(attributes).filter((field) => !INTERNAL.includes(field) && !fieldWords(uid, field))).toEqual([])
  })

  test('has a list and a page for reviewers, of fields that it has (cms/src/review/views.ts)', () => {
    const shown = [...(SUBMISSION_VIEWS[name]?.columns ?? []), ...(SUBMISSION_VIEWS[name]?.rows.flat() ?? [])]
    expect(shown).toContain('reference')
    expect(shown.filter((field) => field !== 'createdAt' && !(field in attributes))).toEqual([])
  })
})
