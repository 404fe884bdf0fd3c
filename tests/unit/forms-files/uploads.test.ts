/** @jest-environment node */
import type { Body } from '@/lib/forms/body'
import { storeUploads } from '@/lib/forms/uploads'
import { ContentDouble, type Reply } from '../forms-core/content-double'

const stored = (id: string): Reply => ({ status: 200, body: [{ id, name: `${id}.pdf` }] })
const REFUSED: Reply = { status: 400, body: { error: { details: { code: 'invalid', fields: [{ path: 'files', code: 'file_unsafe' }] } } } }

let double: ContentDouble

beforeAll(async () => {
  double = await ContentDouble.start()
  Object.assign(process.env, { CONTENT_URL: double.url, CONTENT_REQUEST_DELAY_MS: '0', CONTENT_TIMEOUT_MS: '300' })
})
afterAll(() => double.stop())

const body = (...fields: string[]): Body => ({
  values: {},
  control: {},
  uploads: fields.map((field) => ({ field, file: new File(['x'], `${field}.pdf`) })),
})

test('files that came with a form stand before those that are there, so that a new one takes the place of one', async () => {
  double.replies = [stored('new')]
  const sent = body('cv')
  const files = { cv: [{ id: 'old', name: 'old.pdf' }] }
  expect(await storeUploads('volunteer', sent, ['cv', 'photo'], files)).toEqual({})
  expect(files.cv).toEqual([
    { id: 'new', name: 'new.pdf' },
    { id: 'old', name: 'old.pdf' },
  ])
  expect(sent.values).toEqual({ cv: ['new', 'old'], photo: [] })
})

test('one that is refused is an error of its field, and costs no other', async () => {
  double.replies = [REFUSED, stored('second')]
  const sent = body('cv', 'photo')
  expect(await storeUploads('volunteer', sent, ['cv', 'photo'], {})).toEqual({ cv: 'file_unsafe' })
  expect(sent.values).toEqual({ cv: [], photo: ['second'] })
})

test('a field that takes no files gets none', async () => {
  double.asked.length = 0
  await storeUploads('volunteer', body('name'), ['cv'], {})
  expect(double.asked).toEqual([])
})
