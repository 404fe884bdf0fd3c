import type { Entry } from '@/lib/entities/entry'
import { excerpt, mark, type Piece } from '@/lib/search/excerpt'

const marked = (found: readonly Piece[]) => found.filter(({ isMarked }) => isMarked).map(({ text }) => text)
const textOf = (found: readonly Piece[]) => found.map(({ text }) => text).join('')

const found = (summary: string, body: string, ...terms: string[]) => {
  const entry: Entry = { id: 'a', type: 'articles', title: 't', summary, body, date: null, href: '/' }
  return { entry, terms }
}

const filler = (count: number) => Array.from({ length: count }, (_, index) => `w${index}`).join(' ')

test('marks words however they are written, and keeps the text', () => {
  const text = 'إلى المَدرسة، ثم مدرسه.'
  expect(marked(mark(text, ['مدرسه'], 'ar'))).toEqual(['المَدرسة', 'مدرسه'])
  expect(textOf(mark(text, ['مدرسه'], 'ar'))).toBe(text)
  expect(marked(mark('Die STRASSE, die Straße', ['strasse'], 'de'))).toEqual(['STRASSE', 'Straße'])
})

test('what stands in a text stays text', () => {
  expect(mark('<b>school</b>', ['school'], 'en')).toEqual([
    { text: '<b>', isMarked: false },
    { text: 'school', isMarked: true },
    { text: '</b>', isMarked: false },
  ])
})

test('is the summary where that has the word', () => {
  expect(textOf(excerpt(found('A new school', 'The school', 'school'), 'en'))).toBe('A new school')
})

test('is the place in the text where only that has it', () => {
  const result = excerpt(found('A summary', `${filler(100)} school ${filler(100)}`, 'school'), 'en')
  expect(marked(result)).toEqual(['school'])
  expect(textOf(result)).toMatch(/^… w92 .* school w0 .* …$/)
  expect(textOf(result).split(' ')).toHaveLength(38)
})

test('is full at the end of a text too', () => {
  const result = textOf(excerpt(found('', `${filler(100)} school`, 'school'), 'en'))
  expect(result).toMatch(/^… .* w99 school$/)
  expect(result.split(' ')).toHaveLength(37)
})

test('is the summary, else the beginning, where only the title has the word', () => {
  expect(textOf(excerpt(found('A summary', 'A text', 'title'), 'en'))).toBe('A summary')
  expect(textOf(excerpt(found('', `${filler(50)}`, 'title'), 'en'))).toMatch(/^w0 .* w35 …$/)
})
