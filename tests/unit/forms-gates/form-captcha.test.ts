import { FormCaptcha } from '@/components/shared/form/captcha/captcha'

/** The worker's work, which this environment has no workers for. */
class InPlaceWorker {
  onmessage: ((event: { data: unknown }) => void) | null = null
  terminate() {}
  postMessage() {
    solved += 1
    if (isStuck) return
    this.onmessage?.({ data: isSolvable ? { counter: solved, derivedKey: 'ab' } : null })
  }
}

let solved: number
let isSolvable: boolean
let isStuck: boolean
let task: unknown

const ask = jest.fn(async () => ({ json: async () => task }))
const decode = (token: string | null): unknown => (token === null ? null : JSON.parse(atob(token)))

beforeEach(() => {
  jest.useFakeTimers()
  solved = 0
  isSolvable = true
  isStuck = false
  task = { provider: 'altcha', challenge: { signature: 'x' }, lastsSeconds: 1200 }
  ask.mockClear()
  Object.assign(globalThis, { fetch: ask, Worker: InPlaceWorker, isSecureContext: true })
  Object.defineProperty(AbortSignal, 'timeout', { value: () => undefined, configurable: true })
})
afterEach(() => void jest.useRealTimers())

test('a token is made ahead, once', async () => {
  const captcha = new FormCaptcha('contact')
  captcha.start()
  captcha.start()
  expect(decode(await captcha.getToken())).toEqual({ challenge: { signature: 'x' }, solution: { counter: 1, derivedKey: 'ab' } })
  expect(ask).toHaveBeenCalledTimes(1)
})

test('after a reset there is another one', async () => {
  const captcha = new FormCaptcha('contact')
  const first = await captcha.getToken()
  captcha.reset()
  expect(await captcha.getToken()).not.toBe(first)
})

test('a token that grew old while the form was filled in is made anew', async () => {
  const captcha = new FormCaptcha('contact')
  captcha.start()
  jest.advanceTimersByTime(1079_000)
  await captcha.getToken()
  expect(solved).toBe(1)
  jest.advanceTimersByTime(2000)
  expect(decode(await captcha.getToken())).toMatchObject({ solution: { counter: 2 } })
})

test('what fails is tried once more', async () => {
  ask.mockRejectedValueOnce(new TypeError('no line'))
  const captcha = new FormCaptcha('contact')
  captcha.start()
  expect(decode(await captcha.getToken())).toMatchObject({ solution: { counter: 1 } })
})

test('a second is waited for the second try, then there is none', async () => {
  isSolvable = false
  const captcha = new FormCaptcha('contact')
  captcha.start()
  await jest.advanceTimersByTimeAsync(0)
  isStuck = true
  let token: string | null | undefined
  void captcha.getToken().then((value) => (token = value))
  await jest.advanceTimersByTimeAsync(999)
  expect(token).toBeUndefined()
  await jest.advanceTimersByTimeAsync(1)
  expect(token).toBeNull()
  expect(captcha.isSupported).toBe(true)
})

test('who was told once that it is missing goes without the next time', async () => {
  isSolvable = false
  const captcha = new FormCaptcha('contact')
  for (const isSupported of [true, false]) {
    const token = captcha.getToken()
    await jest.advanceTimersByTimeAsync(1000)
    expect(await token).toBeNull()
    expect(captcha.isSupported).toBe(isSupported)
    captcha.reset()
  }
  ask.mockClear()
  expect(await captcha.getToken()).toBeNull()
  expect(ask).not.toHaveBeenCalled()
})

test('also when twice nobody could check it', () => {
  const captcha = new FormCaptcha('contact')
  captcha.miss()
  captcha.miss()
  expect(captcha.isSupported).toBe(false)
})

test.each([
  ['in an insecure context', { isSecureContext: false }],
  ['without workers', { Worker: undefined }],
])('%s there is none, and no second is waited', async (_, missing) => {
  Object.assign(globalThis, missing)
  const captcha = new FormCaptcha('contact')
  expect(await captcha.getToken()).toBeNull()
  expect(captcha.isSupported).toBe(false)
  expect(ask).toHaveBeenCalledTimes(1)
})
