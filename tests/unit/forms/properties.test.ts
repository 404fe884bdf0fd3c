/** @jest-environment node */
import fc from 'fast-check'
import { ERROR_CODES } from '@/lib/forms/error-codes'
import type { Values } from '@/lib/forms/form'
import { readForm } from '@/lib/forms/read'
import { volunteerSchema } from '@/lib/forms/volunteer/schema'
import type { FieldRule } from '@/rules/volunteer/field-rule'
import { changed, sentValue, typedText } from './support/arbitrary'
import { samples } from './support/samples'
import { FIXED_FORMS, schemas } from './support/schemas'

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f]/

const json = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

describe.each(FIXED_FORMS)('%s', (form) => {
  const schema = schemas[form]

  test('whatever is sent is read or refused with codes that have a text', () => {
    fc.assert(
      fc.property(changed(samples[form], 4), (values) => {
        const { errors = {} } = readForm<unknown>(schema, values, 'ar')
        for (const code of Object.values(errors)) expect(ERROR_CODES).toContain(code)
      }),
    )
  })

  test('what was read is read again as it is, without control characters', () => {
    fc.assert(
      fc.property(changed(samples[form], 1), (values) => {
        const read = readForm<unknown>(schema, values, 'ar')
        fc.pre(!read.errors)
        for (const part of Object.values(json(read.data) as object)) expect(String(part)).not.toMatch(CONTROL)
        // As the content service reads it, by the same rules.
        expect(readForm<unknown>(schema, json(read.data) as Values, 'ar')).toEqual({ data: read.data })
      }),
    )
  })

  test.each<[unknown]>([[null], [undefined], [1], ['x'], [[]], [{ name: {} }], [{ name: { toString: 1 } }]])('%j is refused', (sent) => {
    expect(schema.safeParse(sent).success).toBe(false)
  })
})

const types: FieldRule['type'][] = ['text', 'email', 'number', 'date', 'tel', 'phone', 'textarea', 'select', 'radio', 'checkbox', 'file', 'address']
const key = fc.oneof(
  fc.constantFrom('email', 'yearsOfExperience', 'availableFrom', 'availableUntil', '__proto__', 'constructor', 'home'),
  fc.string({ minLength: 1, maxLength: 9 }),
)
const rule: fc.Arbitrary<FieldRule> = fc.record({
  key,
  type: fc.constantFrom(...types),
  required: fc.boolean(),
  options: fc.array(typedText, { maxLength: 3 }),
})

test('a volunteer application with any form and any values', () => {
  const names = fc.oneof(
    key,
    key.map((name) => `${name}.city`),
    fc.constantFrom('projectId', 'legalConsent', 'formId'),
  )
  fc.assert(
    fc.property(fc.array(rule, { maxLength: 6 }), fc.dictionary(names, sentValue), (fields, values) => {
      const sent = { projectId: 'abcdefghij0123456789', legalConsent: 'true', email: 'a@b.co', ...values }
      const read = readForm(
        volunteerSchema(fields, () => 'DE'),
        sent,
        'ar',
      )
      for (const code of Object.values(read.errors ?? {})) expect(ERROR_CODES).toContain(code)
      if (!read.errors) expect(JSON.stringify(Object.values(read.data.data))).not.toMatch(/\\u00(?!7f)[01][0-9a-f]/)
    }),
    { numRuns: 500 },
  )
})
