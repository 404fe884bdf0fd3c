import { Silence } from '@/cms/src/admin/live-preview/silence'

let silent: number[]
let silence: Silence

beforeEach(() => {
  jest.useFakeTimers()
  silent = []
  silence = new Silence((id) => silent.push(id))
})

afterEach(() => jest.useRealTimers())

test('what loads and says nothing is silent', () => {
  silence.load(1)
  expect(silent).toEqual([])
  jest.runAllTimers()
  expect(silent).toEqual([1])
})

test('a page that has spoken, before it was loaded or just after, is not', () => {
  silence.hear(1)
  silence.load(1)
  silence.load(2)
  silence.hear(2)
  jest.runAllTimers()
  expect(silent).toEqual([])
})

test('each page that a frame comes to has to speak', () => {
  silence.hear(1)
  silence.load(1)
  silence.load(1)
  silence.hear(1)
  silence.load(1)
  jest.runAllTimers()
  expect(silent).toEqual([1])
})

test('after its end nothing is told', () => {
  silence.load(1)
  silence.end()
  jest.runAllTimers()
  expect(silent).toEqual([])
})
