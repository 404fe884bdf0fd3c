/** @jest-environment node */
import { stat } from 'node:fs/promises'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { within } from '@/cms/src/health/within'

const busyFor = (milliseconds: number) => {
  const until = Date.now() + milliseconds
  while (Date.now() < until);
}

test('gives what comes in time', async () => {
  expect(await within(1000, wait(1, 'answer'))).toBe('answer')
})

test('throws what the promise throws', async () => {
  await expect(within(1000, Promise.reject(new Error('refused')))).rejects.toThrow('refused')
})

test('throws when nothing comes', async () => {
  await expect(within(5, new Promise(() => {}))).rejects.toThrow('No answer within 5 ms.')
})

test('an answer that lay there while the process was busy came in time', async () => {
  // After the turn in which immediates run, timers come before what the file system has answered.
  await nextTurn()
  const answer = within(20, stat(__filename))
  busyFor(60)
  expect((await answer).isFile()).toBe(true)
})
