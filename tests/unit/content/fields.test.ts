import { z } from 'zod'
import { chatLink } from '@/lib/content/chat-link'
import { isDocumentId } from '@/lib/content/document-id'
import { flag, link, linkIn, listOf, number, oneOf, optional, order, text } from '@/lib/content/fields'

test.each([
  [' words ', 'words'],
  ['  ', null],
  ['', null],
  [null, null],
  [undefined, null],
])('the text %j is %j', (value, expected) => {
  expect(text.parse(value)).toBe(expected)
})

test.each([
  [true, true],
  [false, false],
  [null, false],
  [undefined, false],
])('the flag %j is %j', (value, expected) => {
  expect(flag.parse(value)).toBe(expected)
})

test.each([
  [0, 0, 0],
  [7, 7, 7],
  [null, null, 0],
  [undefined, null, 0],
])('the number %j is %j, to sort by %j', (value, expected, sorted) => {
  expect(number.parse(value)).toBe(expected)
  expect(order.parse(value)).toBe(sorted)
})

test.each([
  ['http://example.org', 'http://example.org'],
  ['HTTPS://example.org', 'HTTPS://example.org'],
  ['/', '/'],
  ['#place', '#place'],
  ['tel:+49171', 'tel:+49171'],
  [' /projects ', '/projects'],
  ['ftp://example.org', null],
  ['httpx://example.org', null],
  ['http:/example.org', null],
  ['see https://example.org', null],
  ['vbscript:x#mailto:', null],
  ['projects', null],
  [null, null],
])('an editor’s link %j is %j', (value, expected) => {
  expect(link.parse(value)).toBe(expected)
})

test.each([
  ['/', '/en'],
  ['/uploads', '/en/uploads'],
  ['/uploads/x.pdf', '/uploads/x.pdf'],
  ['/news/uploads/', '/en/news/uploads/'],
  ['/ar', '/ar'],
  ['https://example.org/uploads', 'https://example.org/uploads'],
  ['tel:+49171', 'tel:+49171'],
  ['x', null],
])('in an English text it leads from %j to %j', (value, expected) => {
  expect(linkIn('en').parse(value)).toBe(expected)
})

test('of a list what does not fit is left out, and no list is an empty one', () => {
  const names = listOf(z.string())
  expect(names.parse(['a', 1, 'b', null])).toEqual(['a', 'b'])
  expect([names.parse(null), names.parse(undefined)]).toEqual([[], []])
})

test('of what does not fit there is nothing', () => {
  const place = optional(z.object({ city: z.string() }))
  expect([{ city: 'Homs' }, { city: 1 }, null, undefined].map((value) => place.parse(value))).toEqual([{ city: 'Homs' }, null, null, null])
  expect(z.object({ place }).parse({})).toEqual({ place: null })
})

test('a word that is not one of the enumeration is none', () => {
  const size = oneOf(['small', 'large'])
  expect(['small', 'large', 'huge', '', null, undefined, 1].map((value) => size.parse(value))).toEqual(['small', 'large', null, null, null, null, null])
})

test.each([
  ['a'.repeat(20), true],
  ['a1'.repeat(16), true],
  ['a'.repeat(19), false],
  ['a'.repeat(33), false],
  [`${'a'.repeat(20)}/`, false],
  [`/${'a'.repeat(20)}`, false],
  ['A'.repeat(20), false],
  [12345678901234567890, false],
  [[`${'a'.repeat(20)}`], false],
])('that %j names a document is %s', (value, expected) => {
  expect(isDocumentId(value)).toBe(expected)
})

test.each([
  [' https://wa.me/1 ', 'https://wa.me/1'],
  ['HTTPS://wa.me/1', 'HTTPS://wa.me/1'],
  ['see https://wa.me/1', null],
  ['1234567', 'https://wa.me/1234567'],
  ['123456', null],
  ['123456789012345', 'https://wa.me/123456789012345'],
  ['1234567890123456', null],
  ['1234567x', null],
  ['x1234567', null],
  ['4900171234', 'https://wa.me/4900171234'],
  ['49/171.392-0000', 'https://wa.me/491713920000'],
  ['', null],
])('the chat of %j is %j', (value, expected) => {
  expect(chatLink(value)).toBe(expected)
})
