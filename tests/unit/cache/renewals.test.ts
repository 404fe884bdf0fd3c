import { Renewals } from '@/lib/cache/renewals'

/** Renewals whose renderings end when the test says so, and what happened in which order. */
function observed() {
  const log: string[] = []
  const ends = new Map<string, () => void>()
  const renewals = new Renewals({
    mark: (tag) => void log.push(`mark ${tag}`),
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
  expect(log).toEqual(['mark type:event', 'render /ar/events/x'])
  await end('/ar/events/x')
  expect(log.at(-1)).toBe('render /ar')
  await end('/ar')
  await done
})

test('changes that come during a renewal are done together after it, with their tags marked again', async () => {
  const { log, renewals, end } = observed()
  const first = renewals.run({ tags: ['a'], own: ['/x'], others: [] })
  await renewals.run({ tags: ['b', 't'], own: ['/y'], others: ['/list'] })
  await renewals.run({ tags: ['c', 't'], own: ['/z'], others: ['/list'] })
  expect(log).toEqual(['mark a', 'render /x'])
  await end('/x')
  expect(log.slice(2)).toEqual(['mark b', 'mark t', 'mark c', 'render /y', 'render /z'])
  await end('/y')
  await end('/z')
  expect(log.slice(7)).toEqual(['render /list'])
  await end('/list')
  await first
})
