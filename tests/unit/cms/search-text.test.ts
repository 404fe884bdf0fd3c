/** @jest-environment node */
import { wordsOf } from '@/cms/src/documents/search-text'

const words = (text: unknown) => ({ type: 'text', text })

test.each([
  [
    [
      { type: 'paragraph', children: [words('One')] },
      { type: 'quote', children: [words('two'), words('three')] },
    ],
    'One two three',
  ],
  [[{ type: 'paragraph', children: [words('to'), { type: 'link', url: '/x', children: [words('there')] }] }], 'to there'],
  [words('alone'), 'alone'],
  [{ type: 'text', text: 7 }, ''],
  [{ type: 'image' }, ''],
  ['text', ''],
  [null, ''],
  [undefined, ''],
  [[], ''],
])('in %j are the words “%s”', (blocks, text) => {
  expect(wordsOf(blocks)).toBe(text)
})
