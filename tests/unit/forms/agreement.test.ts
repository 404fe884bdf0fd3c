/** @jest-environment node */
import { resolve } from 'node:path'
import fc from 'fast-check'
import { readForm } from '@/lib/forms/read'
import { isPostalCode, POSTAL_CODES } from '@/lib/forms/postal-codes'
import { changed } from './support/arbitrary'
import { FIXED_FORMS, schemas } from './support/schemas'
import { samples } from './support/samples'

type Schema = { safeParse: (value: unknown) => { success: boolean; data?: unknown; error?: { issues: { path: unknown[] }[] } } }

const contentService = resolve(__dirname, '../../../cms/src/submissions')

/** The rules of the content service as they are; it has its own types and lives apart. */
const schemaOf = (kind: string): Schema => {
  const kinds: Record<string, { schema: Schema }> = jest.requireActual(`${contentService}/kinds/${kind}`)
  const found = kinds[kind]
  if (!found) throw new Error(`No kind ${kind}`)
  return found.schema
}

describe.each(FIXED_FORMS)('%s', (form) => {
  const theirs = schemaOf(form)

  test('what the site accepts, the content service accepts and leaves as it is', () => {
    fc.assert(
      fc.property(changed(samples[form], 1), (values) => {
        const read = readForm<unknown>(schemas[form], values, 'de')
        fc.pre(!read.errors)
        const sent: unknown = JSON.parse(JSON.stringify(read.data))
        expect(theirs.safeParse(sent)).toEqual({ success: true, data: sent })
      }),
    )
  })

  test('each field that is missing is missing on both sides', () => {
    const sample = samples[form]
    for (const name of Object.keys(sample)) {
      const { [name]: _, ...rest } = sample
      const { errors } = readForm<unknown>(schemas[form], rest, 'de') as { errors?: object }
      const refused = theirs.safeParse({ ...(readForm<unknown>(schemas[form], sample, 'de') as { data: object }).data, [name]: undefined })
      expect([name, Object.keys(errors ?? {})]).toEqual([name, refused.success ? [] : [name]])
    }
  })
})

test('the content service, too, leaves out what cannot be seen of an address', () => {
  const { data } = readForm<unknown>(schemas.contact, samples.contact, 'de') as { data: object }
  const sent = { ...data, email: '\u2066amal@\u200bexample.org\u2069' }
  expect(schemaOf('contact').safeParse(sent)).toMatchObject({ success: true, data: { email: 'amal@example.org' } })
})

test('both sides know the same postal codes', () => {
  const theirs: { isPostalCode: (country: string, code: string) => boolean } = jest.requireActual(`${contentService}/volunteer/postal-codes`)
  const codes = ['12345', '1234', '123456', '1', 'SW1A 1AA', 'K1A 0B1', '1234 AB', '1010', '12-345', '123-4567', 'C1425ABC', 'D02 AF30', '12345-6789', '110 001', 'C1425', '00–001', '-', 'x', '']
  for (const country of POSTAL_CODES.keys()) {
    for (const code of codes) expect([country, code, theirs.isPostalCode(country, code)]).toEqual([country, code, isPostalCode(country, code)])
  }
})
