import { Answers } from '@/lib/forms/answers'

const LASTS_MS = 30 * 60_000

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an answer can be read as often as its page is opened, for half an hour', () => {
  const answers = new Answers<string>()
  const id = answers.keep('what was typed') ?? ''
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect([answers.read(id), answers.read(id)]).toEqual(['what was typed', 'what was typed'])
  jest.advanceTimersByTime(LASTS_MS - 1)
  expect(answers.read(id)).toBe('what was typed')
  jest.advanceTimersByTime(1)
  expect(answers.read(id)).toBeNull()
})

test.each([undefined, '', 'another', ['a', 'b']])('nobody finds one by %j', (id) => {
  const answers = new Answers<string>()
  answers.keep('what was typed')
  expect(answers.read(id)).toBeNull()
})

test('together they take no more than a part of the memory: the oldest go first', () => {
  const answers = new Answers<string>()
  const ids = Array.from({ length: 64 }, (_, index) => answers.keep(String(index).padEnd(400_000)) ?? '')
  const kept = ids.map((id) => answers.read(id) !== null)
  expect(kept.filter(Boolean).length).toBe(Math.floor((16 * 1024 * 1024) / 400_002))
  expect([kept.at(0), kept.at(-1)]).toEqual([false, true])
})

test('what has expired makes room', () => {
  const answers = new Answers<string>()
  const fill = () => Array.from({ length: 40 }, () => answers.keep(''.padEnd(400_000)) ?? '')
  fill()
  jest.advanceTimersByTime(LASTS_MS)
  expect(fill().filter((id) => answers.read(id) === null)).toEqual([])
})

test('what is larger than any form is not kept', () => {
  // With its quotes an answer may be as large as this.
  const largest = 'x'.repeat(512 * 1024 - 2)
  const answers = new Answers<string>()
  expect(answers.read(answers.keep(largest) ?? '')).toBe(largest)
  expect(answers.keep(`${largest}x`)).toBeNull()
})
