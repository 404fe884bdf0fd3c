import { Answers, LASTS_MS } from '@/lib/forms/answers'

beforeEach(() => jest.useFakeTimers())
afterEach(() => jest.useRealTimers())

test('an answer can be read as often as its page is opened, for half an hour', () => {
  const answers = new Answers<string>()
  const id = answers.keep('what was typed') ?? ''
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect([answers.read(id), answers.read(id)]).toEqual(['what was typed', 'what was typed'])
  jest.setSystemTime(Date.now() + LASTS_MS)
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

test('what is larger than any form is not kept', () => {
  expect(new Answers<string>().keep('x'.repeat(600_000))).toBeNull()
})
