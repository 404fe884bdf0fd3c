/** @jest-environment node */
import { AsyncLocalStorage } from 'node:async_hooks'
import { EventEmitter } from 'node:events'
import { Turns } from '@/lib/server/turns'

type Visitor = { state: 'waiting' | 'begun' | 'refused'; leave: () => void }

/** A visit of somebody who is quick to send and to read. */
const visitOf = (slow: { complete?: boolean; writableNeedDrain?: boolean; closed?: boolean } = {}) => {
  const response = new EventEmitter()
  const { complete = true, writableNeedDrain = false, closed = false } = slow
  return { emitter: response, request: { complete }, response: Object.assign(response, { writableNeedDrain, closed }) as never }
}

beforeEach(() => jest.useFakeTimers())

const turnsOf = (limits: { atOnce: number; waiting: number }, pause = () => Promise.resolve()) => new Turns({ ...limits, patience: 1000 }, pause)

function visit(turns: Turns, slow?: Parameters<typeof visitOf>[0]): Visitor {
  const { emitter, ...visit } = visitOf(slow)
  const visitor: Visitor = { state: 'waiting', leave: () => void emitter.emit('close') }
  const become = (state: Visitor['state']) => () => {
    visitor.state = state
  }
  turns.take(visit, become('begun'), become('refused'))
  return visitor
}

async function states(visitors: Visitor[]): Promise<string> {
  await jest.advanceTimersByTimeAsync(0)
  return visitors.map(({ state }) => state).join(' ')
}

test('so many begin at once, others wait in their order, and the queue has an end', async () => {
  const turns = turnsOf({ atOnce: 2, waiting: 2 })
  const visitors = Array.from({ length: 5 }, () => visit(turns))
  expect(await states(visitors)).toBe('begun begun waiting waiting refused')
  visitors[1]?.leave()
  expect(await states(visitors)).toBe('begun begun begun waiting refused')
  expect(await states([visit(turns)])).toBe('waiting')
})

test('who goes while waiting leaves a place and is never begun', async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 1 })
  const visitors = [visit(turns), visit(turns)]
  expect(await states(visitors)).toBe('begun waiting')
  visitors[1]?.leave()
  visitors.push(visit(turns))
  visitors[0]?.leave()
  expect(await states(visitors)).toBe('begun waiting begun')
})

test('who has gone before takes no turn, which nobody would end', async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 0 })
  let begun = 0
  const { request, response } = visitOf({ closed: true })
  turns.take(
    { request, response },
    () => (begun += 1),
    () => (begun += 1),
  )
  expect(await states([visit(turns)])).toBe('begun')
  expect(begun).toBe(0)
})

test('who has waited long is sent away, and has no turn any more', async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 5 })
  const visitors = [visit(turns), visit(turns)]
  jest.advanceTimersByTime(1000)
  expect(await states(visitors)).toBe('begun refused')
  visitors[0]?.leave()
  expect(await states(visitors)).toBe('begun refused')
})

test('a turn ends once: as many as before are let in afterwards', async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 5 })
  const visitors = [visit(turns), visit(turns), visit(turns), visit(turns)]
  expect(await states(visitors)).toBe('begun waiting waiting waiting')
  visitors[0]?.leave()
  visitors[0]?.leave()
  expect(await states(visitors)).toBe('begun begun waiting waiting')
})

test('when all have gone there is room for as many again', async () => {
  const turns = turnsOf({ atOnce: 2, waiting: 0 })
  for (const visitor of [visit(turns), visit(turns)]) visitor.leave()
  expect(await states([visit(turns), visit(turns), visit(turns)])).toBe('begun begun refused')
})

test('a turn lasts as long as its answer is made', async () => {
  const turns = turnsOf({ atOnce: 1, waiting: 5 })
  const visitors = [visit(turns), visit(turns)]
  expect(await states(visitors)).toBe('begun waiting')
  jest.advanceTimersByTime(900)
  expect(await states(visitors)).toBe('begun waiting')
})

test('who sends slowly keeps a turn that has not begun', async () => {
  let resume = () => {}
  const turns = turnsOf({ atOnce: 1, waiting: 5 }, () => new Promise((resolve) => (resume = resolve)))
  const visitors = [visit(turns, { complete: false }), visit(turns)]
  jest.advanceTimersByTime(900)
  resume()
  expect(await states(visitors)).toBe('begun waiting')
})

test('what begins when another one ends knows nothing of that one', async () => {
  const context = new AsyncLocalStorage<string>()
  const turns = turnsOf({ atOnce: 1, waiting: 5 })
  const [first, second] = [visitOf(), visitOf()]
  let seen: string | undefined
  turns.take(
    first,
    () => undefined,
    () => undefined,
  )
  context.run('second', () =>
    turns.take(
      second,
      () => (seen = context.getStore()),
      () => undefined,
    ),
  )
  await states([])
  context.run('first', () => first.emitter.emit('close'))
  await states([])
  expect(seen).toBe('second')
})

test.each([
  ['sends', { complete: false }],
  ['reads', { writableNeedDrain: true }],
])('somebody who %s slowly holds up nobody', async (_, slow) => {
  const turns = turnsOf({ atOnce: 1, waiting: 5 })
  const visitors = [visit(turns, slow), visit(turns), visit(turns)]
  expect(await states(visitors)).toBe('begun waiting waiting')
  jest.advanceTimersByTime(250)
  expect(await states(visitors)).toBe('begun begun waiting')
  visitors[0]?.leave()
  expect(await states(visitors)).toBe('begun begun waiting')
})

test('what begins waits until nobody is just coming, and not for one who has gone', async () => {
  const open: (() => void)[] = []
  const turns = turnsOf({ atOnce: 2, waiting: 0 }, () => new Promise((resolve) => open.push(resolve)))
  const visitors = [visit(turns), visit(turns), visit(turns)]
  expect(await states(visitors)).toBe('waiting waiting refused')
  visitors[0]?.leave()
  for (const resolve of open) resolve()
  expect(await states(visitors)).toBe('waiting begun refused')
})
