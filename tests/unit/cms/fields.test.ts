/** @jest-environment node */
import { resolve } from 'node:path'

type Field = { key: string; type: string; required: boolean; options: string[] }
type Read = { values: Record<string, unknown>; issues: { path: string; code: string }[] }
type Kind = { mime: string }

const cms = resolve(__dirname, '../../../cms/src')
const { readValues }: { readValues: (fields: Field[], sent: object) => Promise<Read> } = jest.requireActual(`${cms}/submissions/volunteer/values`)
const { acceptedKinds }: { acceptedKinds: (accepted: string | null) => Kind[] } = jest.requireActual(`${cms}/files/kinds`)

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
  expect(acceptedKinds(accepted).map(({ mime }) => mime)).toEqual(mimes)
})

test.each([null, '', 'image/*', '.exe'])('a field whose list is %p takes every document', (accepted) => {
  expect(acceptedKinds(accepted)).toHaveLength(6)
})
