/** @jest-environment node */
import './browser'
import 'fake-indexeddb/auto'
import { change, keep, list, remove } from '@/components/shared/form/waiting/store'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { isFormWaiting } from '@/lib/offline/waiting'
import { item } from './item'

const DAY = 24 * 60 * 60 * 1000

test('where no form was ever kept, to look for one leaves nothing that would be in its way', async () => {
  expect(await isFormWaiting()).toBe(false)
  expect(await indexedDB.databases()).toEqual([])
  await keep(item('first'))
  expect(await list()).toHaveLength(1)
  await remove('first')
})

test('who has no key sees that a form waits, until it has expired, was sent, refused or withdrawn', async () => {
  const now = Date.now()
  await keep({ ...item('first'), at: now })
  expect([await isFormWaiting(now), await isFormWaiting(now + WAITS_DAYS * DAY)]).toEqual([true, false])
  await change({ ...item('first'), at: now, state: 'refused' })
  expect(await isFormWaiting(now)).toBe(false)
  await change({ ...item('first'), at: now, state: 'waiting' })
  expect(await isFormWaiting(now)).toBe(true)
  await change({ ...item('first'), at: now, state: 'sent', content: null, reference: 'C-7K3F-92QD' })
  expect(await isFormWaiting(now)).toBe(false)
  await remove('first')
  expect(await isFormWaiting(now)).toBe(false)
})

test('a browser that forbids its storage says that nothing waits', async () => {
  const { indexedDB } = globalThis
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true })
  expect(await isFormWaiting()).toBe(false)
  Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true })
})
