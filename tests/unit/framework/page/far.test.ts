import { FAR_LATER } from '@/lib/framework/page/far.mjs'

const root = document.documentElement

let ended: AbortController

/** Runs it in a page with two far parts and a first picture; `came` has that come. */
function visit(type = 'navigate', hash = '') {
  history.replaceState(null, '', `/ar${hash}`)
  document.body.innerHTML = '<img src="/first.webp"><img src="/later.webp" loading="lazy"><section data-far></section><section data-far></section>'
  let came = () => {}
  const decoded = new Promise<void>((resolve) => (came = resolve))
  const [first, later] = document.images
  const decode = jest.fn(() => Promise.reject(new Error('not asked for yet')))
  Object.assign(first ?? {}, { loading: 'eager', decode: () => decoded })
  Object.assign(later ?? {}, { loading: 'lazy', decode })
  Object.assign(performance, { getEntriesByType: () => [{ type }] })
  Reflect.construct(Function, [FAR_LATER]).call(globalThis)
  document.dispatchEvent(new Event('DOMContentLoaded', { bubbles: true }))
  return { came, decode }
}

const waits = () => root.dataset.first !== undefined
const far = () => document.querySelectorAll('[data-far]').length

beforeEach(() => {
  jest.useFakeTimers()
  // What one visit listens to is gone with it.
  ended = new AbortController()
  const listen = window.addEventListener.bind(window)
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions) =>
      listen(type, listener, { ...(typeof options === 'object' && options), signal: ended.signal }),
    )
})

afterEach(() => {
  ended.abort()
  delete root.dataset.first
  jest.restoreAllMocks()
  jest.useRealTimers()
})

test('what lies far below waits until the first pictures are there and painted, and then comes a part at a time', async () => {
  const { came, decode } = visit()
  await jest.advanceTimersByTimeAsync(200)
  expect([root.dataset.first, far()]).toEqual(['', 2])
  came()
  await jest.advanceTimersToNextTimerAsync(2)
  expect([root.dataset.first, far()]).toEqual(['far', 1])
  await jest.advanceTimersByTimeAsync(100)
  expect([waits(), far()]).toEqual([false, 0])
  // It would be fetched for that.
  expect(decode).not.toHaveBeenCalled()
})

test('a picture that hangs is waited for three seconds', async () => {
  visit()
  await jest.advanceTimersByTimeAsync(2999)
  expect(waits()).toBe(true)
  await jest.advanceTimersByTimeAsync(1)
  expect(waits()).toBe(false)
})

test.each(['scroll', 'wheel', 'pointerdown', 'keydown', 'focusin', 'beforeprint'])('%s has all of it come at once', (type) => {
  visit()
  expect(waits()).toBe(true)
  document.body.dispatchEvent(new Event(type, { bubbles: true }))
  if (type === 'beforeprint') window.dispatchEvent(new Event(type))
  expect(waits()).toBe(false)
})

test('what somebody had come at once does not go again when the first pictures are there', async () => {
  const { came } = visit()
  document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
  came()
  await jest.advanceTimersToNextTimerAsync(1)
  expect(waits()).toBe(false)
})

test.each([
  ['who comes back', 'back_forward', ''],
  ['who reloads', 'reload', ''],
  ['a link into the page', 'navigate', '#about'],
])('nothing waits for %s: the page has to be as high as it is', (_, type, hash) => {
  visit(type, hash)
  expect(waits()).toBe(false)
})
