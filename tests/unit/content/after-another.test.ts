/** @jest-environment node */
import { afterAnother } from '@/lib/content/after-another'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'

const { signal } = new AbortController()

/** A read that ends when it is told to. */
function held() {
  let resolve: (answer: string) => void = () => undefined
  let reject: (error: Error) => void = () => undefined
  const answer = new Promise<string>((...settle) => ([resolve, reject] = settle))
  return { read: jest.fn(() => answer), resolve, reject }
}

const turn = () => new Promise(setImmediate)

beforeEach(() => {
  processState.marks = marks
})

test('reads of an address that is being read begin when that has ended, and others at once', async () => {
  const [first, second, third, other] = [held(), held(), held(), held()]
  const reads = [first, second, third].map(({ read }) => afterAnother('/api/events', signal, read))
  const beside = afterAnother('/api/articles', signal, other.read)
  await turn()
  expect([first, second, third, other].map(({ read }) => read.mock.calls.length)).toEqual([1, 0, 0, 1])
  first.resolve('from the service')
  await turn()
  expect([second, third].map(({ read }) => read.mock.calls.length)).toEqual([1, 1])
  for (const { resolve } of [second, third, other]) resolve('kept')
  expect(await Promise.all([...reads, beside])).toEqual(['from the service', 'kept', 'kept', 'kept'])
})

test('what began before a publication is not waited for, and what began after it is', async () => {
  const [before, after, last] = [held(), held(), held()]
  const reads = [afterAnother('/api/events', signal, before.read)]
  marks.mark(['type:event'])
  reads.push(afterAnother('/api/events', signal, after.read))
  before.resolve('old')
  await turn()
  reads.push(afterAnother('/api/events', signal, last.read))
  await turn()
  expect([after, last].map(({ read }) => read.mock.calls.length)).toEqual([1, 0])
  for (const { resolve } of [after, last]) resolve('new')
  expect(await Promise.all(reads)).toEqual(['old', 'new', 'new'])
})

test('a failure is told to its own reader only; the others try themselves', async () => {
  const [failing, second] = [held(), held()]
  const reads = [failing, second].map(({ read }) => afterAnother('/api/events', signal, read))
  const failed = expect(reads[0]).rejects.toThrow('no connection')
  failing.reject(new Error('no connection'))
  second.resolve('there again')
  await failed
  expect(await reads[1]).toBe('there again')
})

test('one that hangs is waited for no longer than by its own reader', async () => {
  const [hanging, second, third] = [held(), held(), held()]
  const patience = new AbortController()
  void afterAnother('/api/events', patience.signal, hanging.read)
  const reads = [afterAnother('/api/events', signal, second.read)]
  await turn()
  expect(second.read).not.toHaveBeenCalled()
  patience.abort()
  await turn()
  reads.push(afterAnother('/api/events', signal, third.read))
  await turn()
  expect([second, third].map(({ read }) => read.mock.calls.length)).toEqual([1, 1])
  for (const { resolve } of [second, third]) resolve('there again')
  expect(await Promise.all(reads)).toEqual(['there again', 'there again'])
})

test('who could wait no longer asks nothing any more', async () => {
  const [first, second] = [held(), held()]
  const patience = new AbortController()
  const reads = [afterAnother('/api/events', signal, first.read), afterAnother('/api/events', patience.signal, second.read)]
  const ended = expect(reads[1]).rejects.toThrow()
  patience.abort()
  first.resolve('late')
  await ended
  expect(await reads[0]).toBe('late')
  expect(second.read).not.toHaveBeenCalled()
})
