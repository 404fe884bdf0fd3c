/** @jest-environment node */
import { readList } from '@/cms/src/documents/redirects/read-list'

const SITE = 'https://imar.example'

const read = (csv: string) => readList(csv, SITE).map(({ line, formerAddress, leadsTo }) => [line, formerAddress, leadsTo])

test.each([
  [
    'commas',
    '/a,/b\n/c,/d;e',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d;e'],
    ],
  ],
  [
    'semicolons',
    '/a;/b\r\n/c;/d,e',
    [
      [1, '/a', '/b'],
      [2, '/c', '/d,e'],
    ],
  ],
  ['tabs', '/a\t/b', [[1, '/a', '/b']]],
  [
    'one column',
    '/a\n/b',
    [
      [1, '/a', ''],
      [2, '/b', ''],
    ],
  ],
  ['more columns', '/a,/b,301', [[1, '/a', '/b']]],
])('cells are parted by %s', (_, csv, lines) => {
  expect(read(csv)).toEqual(lines)
})

test('what comes first in the first line parts the cells: addresses hold the others', () => {
  expect(read('/a,/b;c\n/d,/e')).toEqual([
    [1, '/a', '/b;c'],
    [2, '/d', '/e'],
  ])
  expect(read('/a;/b,c')).toEqual([[1, '/a', '/b,c']])
})

test('a head, a byte order mark, empty lines and quotation marks are no part of it', () => {
  expect(read('\ufeffVon;Nach\n\n "/a" ;"/b"\n')).toEqual([[3, '/a', '/b']])
  expect(read('from,to')).toEqual([])
  expect(read('')).toEqual([])
})

test('only the first line can be a head', () => {
  expect(read('/a,/b\nfrom,to')).toEqual([
    [1, '/a', '/b'],
    [2, 'from', 'to'],
  ])
})

test('whole addresses of the site become paths, those of others stay', () => {
  expect(read(`${SITE}/a,${SITE}/b?c#d\n/e,${SITE}\nhttps://imar.example.org/f,/g`)).toEqual([
    [1, '/a', '/b?c#d'],
    [2, '/e', '/'],
    [3, 'https://imar.example.org/f', '/g'],
  ])
})

test('an open quotation mark is an error', () => {
  expect(() => read('/a,"/b')).toThrow()
})
