/** @jest-environment node */
import { pageNumbers, parsePage } from '@/components/shared/page-numbers'

test.each([
  [1, 2, [1, 2]],
  [1, 3, [1, 2, 3]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [1, 50, [1, 2, null, 50]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
])('page %i of %i names %p', (current, count, expected) => {
  expect(pageNumbers(current, count)).toEqual(expected)
})

test.each([
  ['2', 2],
  ['1', 1],
  ['0', null],
  ['02', null],
  ['2.5', null],
  ['-1', null],
  ['x', null],
  ['9999999', null],
])('the segment %p is page %p', (segment, expected) => {
  expect(parsePage(segment)).toBe(expected)
})
