import { Renewals } from '@/lib/cache/renewals'

/** Renewals whose renderings end when the test says so, and what happened in which order. */
function observed() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const renewals = new Renewals({
    mark: async (tags) => void log.push(`mark ${tags.join()}`),
    render: (pathname) => {
      log.push(`render ${pathname}`)
      return new Promise((resolve) => ends.set(pathname, resolve))
    },
  })
  const end = async (pathname: string) => {
    ends.get(pathname)?.()
    await new Promise((resolve) => process.nextTick(resolve))
  }
  return { log, renewals, end }
}

test('a change marks its tags, then renders its own pages before the others', async () => {
  const { log, renewals, end } = observed()
  const done = renewals.run({ tags: ['type:event'], own: ['/ar/events/x'], others: ['/ar'] })
  await end('')
  expect(log).toEqual(['mark type:event', 'render /ar/events/x'])
  await end('/ar/events/x')
  expect(log.at(-1)).toBe('render /ar')
  await end('/ar')
  await done
})

test('changes that come during a renewal are done together after it, with their tags marked again', async () => {
  const { log, renewals, end } = observed()
  const first = renewals.run({ tags: ['a'], own: ['/x'], others: [] })
  await end('')
  await renewals.run({ tags: ['b', 't'], own: ['/y'], others: ['/list'] })
  await renewals.run({ tags: ['c', 't'], own: ['/z'], others: ['/list'] })
  expect(log).toEqual(['mark a', 'render /x'])
  await end('/x')
  expect(log.slice(2)).toEqual(['mark b,t,c', 'render /y', 'render /z'])
  await end('/y')
  await end('/z')
  expect(log.slice(5)).toEqual(['render /list', 'render /x'])
  await end('/list')
  await end('/x')
  await first
})

test('a page of an earlier change is rendered once more after a later one', async () => {
  const { log, renewals, end } = observed()
  const first = renewals.run({ tags: ['t'], own: ['/x'], others: [] })
  await end('')
  await renewals.run({ tags: ['t'], own: ['/y'], others: [] })
  await end('/x')
  await end('/y')
  expect(log).toEqual(['mark t', 'render /x', 'mark t', 'render /y', 'render /x'])
  await end('/x')
  await first
})

test('a change does not wait for the pages that only list an earlier one; they go on after it', async () => {
  const { log, renewals, end } = observed()
  const lists = Array.from({ length: 7 }, (_, index) => `/list/${index}`)
  const first = renewals.run({ tags: ['a'], own: [], others: lists })
  await end('')
  expect(log).toEqual(['mark a', ...lists.slice(0, 6).map((page) => `render ${page}`)])
  await renewals.run({ tags: ['b'], own: ['/y'], others: ['/list/0'] })
  for (const page of lists.slice(0, 6)) await end(page)
  expect(log.slice(7)).toEqual(['mark b', 'render /y'])
  await end('/y')
  expect(log.slice(9)).toEqual(['render /list/0', 'render /list/6'])
  await end('/list/0')
  await end('/list/6')
  await first
})

test('what visitors were having rendered when a change came is rendered once more, and then no more', async () => {
  jest.useFakeTimers()
  try {
    const steps = { mark: jest.fn(async () => undefined), render: jest.fn(async () => undefined) }
    const renewals = new Renewals(steps)
    await renewals.run({ tags: ['a'], own: ['/ar/a'], others: [] })
    await renewals.run({ tags: ['b'], own: ['/ar/b'], others: [] })
    expect(steps.mark.mock.calls).toEqual([[['a']], [['b']]])
    await jest.advanceTimersByTimeAsync(3000)
    expect(steps.mark.mock.calls.slice(2)).toEqual([[['a', 'b']]])
    await jest.advanceTimersByTimeAsync(60_000)
    expect(steps.mark).toHaveBeenCalledTimes(3)
  } finally {
    jest.useRealTimers()
  }
})
