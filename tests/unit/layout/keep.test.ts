import { ASK_AGAIN } from '@/lib/lifetimes'
import { enhanceKeeping } from '@/components/layout/enhance/keep'

const BUTTON =
  '<button data-keep="Keep" data-keep-remove="Remove" data-keep-done="Kept, [size] MB." data-keep-failed="Not kept." aria-pressed="false">Keep</button><span role="status"></span>'
const MAIN = '<img src="/uploads/a.webp"><a href="/uploads/report.pdf">PDF</a><a href="https://evil.example/uploads/x.pdf">x</a><img src="/logo.svg">'

const MB = 1024 * 1024

let cache: Map<string, unknown>
let page: AbortController
const fetched = jest.fn()

/** An answer of so many bytes. */
const answer = (size: number, cacheControl = ASK_AGAIN) => ({
  status: 200,
  headers: { get: () => cacheControl },
  clone: () => ({ headers: new Headers() }),
  blob: async () => ({ size }),
})

beforeEach(() => {
  cache = new Map()
  page = new AbortController()
  fetched.mockReset()
  fetched.mockResolvedValue(answer(MB))
  const opened = {
    match: async (path: string) => cache.get(path),
    put: async (path: string, value: unknown) => void cache.set(path, value),
    delete: async (path: string) => cache.delete(path),
    keys: async () => [...cache.keys()].map((path) => ({ url: `https://imar.test${path}` })),
  }
  Object.assign(globalThis, { caches: { open: async () => opened }, fetch: fetched })
  Object.defineProperty(navigator, 'serviceWorker', { value: {}, configurable: true })
  document.documentElement.lang = 'en'
  history.replaceState(null, '', '/en/reports/x')
  document.body.innerHTML = `<main><div>${BUTTON}</div>${MAIN}</main>`
})

afterEach(() => page.abort())

const button = () => document.querySelector('button')
const status = () => document.querySelector('[role=status]')?.textContent
const settle = async () => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve()
}

async function press() {
  button()?.click()
  await settle()
}

test('the page is kept with its own pictures and documents, and what that takes is said', async () => {
  enhanceKeeping(page.signal)
  await press()
  expect([...cache.keys()].sort()).toEqual(['/en/reports/x', '/uploads/a.webp', '/uploads/report.pdf'])
  expect(status()).toBe('Kept, 3 MB.')
  expect(button()).toHaveTextContent('Remove')
  expect(button()).toHaveAttribute('aria-pressed', 'true')
})

test('a second press takes everything away again', async () => {
  enhanceKeeping(page.signal)
  await press()
  await press()
  expect(cache.size).toBe(0)
  expect(button()).toHaveTextContent('Keep')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('a page that is kept says so when it is opened', async () => {
  cache.set('/en/reports/x', {})
  enhanceKeeping(page.signal)
  await settle()
  expect(button()).toHaveTextContent('Remove')
})

test.each([
  ['a part does not come', () => fetched.mockResolvedValueOnce(answer(MB)).mockRejectedValue(new TypeError('no line'))],
  ['it is a preview', () => fetched.mockResolvedValue(answer(MB, 'private, no-store'))],
])('nothing is kept where %s', async (_, fail) => {
  fail()
  enhanceKeeping(page.signal)
  await press()
  expect(cache.size).toBe(0)
  expect(status()).toBe('Not kept.')
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('there is no button where nothing could give the page back', () => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
  enhanceKeeping(page.signal)
  expect(button()).not.toBeVisible()
})

test('there is no button either where nothing can be kept', () => {
  Reflect.deleteProperty(globalThis, 'caches')
  enhanceKeeping(page.signal)
  expect(button()).not.toBeVisible()
})

test('what it takes is rounded up to tenths of a megabyte, and written as the language does', async () => {
  document.documentElement.lang = 'de'
  fetched.mockResolvedValue(answer(MB / 3 + 1))
  enhanceKeeping(page.signal)
  await press()
  expect(status()).toBe('Kept, 1,1 MB.')
})

test('pictures and documents are fetched once, in the copy that is shown, and none of other sites or of the page around', async () => {
  document.body.innerHTML = `<img src="/uploads/logo.webp"><main><div>${BUTTON}</div>${MAIN}
    <img src="https://evil.example/uploads/a.webp"><img id="copies" src="/uploads/large.webp"><a href="/uploads/a.webp">A</a><a href="/en/uploads/b.pdf">B</a></main>`
  Object.defineProperty(document.getElementById('copies'), 'currentSrc', { value: `${location.origin}/uploads/small.webp` })
  enhanceKeeping(page.signal)
  await press()
  expect(fetched.mock.calls.map(([address]) => address as string).sort()).toEqual([
    '/en/reports/x',
    '/uploads/a.webp',
    '/uploads/report.pdf',
    '/uploads/small.webp',
  ])
})

test('a page without a part for its content is looked at as a whole', async () => {
  document.body.innerHTML = `<div>${BUTTON}</div>${MAIN}`
  enhanceKeeping(page.signal)
  await press()
  expect([...cache.keys()]).toContain('/uploads/report.pdf')
})

test('while it is at work a press changes nothing, afterwards it does', async () => {
  let come = (_: unknown) => {}
  fetched.mockReturnValue(new Promise((resolve) => (come = resolve)))
  enhanceKeeping(page.signal)
  await press()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(status()).toBe('')
  await press()
  expect(fetched).toHaveBeenCalledTimes(3)
  come(answer(MB))
  await settle()
  expect(button()).not.toHaveAttribute('aria-disabled')
  await press()
  expect(cache.size).toBe(0)
  expect(status()).toBe('')
})

test('after a failure it can be tried again', async () => {
  fetched.mockRejectedValue(new TypeError('no line'))
  enhanceKeeping(page.signal)
  await press()
  expect(status()).toBe('Not kept.')
  expect(button()).not.toHaveAttribute('aria-disabled')
  fetched.mockReset()
  fetched.mockResolvedValue(answer(MB))
  await press()
  expect(status()).toBe('Kept, 3 MB.')
})

test('only the button keeps a page, and only while its page is open', async () => {
  enhanceKeeping(page.signal)
  document.querySelector<HTMLElement>('main a')?.addEventListener('click', (event) => event.preventDefault())
  document.querySelector<HTMLElement>('main a')?.click()
  await settle()
  page.abort()
  await press()
  expect(fetched).not.toHaveBeenCalled()
  expect(button()).toHaveAttribute('aria-pressed', 'false')
})

test('a page that is not kept leaves its button as it is', async () => {
  document.body.innerHTML = `<main><div>${BUTTON.replace('>Keep<', '>As it came<')}</div></main>`
  enhanceKeeping(page.signal)
  await settle()
  expect(button()).toHaveTextContent('As it came')
})

test('without a place to say it in, it is kept all the same', async () => {
  document.querySelector('[role=status]')?.remove()
  enhanceKeeping(page.signal)
  await press()
  expect(button()).toHaveTextContent('Remove')
})
