/** @jest-environment node */
import { resolve } from 'node:path'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { readAddress } from '@/lib/forms/address'
import { defaultFields } from '@/lib/forms/volunteer/default-fields'
import type { FieldRule } from '@/lib/forms/volunteer/field-rule'
import { readFields } from '@/lib/forms/volunteer/read-fields'

type Read = { values: Record<string, unknown>; issues: { path: string; code: string }[] }
type ReadAddress = { address: unknown; issues: { path: string; code: string }[] }

const folder = resolve(__dirname, '../../../cms/src/submissions/volunteer')
const values: { readValues: (fields: FieldRule[], sent: object, period?: object) => Promise<Read> } = jest.requireActual(`${folder}/values`)
const address: { readAddress: (value: unknown, required: boolean, codeOf: (id: string) => Promise<string | null>) => Promise<ReadAddress> } =
  jest.requireActual(`${folder}/address`)
type Form = { fields: FieldRule[]; questions: { key: string; label: string }[] }
const form: { findForm: (project: object, formId: null, language: string, timelines: string[]) => Promise<Form | null> } =
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

const BOUNDS: FieldRule['days'][] = [
  undefined,
  { earliest: null, latest: null, minimumAge: null, withinPeriod: null },
  { earliest: '2026-01-01', latest: '2026-12-31', minimumAge: null, withinPeriod: false },
  { earliest: null, latest: null, minimumAge: 18, withinPeriod: null },
  { earliest: null, latest: null, minimumAge: null, withinPeriod: true },
]
const DAYS = ['1800-01-01', '1906-11-22', '1995-03-24', '2008-11-22', '2020-01-01', '2026-11-22', '2026-12-10', '2027-01-01', '2030-05-05', '2090-01-01', '9999-12-31']

test.each(['dateOfBirth', 'availableFrom', 'availableUntil', 'visaUntil'])('both sides have the same bounds for %s', async (key) => {
  const periods = [{ documentId: id, fromDate: '2026-12-01', toDate: '2026-12-31' }]
  for (const days of BOUNDS) {
    const fields: FieldRule[] = [{ key: 'projectTimeline', type: 'select', required: false, options: [id] }, { key, type: 'date', required: true, options: [], days }]
    for (const chosen of [undefined, id]) {
      for (const day of DAYS) {
        const sent = { [key]: day, projectTimeline: chosen }
        const theirs = await values.readValues(fields, sent, chosen ? periods[0] : undefined)
        expect([day, [...readFields(fields, sent, undefined, periods).errors]]).toEqual([day, theirs.issues.map(({ path, code }) => [path, code])])
      }
    }
  }
})

test('both sides have the same default form', async () => {
  for (const timelines of [[], [id]]) expect((await form.findForm({}, null, 'ar', timelines))?.fields).toEqual(defaultFields(timelines))
})

test.each(Object.entries({ ar, en, de }))('the content service keeps the questions of the default form as the site asks them (%s)', async (language, messages) => {
  const asked = await form.findForm({}, null, language, [id])
  expect(Object.fromEntries(asked?.questions.map(({ key, label }) => [key, label]) ?? [])).toEqual(messages.forms.volunteer.fields)
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
