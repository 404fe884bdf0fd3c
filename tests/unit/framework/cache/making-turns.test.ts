/** @jest-environment node */
import { MakingTurns } from '@/lib/framework/cache/making-turns.mjs'

const whole = { atOnce: 2, patienceMs: 60_000, longestMs: 60_000 }

/** What has come of it so far. */
async function now(answer: Promise<boolean>): Promise<boolean | 'waits'> {
  const later = new Promise<'waits'>((resolve) => setImmediate(() => resolve('waits')))
  return Promise.race([answer, later])
}

test('some begin at once, the others in their order when one ends', async () => {
  const turns = new MakingTurns(whole)
  const [a, b, c, d] = ['/a', '/b', '/c', '/d'].map((address) => turns.begin(address))
  expect(await Promise.all([a, b, c, d].map((turn) => now(turn as Promise<boolean>)))).toEqual([true, true, 'waits', 'waits'])
  expect([turns.running, turns.waiting]).toEqual([2, 2])
  turns.end('/b')
  expect([await c, await now(d as Promise<boolean>)]).toEqual([true, 'waits'])
  turns.end('/a')
  expect(await d).toBe(true)
  expect([turns.running, turns.waiting]).toEqual([2, 0])
  turns.end('/c')
  turns.end('/d')
})

test('some go ahead of the others, in their own order', async () => {
  const turns = new MakingTurns({ ...whole, atOnce: 1 })
  await turns.begin('/a')
  const order: string[] = []
  const waiting = [
    ['/b', false],
    ['/c', true],
    ['/d', false],
    ['/e', true],
  ] as const
  const all = waiting.map(([address, isAhead]) =>
    turns.begin(address, isAhead).then(() => {
      order.push(address)
      turns.end(address)
    }),
  )
  turns.end('/a')
  await Promise.all(all)
  expect(order).toEqual(['/c', '/e', '/b', '/d'])
})

test('all who wait for one address begin together, and one that is being made is joined', async () => {
  const turns = new MakingTurns({ ...whole, atOnce: 1 })
  await turns.begin('/a')
  const [first, second] = [turns.begin('/b'), turns.begin('/b')]
  expect(await turns.begin('/a')).toBe(true)
  turns.end('/a')
  expect(await Promise.all([first, second])).toEqual([true, true])
  expect([turns.isRunning('/a'), turns.isRunning('/b'), turns.running, turns.waiting]).toEqual([false, true, 1, 0])
  turns.end('/b')
})

test('who has waited long is told so, and holds up nobody', async () => {
  const turns = new MakingTurns({ ...whole, atOnce: 1, patienceMs: 10 })
  await turns.begin('/a')
  expect(await turns.begin('/b')).toBe(false)
  expect(turns.waiting).toBe(0)
  turns.end('/a')
  expect(turns.running).toBe(0)
})

test('one whose end nobody tells of is over after a while', async () => {
  const turns = new MakingTurns({ ...whole, atOnce: 1, longestMs: 10 })
  await turns.begin('/a')
  expect(await turns.begin('/b')).toBe(true)
  expect(turns.isRunning('/a')).toBe(false)
  turns.end('/b')
})

test('what ends and was not begun frees no turn', async () => {
  const turns = new MakingTurns({ ...whole, atOnce: 1 })
  await turns.begin('/a')
  const waiting = turns.begin('/b')
  turns.end('/c')
  expect(await now(waiting)).toBe('waits')
  turns.end('/a')
  expect(await waiting).toBe(true)
  turns.end('/b')
})
