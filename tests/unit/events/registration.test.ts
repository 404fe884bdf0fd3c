import { isFull, registrationState } from '@/components/events/registration'
import type { Event } from '@/lib/entities/events'

function registration(fields: Partial<NonNullable<Event['registration']>> = {}) {
  return { required: true, link: null, capacity: 40, currentRegistrations: 0, isFull: false, ...fields }
}

const state = (fields: Parameters<typeof registration>[0], rest: { isExternalEvent?: boolean; isCancelled?: boolean; status?: 'upcoming' | 'past' } = {}) =>
  registrationState({ isExternalEvent: false, isCancelled: false, ...rest, registration: registration(fields) }, rest.status ?? 'upcoming')

test.each([
  ['marked as full', { isFull: true }, { kind: 'full' }],
  ['no place left', { currentRegistrations: 40 }, { kind: 'full' }],
  ['more registered than places', { currentRegistrations: 41 }, { kind: 'full' }],
  ['85 % taken and 6 left', { currentRegistrations: 34 }, { kind: 'urgent', left: 6 }],
  ['just below 85 %', { currentRegistrations: 33 }, { kind: 'count', current: 33, capacity: 40 }],
  ['90 % taken but 11 left', { capacity: 110, currentRegistrations: 99 }, { kind: 'count', current: 99, capacity: 110 }],
  ['90 % taken and 10 left', { capacity: 100, currentRegistrations: 90 }, { kind: 'urgent', left: 10 }],
  ['no limit', { capacity: null }, { kind: 'open' }],
  ['no limit and no registration asked for', { capacity: null, required: false }, null],
  ['a capacity of zero', { capacity: 0 }, { kind: 'full' }],
])('%s', (_, fields, expected) => {
  expect(state(fields)).toEqual(expected)
})

test('external, past and cancelled events, and those without registration, say nothing', () => {
  expect(state({}, { isExternalEvent: true })).toBeNull()
  expect(state({}, { status: 'past' })).toBeNull()
  expect(state({ isFull: true }, { isCancelled: true })).toBeNull()
  expect(registrationState({ isExternalEvent: false, isCancelled: false, registration: null }, 'upcoming')).toBeNull()
})

test('an event without registration is never full', () => {
  expect(isFull(null)).toBe(false)
})
