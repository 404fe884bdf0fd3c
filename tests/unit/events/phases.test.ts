import { byPhase } from '@/components/events/phases'
import { CARDS_CHANGED, keepPhases, setPhases } from '@/components/events/keep-phases'

test('a card carries what it will show later, equal neighbours once', () => {
  expect(byPhase('upcoming', (phase) => (phase === 'past' ? 'over' : 'open'))).toEqual([
    { value: 'open', phases: ['upcoming', 'ongoing'] },
    { value: 'over', phases: ['past'] },
  ])
  expect(byPhase('past', () => 'over')).toEqual([{ value: 'over', phases: ['past'] }])
})

const START = '2026-12-12T07:00:00.000Z'
const END = '2026-12-12T13:00:00.000Z'
const card = () => document.querySelector<HTMLElement>('article')

beforeEach(() => {
  document.body.innerHTML = `<article data-phase="upcoming" data-start="${START}" data-end="${END}"></article>`
})

test.each([
  ['2026-12-12T06:59:59.000Z', 'upcoming', Date.parse(START)],
  [START, 'ongoing', Date.parse(END) + 1],
  ['2026-12-12T13:00:00.001Z', 'past', null],
])('at %s the card is %s', (now, phase, next) => {
  expect(setPhases(document, new Date(now))).toBe(next)
  expect(card()).toHaveAttribute('data-phase', phase)
})

test('an open page changes at the moment the event begins and ends', () => {
  jest.useFakeTimers({ now: Date.parse(START) - 60_000 })
  const stop = keepPhases(document)
  expect(card()).toHaveAttribute('data-phase', 'upcoming')
  jest.advanceTimersByTime(60_000)
  expect(card()).toHaveAttribute('data-phase', 'ongoing')
  jest.setSystemTime(Date.parse(END) + 1)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(card()).toHaveAttribute('data-phase', 'past')
  stop()
  expect(jest.getTimerCount()).toBe(0)
  jest.useRealTimers()
})

test('cards that come later are put into their phase as well', () => {
  jest.useFakeTimers({ now: Date.parse(START) })
  const stop = keepPhases(document)
  document.body.innerHTML = `<article data-phase="upcoming" data-start="${START}" data-end="${END}"></article>`
  document.dispatchEvent(new Event(CARDS_CHANGED))
  expect(card()).toHaveAttribute('data-phase', 'ongoing')
  stop()
  jest.useRealTimers()
})
