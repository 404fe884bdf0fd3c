import { bestFirst, combine, type Hit, KnownWords } from '@/lib/search/known-words'

const hit = (id: string, score: number, asked = ['a'], terms = asked): Hit => ({ id, score, asked, terms })

const hits = (count: number) => Array.from({ length: count }, (_, index) => hit(String(index), 1))

test('a word is looked up once, until something is published', () => {
  const known = new KnownWords()
  const find = jest.fn(() => [hit('1', 2)])
  for (const _ of ['first', 'second']) expect(known.get('school', find)).toEqual([hit('1', 2)])
  expect(find).toHaveBeenCalledTimes(1)
  known.forget()
  known.get('school', find)
  expect(find).toHaveBeenCalledTimes(2)
})

test('what was asked for longest ago makes room, and the newest stays, however much it found', () => {
  const known = new KnownWords()
  const find = jest.fn(() => hits(8000))
  for (const word of ['first', 'second', 'first', 'third']) known.get(word, find)
  expect(find).toHaveBeenCalledTimes(3)
  known.get('first', find)
  expect(find).toHaveBeenCalledTimes(3)
  known.get('second', find)
  expect(find).toHaveBeenCalledTimes(4)
  const all = jest.fn(() => hits(30_000))
  for (const _ of ['first', 'second']) known.get('everywhere', all)
  expect(all).toHaveBeenCalledTimes(1)
  known.get('second', find)
  known.get('second', find)
  expect(find).toHaveBeenCalledTimes(5)
})

test('a word for which there is nothing takes no room', () => {
  const known = new KnownWords()
  const find = jest.fn(() => [])
  for (const _ of ['first', 'second']) expect(known.get('zzq', find)).toEqual([])
  expect(find).toHaveBeenCalledTimes(2)
})

const WORDS = [
  [hit('both', 1, ['a']), hit('one', 5, ['a'])],
  [hit('both', 2, ['b'], ['b', 'b2']), hit('other', 1, ['b'])],
]

test('documents with all words add up what fits, times how much of the query fits', () => {
  expect(combine(WORDS).filter(({ words }) => words === 2)).toEqual([{ id: 'both', score: 6, words: 2, asked: ['a', 'b'], terms: ['a', 'b', 'b2'] }])
})

test('documents with any word come in the order of their scores', () => {
  expect(bestFirst(combine(WORDS.toReversed())).map(({ id, score }) => [id, score])).toEqual([
    ['both', 6],
    ['one', 5],
    ['other', 1],
  ])
})

test('a word that is asked for twice counts twice, and names its terms once', () => {
  expect(combine([[hit('1', 1)], [hit('1', 1)]])).toEqual([{ id: '1', score: 2, words: 2, asked: ['a'], terms: ['a'] }])
})
