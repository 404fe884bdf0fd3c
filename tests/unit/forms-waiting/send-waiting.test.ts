/** @jest-environment node */
import './browser'
import 'fake-indexeddb/auto'
import type { Content } from '@/components/shared/form/waiting/item'
import { sendWaiting } from '@/components/shared/form/waiting/send-waiting'
import { find, keep, list, remove } from '@/components/shared/form/waiting/store'
import { upload } from '@/components/shared/form/fields/file/upload'
import { item } from './item'

jest.mock('@/components/shared/form/fields/file/upload', () => ({
  ...jest.requireActual<object>('@/components/shared/form/fields/file/upload'),
  upload: jest.fn(),
}))
jest.mock('@/components/shared/form/captcha/altcha', () => ({ canProveWork: () => true, proveWork: async () => 'a token' }))

const uploads = jest.mocked(upload)

/** What was handed in, one line for each field. */
const sent: string[][] = []
let answers: (object | null)[] = []

global.fetch = async (url, init) => {
  if (url === '/api/captcha') return Response.json({ provider: 'altcha', challenge: {}, lastsSeconds: 60 })
  if (!(init?.body instanceof FormData)) throw new Error('Nothing was sent.')
  sent.push([...init.body].map(([name, value]) => `${name}=${typeof value === 'string' ? value : value.name}`))
  const answer = answers.shift()
  if (!answer) throw new TypeError('Failed to fetch')
  return Response.json(answer)
}

const SENT = { state: 'sent', reference: 'C-7K3F-92QD' }
const ACCEPTED = { state: 'stored', id: 'file-1', name: 'a.zip' } as const

const withoutFiles = (id: string) => ({ ...item(id), content: { ...(item(id).content as Content), files: [] } })

beforeEach(async () => {
  for (const { id } of await list()) await remove(id)
  sent.length = 0
  answers = []
  uploads.mockReset()
})

test('what waits is sent with a new captcha, the oldest first, and only its number is left', async () => {
  answers = [SENT, SENT]
  await keep({ ...withoutFiles('new'), at: Date.now() })
  await keep({ ...withoutFiles('old'), at: Date.now() - 1000 })
  expect(await sendWaiting()).toEqual(SENT)
  expect(sent[0]).toEqual(['email=rima@example.org', 'message=A question.', '_captcha=a token'])
  expect((await list()).map(({ state, content, reference }) => [state, content, reference])).toEqual([
    ['sent', null, 'C-7K3F-92QD'],
    ['sent', null, 'C-7K3F-92QD'],
  ])
  expect(await sendWaiting()).toBeNull()
  expect(sent).toHaveLength(2)
})

test('without a line nothing more is tried, and all of it waits', async () => {
  await keep(withoutFiles('one'))
  await keep(withoutFiles('two'))
  expect(await sendWaiting()).toEqual({ state: 'lost' })
  expect(sent).toHaveLength(1)
  expect((await list()).map(({ state }) => state)).toEqual(['waiting', 'waiting'])
})

test('what is refused says why, keeps what was typed, and is not sent again', async () => {
  answers = [{ state: 'returned', errors: { email: 'email_invalid' } }]
  await keep(withoutFiles('one'))
  await sendWaiting()
  expect(await find('one')).toMatchObject({ state: 'refused', errors: { email: 'email_invalid' }, content: { typed: { message: ['A question.'] } } })
  expect(await sendWaiting()).toBeNull()
})

test.each(['event_full', 'duplicate', 'not_open'])('%s is final', async (problem) => {
  answers = [{ state: 'returned', errors: {}, problem }]
  await keep(withoutFiles('one'))
  await sendWaiting()
  expect(await find('one')).toMatchObject({ state: 'refused', reason: problem })
})

test.each(['rate_limited', 'unavailable', 'captcha_failed'])('%s may be over the next time', async (problem) => {
  answers = [{ state: 'returned', errors: {}, problem }]
  await keep(withoutFiles('one'))
  await sendWaiting()
  expect(await find('one')).toMatchObject({ state: 'waiting', reason: problem })
})

test('files go first, and what is sent again after a lost answer is the same', async () => {
  uploads.mockResolvedValue(ACCEPTED)
  await keep(item('one'), [new Blob(['a certificate'])])
  await sendWaiting()
  answers = [SENT]
  await sendWaiting()
  expect(uploads).toHaveBeenCalledTimes(1)
  expect(sent[0]).toContain('archive.filename=file-1 a.zip')
  expect(sent[1]).toEqual(sent[0])
})

test('a file that the server has lost meanwhile is sent anew, after the attempt was asked for as it was', async () => {
  uploads.mockResolvedValue({ ...ACCEPTED, id: 'file-2' })
  const waiting = item('one')
  for (const file of waiting.content?.files ?? []) file.id = 'file-1'
  await keep(waiting, [new Blob(['a certificate'])])
  answers = [{ state: 'returned', errors: { archive: 'file_unsent' } }, SENT]
  expect(await sendWaiting()).toEqual(SENT)
  expect(sent.map((fields) => fields.find((field) => field.startsWith('archive=')))).toEqual(['archive=file-1', 'archive=file-2'])
})

test('a file that is refused leads back to the form', async () => {
  uploads.mockResolvedValue({ state: 'refused', code: 'file_encrypted' })
  await keep(item('one'), [new Blob(['a certificate'])])
  await sendWaiting()
  expect(await find('one')).toMatchObject({ state: 'refused', errors: { archive: 'file_encrypted' } })
  expect(sent).toEqual([])
})
