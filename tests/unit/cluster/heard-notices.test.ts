import { HeardNotices } from '@/lib/framework/cluster/heard-notices'

test('what comes again by another way is known; with anything new in it, it is not', () => {
  const heard = new HeardNotices()
  expect([heard.take([7]), heard.take([7]), heard.take([7, 8]), heard.take([8]), heard.take([8, 7])]).toEqual([true, false, true, false, false])
})

test('a smaller number that comes later is new: it was given first and done last', () => {
  const heard = new HeardNotices()
  expect([heard.take([8]), heard.take([7])]).toEqual([true, true])
})

test('after a minute a number may stand for something else, as after a restored backup', () => {
  const heard = new HeardNotices()
  heard.take([7], 0)
  heard.take([8], 30_000)
  expect([heard.take([7], 59_999), heard.take([7], 60_000), heard.take([8], 60_000)]).toEqual([false, true, false])
})

test('a notice without numbers is always new', () => {
  const heard = new HeardNotices()
  expect([heard.take(), heard.take([]), heard.take(undefined)]).toEqual([true, true, true])
})
