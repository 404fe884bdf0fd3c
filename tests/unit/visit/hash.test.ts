import { idOfHash } from '@/lib/visit/hash'

test.each([
  ['#faqs', 'faqs'],
  ['#%D8%A3', 'أ'],
  ['#', ''],
  ['', ''],
  ['a#b', 'a#b'],
  ['##a', '#a'],
  ['#%', '%'],
  ['#%zz', '%zz'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the hash "%s" names "%s"', (hash, id) => {
  expect(idOfHash(hash)).toBe(id)
})
