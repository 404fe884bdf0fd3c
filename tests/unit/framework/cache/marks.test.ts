import { Marks } from '@/lib/framework/cache/marks.mjs'

test('what was begun before a change of one of its tags, or in the same moment, is outdated', () => {
  const marks = new Marks(0)
  marks.mark(['type:article'], 100)
  expect(marks.areNewer(['type:project', 'type:article'], 99)).toBe(true)
  expect(marks.areNewer(['type:article'], 100)).toBe(true)
  expect(marks.areNewer(['type:article'], 101)).toBe(false)
  expect(marks.areNewer(['type:project'], 99)).toBe(false)
})

test('what was made of content before the process began is outdated: nobody told it of changes', () => {
  const marks = new Marks(1000)
  expect(marks.areNewer(['type:article'], 999)).toBe(true)
  expect(marks.areNewer(['type:article'], 1000)).toBe(false)
  expect(marks.areNewer([], 999)).toBe(false)
})

test('changes are counted, however many tags one has', () => {
  const marks = new Marks()
  marks.mark(['a', 'b'])
  marks.mark([])
  expect(marks.count).toBe(2)
})

test('a change is told at once to all who want to know, and outdates what began until now', () => {
  const marks = new Marks()
  const told = [jest.fn(), jest.fn()]
  for (const listener of told) marks.onChange(listener)
  expect(marks.areNewer(['a'], Date.now())).toBe(false)
  marks.mark(['a'])
  expect(told.map(({ mock }) => mock.calls)).toEqual([[[]], [[]]])
  expect(marks.areNewer(['a'], Date.now() + 1000)).toBe(false)
  expect(marks.areNewer(['a'], Date.now() - 1000)).toBe(true)
})

test('of more tags than it remembers everything counts as changed that was made before', () => {
  const marks = new Marks(0)
  marks.mark(['article:first'], 100)
  marks.mark(
    Array.from({ length: 10_000 }, (_, index) => `article:${index}`),
    200,
  )
  expect(marks.areNewer(['article:other'], 200)).toBe(true)
  expect(marks.areNewer(['article:other'], 201)).toBe(false)
})
