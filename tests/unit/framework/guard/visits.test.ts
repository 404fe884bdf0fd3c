/** @jest-environment node */
import { setImmediate as turn } from 'node:timers/promises'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { Visits } from '@/lib/framework/guard/visits'

// A fake clock knows the global function only.
jest.mock('node:timers/promises', () => ({
  ...jest.requireActual<object>('node:timers/promises'),
  setTimeout: (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds).unref()),
}))

const begun: string[] = []

function begin(visits: Visits, address: string, name: string) {
  const visit = visits.of(address)
  visit.begin(() => begun.push(name))
  return visit
}

beforeEach(() => {
  begun.length = 0
})

afterEach(() => jest.useRealTimers())

test('visitors of an address are handed on at once, and share what is made', () => {
  const visits = new Visits()
  begin(visits, '/en', 'first')
  begin(visits, '/en', 'second')
  expect(begun).toEqual(['first', 'second'])
})

test('who comes after a publication waits until what began before it has ended', async () => {
  const visits = new Visits()
  const first = begin(visits, '/en', 'first')
  marks.mark(['a'])
  begin(visits, '/en', 'second')
  begin(visits, '/de', 'elsewhere')
  await turn()
  expect(begun).toEqual(['first', 'elsewhere'])
  first.end()
  await turn()
  expect(begun).toEqual(['first', 'elsewhere', 'second'])
})

test('the end of one who only shared ends nothing', async () => {
  const visits = new Visits()
  const first = begin(visits, '/en', 'first')
  const shared = begin(visits, '/en', 'shared')
  marks.mark(['a'])
  begin(visits, '/en', 'late')
  shared.end()
  await turn()
  expect(begun).toEqual(['first', 'shared'])
  first.end()
  await turn()
  expect(begun).toEqual(['first', 'shared', 'late'])
})

test('one that has ended ends nothing a second time, when its connection closes', async () => {
  const visits = new Visits()
  const first = begin(visits, '/en', 'first')
  first.end()
  const second = begin(visits, '/en', 'second')
  first.end()
  marks.mark(['a'])
  begin(visits, '/en', 'late')
  await turn()
  expect(begun).toEqual(['first', 'second'])
  second.end()
  await turn()
  expect(begun).toEqual(['first', 'second', 'late'])
})

test('what began after the last publication is shared again', () => {
  const visits = new Visits()
  marks.mark(['a'])
  begin(visits, '/en', 'first').end()
  begin(visits, '/en', 'second')
  begin(visits, '/en', 'third')
  expect(begun).toEqual(['first', 'second', 'third'])
})

test('a visit may end before it began', () => {
  const visits = new Visits()
  visits.of('/en').end()
  begin(visits, '/en', 'next')
  expect(begun).toEqual(['next'])
})

test('who has gone while it waited is not handed on, and in nobody’s way', async () => {
  const visits = new Visits()
  const first = begin(visits, '/en', 'first')
  marks.mark(['a'])
  const gone = begin(visits, '/en', 'gone')
  gone.end()
  first.end()
  await turn()
  marks.mark(['a'])
  begin(visits, '/en', 'next')
  await turn()
  expect(begun).toEqual(['first', 'next'])
})

test('the next publication is waited for as well', async () => {
  const visits = new Visits()
  const first = begin(visits, '/en', 'first')
  marks.mark(['a'])
  const [second] = [begin(visits, '/en', 'second'), begin(visits, '/en', 'beside')]
  first.end()
  await turn()
  expect(begun).toEqual(['first', 'second', 'beside'])
  marks.mark(['a'])
  begin(visits, '/en', 'third')
  await turn()
  expect(begun).toEqual(['first', 'second', 'beside'])
  second.end()
  await turn()
  expect(begun).toEqual(['first', 'second', 'beside', 'third'])
})

test("nobody waits longer than ten seconds for somebody else's answer", async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] })
  const visits = new Visits()
  begin(visits, '/en', 'first')
  marks.mark(['a'])
  begin(visits, '/en', 'second')
  await jest.advanceTimersByTimeAsync(9999)
  expect(begun).toEqual(['first'])
  await jest.advanceTimersByTimeAsync(1)
  expect(begun).toEqual(['first', 'second'])
})
