/** @jest-environment node */
import { marks } from '@/lib/framework/cache/marks.mjs'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { until } from '../../../cms/support/until'

/** Work that ends when it is told to. */
function worker() {
  const ends: (() => void)[] = []
  const work = () => {
    const number = ends.length + 1
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  return { work, ends }
}

test('what many want at the same time is done once, and again when it is over', async () => {
  const shared = new SharedWork<number>()
  const { work, ends } = worker()
  const first = [shared.do('a', work), shared.do('a', work)]
  ends[0]?.()
  expect(await Promise.all(first)).toEqual([1, 1])
  const next = shared.do('a', work)
  ends[1]?.()
  expect(await next).toBe(2)
})

test('each name is work of its own', async () => {
  const shared = new SharedWork<number>()
  const { work, ends } = worker()
  const both = [shared.do('a', work), shared.do('b', work)]
  for (const end of ends) end()
  expect(await Promise.all(both)).toEqual([1, 2])
})

test('who comes after a publication does not get what began before it, whichever is over first', async () => {
  const shared = new SharedWork<number>()
  const { work, ends } = worker()
  const before = shared.do('a', work)
  marks.mark(['type:article'])
  const after = shared.do('a', work)
  ends[0]?.()
  expect(await before).toBe(1)
  const beside = shared.do('a', work)
  ends[1]?.()
  expect(await Promise.all([after, beside])).toEqual([2, 2])
})

test('what failed is done again', async () => {
  const shared = new SharedWork<number>()
  await expect(shared.do('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shared.do('a', () => Promise.resolve(7))).toBe(7)
})

test('what is kept for a while serves those who come later, until something is published', async () => {
  const shared = new SharedWork<number>(60_000)
  let times = 0
  const work = () => Promise.resolve(++times)
  expect([await shared.do('a', work), await shared.do('a', work)]).toEqual([1, 1])
  marks.mark(['type:article'])
  expect([await shared.do('a', work), await shared.do('a', work)]).toEqual([2, 2])
})

test('a while ends', async () => {
  const shared = new SharedWork<number>(20)
  let times = 0
  const work = () => Promise.resolve(++times)
  expect(await shared.do('a', work)).toBe(1)
  expect(await until(async () => ((await shared.do('a', work)) > 1 ? times : null))).toBe(2)
})

test('what failed is not kept for a while either', async () => {
  const shared = new SharedWork<number>(60_000)
  await expect(shared.do('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await shared.do('a', () => Promise.resolve(7))).toBe(7)
})
