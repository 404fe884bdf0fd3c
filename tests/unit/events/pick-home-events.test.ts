import { pickHomeEvents } from '@/components/events/pick-home-events'
import { event } from '../lib/fixtures'

const named = (documentId: string, fields = {}) => event({ documentId, ...fields })
const pick = (...events: ReturnType<typeof event>[]) => {
  const picked = pickHomeEvents(events)
  return picked && [picked.main, ...picked.others].map(({ documentId }) => documentId)
}
const external = { isExternalEvent: true }
const featured = { featured: true }

test('the featured event of our own comes first, then two others in their order', () => {
  expect(pick(named('a', external), named('b'), named('c', featured), named('d'), named('e'))).toEqual(['c', 'a', 'b'])
})

test('a featured external event does not count as featured', () => {
  expect(pick(named('a', { ...external, ...featured }), named('b'))).toEqual(['b', 'a'])
})

test('with external events only, the first is taken', () => {
  expect(pick(named('a', external), named('b', external))).toEqual(['a', 'b'])
})

test('one that is cancelled is not shown', () => {
  const cancelled = { isCancelled: true }
  expect(pick(named('a', { ...featured, ...cancelled }), named('b'), named('c', cancelled), named('d'))).toEqual(['b', 'd'])
  expect(pick(named('a', cancelled))).toBeNull()
})

test('without events there is nothing to show', () => {
  expect(pick()).toBeNull()
})
