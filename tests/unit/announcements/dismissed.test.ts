import { readDismissed, storeDismissed, withoutDismissed } from '@/components/announcements/dismissed'

const KEY = 'dismissed-announcements'

beforeEach(() => localStorage.clear())

test('what was dismissed stays dismissed', () => {
  storeDismissed('a')
  storeDismissed('b')
  expect([...readDismissed()]).toEqual(['a', 'b'])
  expect(JSON.parse(localStorage.getItem(KEY) ?? '')).toEqual(['a', 'b'])
})

test.each(['{broken', '"text"', '{"a":1}', 'null'])('a corrupt list (%s) is treated as empty', (stored) => {
  localStorage.setItem(KEY, stored)
  expect([...readDismissed()]).toEqual([])
})

test('entries of a list that are no ids are left out', () => {
  localStorage.setItem(KEY, '["a", 7, null]')
  expect([...readDismissed()]).toEqual(['a'])
})

test('announcements that may not be dismissed always count', () => {
  const items = [
    { id: 'a', dismissible: true },
    { id: 'b', dismissible: false },
    { id: 'c', dismissible: true },
  ]
  expect(withoutDismissed(items, new Set(['a', 'b'])).map(({ id }) => id)).toEqual(['b', 'c'])
})
