/** @jest-environment node */
import { setImmediate as phase } from 'node:timers/promises'
import { Arrivals } from '@/lib/server/arrivals'

test('while somebody comes in every round, there is no pause; then there is', async () => {
  const arrivals = new Arrivals()
  let isPause = false
  const pause = arrivals.pause().then(() => (isPause = true))
  for (let round = 0; round < 20; round += 1) {
    arrivals.note()
    await phase()
    expect(isPause).toBe(false)
  }
  await pause
})

test('where nobody comes, work goes on after a round and does not wait for time to pass', async () => {
  const now = jest.spyOn(performance, 'now').mockReturnValue(0)
  let isPause = false
  void new Arrivals().pause().then(() => (isPause = true))
  for (let round = 0; round < 5; round += 1) await phase()
  now.mockRestore()
  expect(isPause).toBe(true)
})

test('a stream that never ends does not put off work for ever', async () => {
  const arrivals = new Arrivals()
  let isOver = false
  const stream = (async () => {
    while (!isOver) {
      arrivals.note()
      await phase()
    }
  })()
  await arrivals.pause()
  isOver = true
  await stream
})
