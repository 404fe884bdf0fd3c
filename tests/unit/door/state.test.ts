/** @jest-environment node */
import type { DoorAction, DoorList } from '@/cms/src/events/door/answers'
import { countsNow, hereNow, type Known, withList, withOutcome } from '@/cms/src/door/state'

const NOW = '2031-03-01T09:00:00.000Z'

const list: DoorList = {
  now: NOW,
  title: 'Camp',
  startDate: NOW,
  timeZone: null,
  door: 'North',
  eventId: 'e',
  closesAt: '2031-03-02T09:00:00.000Z',
  digest: 'one',
  guests: [
    [1, 'Layla', 'a', 'expected'],
    [2, 'Omar', 'b', 'expected'],
    [3, 'Sami', 'c', 'expected'],
  ],
  presences: [[2, ['2031-03-01T08:50:00.000Z', 'South', 'k2']]],
  counts: {
    registered: 3,
    here: 1,
    doors: [
      { name: 'North', here: 0, walkIns: 0 },
      { name: 'South', here: 1, walkIns: 0 },
    ],
  },
}

const known = withList(null, list, Date.parse(NOW) - 5000)
const letIn = (guest: number, key = `in-${guest}`): DoorAction => ({ kind: 'in', key, guest, at: NOW })
const letOut = (guest: number, of: string): DoorAction => ({ kind: 'out', key: `out-${guest}`, guest, of, at: NOW })
const numbers = (known: Known, unsent: DoorAction[] = []) => {
  const { here, doors } = countsNow(known, unsent)
  return [here, ...doors.map((door) => door.here)]
}

test('the clock of a phone is told from that of the service', () => expect(known.ahead).toBe(5000))

test('a later answer adds what was done, and drops who has left and who is erased', () => {
  const { guests: _, ...delta } = {
    ...list,
    presences: [
      [1, ['2031-03-01T09:01:00.000Z', 'North', 'k1']],
      [2, null],
    ],
  } satisfies DoorList
  const later = withList(known, delta, Date.parse(NOW))
  expect(later.guests).toHaveLength(3)
  expect([...later.here.keys()]).toEqual([1])
  const erased = withList(later, { ...list, presences: [], guests: list.guests?.slice(1) ?? [] }, Date.parse(NOW))
  expect([...erased.here.keys()]).toEqual([])
})

test('what was not sent counts on this phone, once', () => {
  expect(hereNow(known, [letIn(1)], 1)).toEqual({ at: NOW, door: 'North', key: 'in-1' })
  expect(hereNow(known, [letIn(1), letOut(1, 'in-1')], 1)).toBeNull()
  // Who is here already came in where they were seen first.
  expect(hereNow(known, [letIn(2)], 2)?.door).toBe('South')
  expect(numbers(known)).toEqual([1, 0, 1])
  expect(numbers(known, [letIn(1), letIn(2), letIn(3), letOut(3, 'in-3')])).toEqual([2, 1, 1])
  const walks: DoorAction[] = ['a', 'b', 'c'].map((key, index) => ({ kind: index < 2 ? 'walkIn' : 'walkOut', key, at: NOW }))
  expect(countsNow(known, walks).doors[0]?.walkIns).toBe(1)
})

test('an outcome counts at once, and is told later where nobody saw it', () => {
  const done = withOutcome(known, letIn(1), { key: 'in-1', outcome: 'done' }, false)
  expect([numbers(done), done.notices]).toEqual([[2, 1, 1], []])
  expect(numbers(withOutcome(done, letOut(1, 'in-1'), { key: 'out-1', outcome: 'done' }, false))).toEqual([1, 0, 1])

  const outcome = { key: 'in-3', outcome: 'already', at: '2031-03-01T08:55:00.000Z', door: 'South' } as const
  const elsewhere = withOutcome(known, letIn(3), outcome, false)
  expect(numbers(elsewhere)).toEqual([2, 0, 2])
  expect(elsewhere.notices).toEqual([{ key: 'in-3', name: 'Sami', at: NOW, outcome }])
  expect(withOutcome(known, letIn(3), outcome, true).notices).toEqual([])
})
