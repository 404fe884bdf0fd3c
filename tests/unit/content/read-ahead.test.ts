/** @jest-environment node */
import { readAhead } from '@/lib/content/read-ahead'

const all = async <T>(found: AsyncIterable<T>) => {
  const list: T[] = []
  for await (const each of found) list.push(each)
  return list
}

test('everything comes, in its order, whatever takes longer', async () => {
  const read = (key: number) => new Promise<number>((resolve) => setTimeout(() => resolve(key * 10), key % 3))
  expect(await all(readAhead([1, 2, 3, 4, 5, 6, 7, 8, 9], read))).toEqual([10, 20, 30, 40, 50, 60, 70, 80, 90])
})

test('of nothing comes nothing', async () => {
  expect(await all(readAhead([], async () => 1))).toEqual([])
})

test('no more than two are under way at a time, and no fewer where there are', async () => {
  let underWay = 0
  const counts: number[] = []
  const read = async () => {
    underWay += 1
    counts.push(underWay)
    await new Promise((resolve) => setTimeout(resolve))
    underWay -= 1
  }
  await all(
    readAhead(
      Array.from({ length: 20 }, (_, index) => index),
      read,
    ),
  )
  expect(Math.max(...counts)).toBe(2)
})

test('it ends with the first one that fails, and those behind it harm nobody', async () => {
  const found: number[] = []
  const read = async (key: number) => {
    if (key > 2) throw new Error(`no ${key}`)
    return key
  }
  const reading = (async () => {
    for await (const each of readAhead([1, 2, 3, 4, 5, 6], read)) found.push(each)
  })()
  await expect(reading).rejects.toThrow('no 3')
  expect(found).toEqual([1, 2])
})
