/** @jest-environment node */
import { storage } from './browser'
import 'fake-indexeddb/auto'
import { openDB } from 'idb'
import { newKey, sealText, unsealText } from '@/components/shared/form/waiting/crypt'
import { change, find, keep, list, readPart, remove } from '@/components/shared/form/waiting/store'
import { takeBack } from '@/components/shared/form/waiting/take-back'
import { WAITING_MARK } from '@/lib/forms/early.mjs'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { item } from './item'

const DAY = 24 * 60 * 60 * 1000

/** All that the browser has on its disk, as text. */
async function onDisk(): Promise<string> {
  const db = await openDB('imar-waiting')
  const rows = [...(await db.getAll('items')), ...(await db.getAll('files'))]
  db.close()
  return rows.map((row: { data: ArrayBuffer }) => Buffer.from(row.data).toString('latin1')).join('\n')
}

beforeEach(async () => {
  for (const { id } of await list(0)) await remove(id)
})

test('what is encrypted is read with its key alone, and not when it was changed', async () => {
  const [key, other] = await Promise.all([newKey(), newKey()])
  const sealed = await sealText(key, 'أمل')
  expect(await unsealText(key, sealed)).toBe('أمل')
  await expect(unsealText(other, sealed)).rejects.toThrow()
  new Uint8Array(sealed.data).fill(0, 0, 1)
  await expect(unsealText(key, sealed)).rejects.toThrow()
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow()
})

test('a form is kept with its files, and neither lies there as it was typed', async () => {
  await keep(item('first'), [new Blob(['a certificate'])])
  expect(await list()).toEqual([item('first')])
  expect(Buffer.from((await readPart('first', 0)) ?? new ArrayBuffer(0)).toString()).toBe('a certificate')
  const disk = await onDisk()
  expect(disk.length).toBeGreaterThan(100)
  for (const text of ['A question', 'rima@example.org', 'a certificate', 'contact']) expect(disk).not.toContain(text)
})

test('the oldest comes first, and the mark stands as long as something is there', async () => {
  const now = Date.now()
  await keep({ ...item('new'), at: now })
  await keep({ ...item('old'), at: now - DAY })
  expect((await list()).map(({ id }) => id)).toEqual(['old', 'new'])
  await remove('old')
  expect(storage.has(WAITING_MARK)).toBe(true)
  await remove('new')
  expect(storage.has(WAITING_MARK)).toBe(false)
  expect(await onDisk()).toBe('')
})

test('what is taken back is there no more, comes with its files, and cannot be taken back twice', async () => {
  await keep(item('first'), [new Blob(['a certificate'])])
  const taken = await takeBack('first')
  expect(taken?.content.typed).toEqual({ message: ['A question.'] })
  expect(await taken?.files.archive?.[0]?.file?.text()).toBe('a certificate')
  expect(await takeBack('first')).toBeNull()
  expect(await readPart('first', 0)).toBeNull()
})

test('what waited too long loses all that was typed, says so, and is forgotten', async () => {
  const start = Date.now()
  await keep({ ...item('first'), at: start }, [new Blob(['a certificate'])])
  expect((await list(start + WAITS_DAYS * DAY - 1))[0]?.state).toBe('waiting')
  const [expired] = await list(start + WAITS_DAYS * DAY)
  expect(expired).toMatchObject({ state: 'expired', content: null, title: 'Write to us' })
  expect(await readPart('first', 0)).toBeNull()
  expect(await list(start + 3 * WAITS_DAYS * DAY)).toEqual([])
})

test('what was sent keeps its number and nothing that was typed', async () => {
  await keep(item('first'), [new Blob(['a certificate'])])
  await change({ ...item('first'), state: 'sent', content: null, reference: 'C-7K3F-92QD' })
  expect(await find('first')).toMatchObject({ state: 'sent', content: null, reference: 'C-7K3F-92QD' })
  expect(await readPart('first', 0)).toBeNull()
})

test('what nobody can read any more goes', async () => {
  await keep(item('first'))
  const db = await openDB('imar-waiting')
  await db.put('keys', await newKey(), 'own')
  db.close()
  expect(await list()).toEqual([])
})
