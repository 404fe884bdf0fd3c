/** @jest-environment node */
import { resolve } from 'node:path'
import stored from '@/cms/src/components/forms/field.json'
import { FIELD_TYPES } from '@/rules/volunteer/field-rule'

type Field = { key: string; type: string; required: boolean; options: string[] }
type Read = { values: Record<string, unknown>; issues: { path: string; code: string }[] }
type Kind = { mime: string }

const cms = resolve(__dirname, '../../../cms/src')
const { readValues }: { readValues: (fields: Field[], sent: object) => Promise<Read> } = jest.requireActual(`${cms}/submissions/volunteer/values`)
const { kindsOf }: { kindsOf: (accepted: string | null) => Kind[] } = jest.requireActual(`${cms}/files/kinds`)

const field = (type: string, required: boolean): Field => ({ key: 'something', type, required, options: [] })

test.each([false, 'false'])('a box that has to be ticked and is %p is missing', async (something) => {
  expect(await readValues([field('checkbox', true)], { something })).toEqual({ values: {}, issues: [{ path: 'something', code: 'required' }] })
  expect(await readValues([field('checkbox', false)], { something })).toEqual({ values: {}, issues: [] })
})

test.each(['-----', '.....', '+ () 12 34', '/'.repeat(40)])('%s is no telephone number', async (something) => {
  expect((await readValues([field('phone', false)], { something })).issues).toEqual([{ path: 'something', code: 'invalid_phone' }])
})

test.each([
  ['.pdf, .JPG', ['application/pdf', 'image/jpeg']],
  ['pdf;*.png', ['application/pdf', 'image/png']],
])('a field that takes %s takes no other kind', (accepted, mimes) => {
  expect(kindsOf(accepted).map(({ mime }) => mime)).toEqual(mimes)
})

test.each([null, '', 'image/*', '.exe'])('a field whose list is %p takes every document', (accepted) => {
  expect(kindsOf(accepted)).toHaveLength(6)
})

test('the parts of an address lie within it', async () => {
  const { values, issues } = await readValues([field('address', true)], { something: { street: ' Main  Street ', city: 'Homs', postalCode: '١٢٣' } })
  expect(values).toEqual({ something: { street: 'Main Street', houseNumber: null, city: 'Homs', postalCode: '123', state: null, country: null } })
  expect(issues.map(({ path, code }) => [path, code])).toEqual([
    ['something.houseNumber', 'house_number_required'],
    ['something.country', 'country_required'],
  ])
})

test('editors choose from the types that can be read', () => {
  expect([...stored.attributes.type.enum].sort()).toEqual([...FIELD_TYPES].sort())
})
