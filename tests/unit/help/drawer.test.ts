import { isClosingSwipe } from '@/components/help/drawer'

test.each([
  ['ltr', -76, 0, true],
  ['ltr', -75, 0, false],
  ['ltr', 200, 0, false],
  ['rtl', 76, 0, true],
  ['rtl', 75, 0, false],
  ['rtl', -200, 0, false],
  ['ltr', -80, 81, false],
  ['rtl', 80, -81, false],
] as const)('in %s a finger that moved by %i, %i closes the drawer: %s', (dir, dx, dy, closes) => {
  expect(isClosingSwipe(dx, dy, dir)).toBe(closes)
})
