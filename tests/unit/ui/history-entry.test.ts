import { takeHistoryEntry } from '@/components/ui/dialog/history-entry'

const popped = () => new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
const soon = () => new Promise((resolve) => setTimeout(resolve, 20))

beforeEach(() => history.pushState({ framework: 'keeps this' }, '', '/en?page=1'))

test('Back closes what was opened, and leads nowhere else', async () => {
  const close = jest.fn()
  takeHistoryEntry('menu', { close })
  expect(history.state).toEqual({ framework: 'keeps this', imarOver: 'menu' })
  history.back()
  await popped()
  expect(close).toHaveBeenCalledTimes(1)
  expect(history.state).toEqual({ framework: 'keeps this' })
})

test('closed by its own means it takes its entry away, then does what is asked', async () => {
  const leave = takeHistoryEntry('story-1', { address: '#story-1', close: jest.fn() })
  expect(location.hash).toBe('#story-1')
  const then = jest.fn()
  leave(then)
  await popped()
  expect(location.hash).toBe('')
  expect(then).toHaveBeenCalledTimes(1)
  expect(history.scrollRestoration).toBe('auto')
})

test('who has gone Back and Forward before its closing was told stays where Forward led', async () => {
  const leave = takeHistoryEntry('menu', { close: jest.fn() })
  history.back()
  await popped()
  history.forward()
  await popped()
  leave()
  await soon()
  expect(history.state).toMatchObject({ imarOver: 'menu' })
})

test('what opens in its place takes over its entry', async () => {
  const entries = history.length
  const leave = takeHistoryEntry('menu', { close: jest.fn() })
  leave()
  const close = jest.fn()
  takeHistoryEntry('announcements', { close })
  await soon()
  expect(history.state).toMatchObject({ imarOver: 'announcements' })
  expect(history.length).toBe(entries + 1)
  history.back()
  await popped()
  expect(close).toHaveBeenCalledTimes(1)
})

test('a window over a window closes alone', async () => {
  const below = jest.fn()
  const above = jest.fn()
  takeHistoryEntry('one', { close: below })
  takeHistoryEntry('two', { close: above })
  history.back()
  await popped()
  expect([above, below].map(({ mock }) => mock.calls.length)).toEqual([1, 0])
})

test('a window that the visitor arrived with leaves its address without going back', async () => {
  history.replaceState(null, '', '/en?page=1#story-1')
  const entries = history.length
  const leave = takeHistoryEntry('story-1', { entry: 'arrival', close: jest.fn() })
  leave()
  await soon()
  expect(location.href).toMatch(/\/en\?page=1$/)
  expect(history.length).toBe(entries)
})
