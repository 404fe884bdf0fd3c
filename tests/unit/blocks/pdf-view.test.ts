/** @jest-environment node */
import { clampPage, escapeText, stepZoom } from '@/components/blocks/pdf/view'

test.each([
  [1, 1, 1.25],
  [1, -1, 0.75],
  [3, 1, 3],
  [0.25, -1, 0.25],
] as const)('zoom %p in direction %p gives %p', (zoom, direction, expected) => {
  expect(stepZoom(zoom, direction)).toBe(expected)
})

test.each([
  ['5', 5],
  ['0', 1],
  ['-3', 1],
  ['99', 12],
  ['x', 4],
  ['', 4],
  [7, 7],
])('asked for page %p of 12 it shows %i', (asked, expected) => {
  expect(clampPage(asked, 12, 4)).toBe(expected)
})

test('text of a document stays text', () => {
  expect(escapeText({ str: '<img src=x onerror=alert(1)> & more' })).toBe('&lt;img src=x onerror=alert(1)> &amp; more')
})
