/** @jest-environment node */
import { newUntil } from '@/components/shared/ProjectBadges'

const now = Date.UTC(2026, 10, 21)

test.each([
  ['2026-11-21', true],
  ['2026-10-23', true],
  ['2026-10-22', false],
  ['2026-12-01', false],
  ['no date', false],
  [null, false],
])('a project created on %p is new: %p', (created, expected) => {
  expect(newUntil(created, now) !== null).toBe(expected)
})

test('it stops being new thirty days after its creation', () => {
  expect(newUntil('2026-11-01', now)).toBe(Date.UTC(2026, 11, 1))
})
