/** @jest-environment node */
import { KeptPaths } from '@/lib/framework/cache/kept-paths.mjs'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { guardedFramework, QUEUE, TURNS } from './guarded-framework'

const { start } = guardedFramework()

/** A framework that answers what is kept at once, and anything else when it is told to. */
async function startSlow() {
  processState.keptPaths = new KeptPaths('/nowhere')
  processState.keptPaths.add('/en/events')
  const held: (() => void)[] = []
  const [underWay, most] = [new Set<object>(), { at: 0 }]
  let isHeld = true
  let tellFull: () => void
  const full = new Promise<void>((resolve) => (tellFull = resolve))
  const origin = await start(({ url }, response) => {
    if (url === '/en/events') return void response.end('kept')
    underWay.add(response)
    most.at = Math.max(most.at, underWay.size)
    response.once('finish', () => underWay.delete(response))
    const answer = () => void response.end('rendered')
    if (isHeld) held.push(answer)
    else answer()
    if (held.length === TURNS) tellFull()
  })
  const release = () => {
    isHeld = false
    for (const answer of held) answer()
  }
  return { origin, most, full, release }
}

/** Sends more than there is room for, and has them answered when the last ones were refused. */
async function crowd(send: (origin: string, number: number) => Promise<Response>) {
  const { origin, most, full, release } = await startSlow()
  const refused: Response[] = []
  const answers = Promise.all(
    Array.from({ length: TURNS + QUEUE + 16 }, async (_, number) => {
      const response = await send(origin, number)
      if (response.status === 503 && refused.push(response) === 16) void full.then(release)
      return response.status
    }),
  )
  expect(await (await fetch(`${origin}/en/events`)).text()).toBe('kept')
  const statuses = await answers
  expect(statuses.filter((status) => status === 200)).toHaveLength(TURNS + QUEUE)
  expect(refused).toHaveLength(16)
  expect(most.at).toBe(TURNS)
  return refused
}

test('of a crowd some are answered at once, many wait, the others are told to come again, and what is kept passes by', async () => {
  const [refused] = await crowd((origin, number) => fetch(`${origin}/en/search?q=${number}`))
  expect(refused?.headers.get('retry-after')).toBe('10')
  expect(await refused?.text()).toContain('/en/missing/crowd')
})

test.each<[string, string, RequestInit]>([
  ['a page that is fetched as data', '/en/search', { headers: { rsc: '1' } }],
  ['a call of a program', '/api/duplicate', { method: 'POST' }],
])('%s that finds no turn is told so as data', async (_, path, options) => {
  const [refused] = await crowd((origin, number) => fetch(`${origin}${path}?q=${number}`, options))
  expect([refused?.headers.get('content-type'), await refused?.text()]).toEqual(['application/json', '{"error":"crowd"}'])
  expect(refused?.headers.get('cache-control')).toBe('private, no-cache, no-store, max-age=0, must-revalidate')
})

test('a form that finds no turn is told so by a page, one sent by script as data', async () => {
  const accepted = ['application/json', 'text/html']
  const refused = await crowd((origin, number) => {
    return fetch(`${origin}/en/send/contact`, { method: 'POST', headers: { accept: accepted[number % 2] ?? '' }, body: 'name=Rima' })
  })
  for (const response of refused) {
    const text = await response.text()
    if (response.headers.get('content-type') === 'application/json') expect(text).toBe('{"error":"crowd"}')
    else expect(text).toContain('/en/missing/crowdedForm')
  }
})
