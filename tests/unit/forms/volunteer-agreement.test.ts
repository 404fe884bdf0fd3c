/** @jest-environment node */
import { resolve } from 'node:path'
import { readAddress } from '@/lib/forms/address'
import { defaultFields } from '@/lib/forms/volunteer/default-fields'
import type { FieldRule } from '@/lib/forms/volunteer/field-rule'
import { readFields } from '@/lib/forms/volunteer/read-fields'

type Read = { values: Record<string, unknown>; issues: { path: string; code: string }[] }
type ReadAddress = { address: unknown; issues: { path: string; code: string }[] }

const folder = resolve(__dirname, '../../../cms/src/submissions/volunteer')
const values: { readValues: (fields: FieldRule[], sent: object) => Promise<Read> } = jest.requireActual(`${folder}/values`)
const address: { readAddress: (value: unknown, required: boolean, codeOf: (id: string) => Promise<string | null>) => Promise<ReadAddress> } =
  jest.requireActual(`${folder}/address`)
const form: { findFields: (project: object, formId: null, language: string, timelines: string[]) => Promise<FieldRule[] | null> } =
  jest.requireActual(`${folder}/form`)

const id = 'abcdefghij0123456789abcd'
const TYPES = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file'] as const
const typed = ['', ' ', 'Homs', 'a', 'true', '12', '٢٠٢٦', '12.5', '-1', '81', '2026-11-15', '٢٠٢٦-١١-١٥', '2026-02-30', '+963 11 123 4567', '٠١١ ١٢٣٤٥٦٧', 'a@b.co', 'a@b', id, 'x'.repeat(600)]

test.each(TYPES)('what the site reads of a field of type %s, the content service reads as it is', async (type) => {
  for (const required of [true, false]) {
    const fields: FieldRule[] = [{ key: 'something', type, required, options: ['a', 'b'] }]
    for (const value of typed) {
      const read = readFields(fields, { something: value })
      const theirs = await values.readValues(fields, { something: value })
      const handedOver = Object.fromEntries(read.values)
      if (read.errors.size === 0) expect(await values.readValues(fields, handedOver)).toEqual({ values: handedOver, issues: [] })
      // What they refuse of what was typed, the site refuses too.
      else expect([value, theirs.issues.map(({ path }) => path)]).toEqual([value, ['something']])
    }
  }
})

test('both sides have the same default form', async () => {
  for (const timelines of [[], [id]]) expect(await form.findFields({}, null, 'ar', timelines)).toEqual(defaultFields(timelines))
})

test('both sides read addresses alike', async () => {
  const full = { street: 'Hauptstraße', houseNumber: '5', city: 'Berlin', postalCode: '١٠١١٥', state: '1', country: '276' }
  const parts = Object.keys(full) as (keyof typeof full)[]
  const samples = [{}, full, { ...full, postalCode: '1' }, { ...full, country: '999' }, ...parts.flatMap((part) => [{ ...full, [part]: '' }, { [part]: full[part] }])]
  const codeOf = (country: string) => (country === '276' ? 'DE' : null)
  for (const sample of samples) {
    for (const required of [true, false]) {
      const ours = readAddress((part) => (sample as Record<string, string>)[part], required, codeOf)
      const theirs = await address.readAddress(sample, required, async (country) => codeOf(country))
      expect([sample, ours.address]).toEqual([sample, theirs.address])
      expect([sample, ours.errors]).toEqual([sample, Object.fromEntries(theirs.issues.map(({ path, code }) => [path, code]))])
    }
  }
})
