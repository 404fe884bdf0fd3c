/** @jest-environment node */
import type * as Limits from '@/lib/server/limits'

const HOUR = 60 * 60 * 1000
const settings = {
  LIMIT_ATTEMPTS: '40',
  LIMIT_PER_ADDRESS: '3',
  LIMIT_CONFIRMED: '1',
  LIMIT_PER_EMAIL: '2',
  LIMIT_PER_FORM: '5',
  LIMIT_UPLOAD_MB: '10',
  LIMIT_SEARCHES: '2',
  FORMS_SECRET: 'of the tests',
}

let limits: typeof Limits

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  Object.assign(process.env, settings)
  limits = await import('@/lib/server/limits')
})
afterEach(() => void jest.useRealTimers())
afterAll(() => Object.keys(settings).forEach((name) => Reflect.deleteProperty(process.env, name)))

const sender = (address: string, isConfirmed = false) => ({ form: 'contact', address, isConfirmed })

async function allowed(turns: Promise<{ allowed: boolean }>[]): Promise<number> {
  return (await Promise.all(turns)).filter((turn) => turn.allowed).length
}

test('an address has its turns an hour, on each form', async () => {
  const many = () => Array.from({ length: 10 }, () => limits.takeTurn(sender('192.0.2.1')))
  expect(await allowed(many())).toBe(3)
  expect(await limits.takeTurn(sender('192.0.2.1'))).toEqual({ allowed: false, retryAfterSeconds: 3600 })
  expect(await limits.takeTurn({ ...sender('192.0.2.1'), form: 'idea' })).toMatchObject({ allowed: true })
  jest.advanceTimersByTime(HOUR / 2)
  expect(await limits.takeTurn(sender('192.0.2.1'))).toEqual({ allowed: false, retryAfterSeconds: 1800 })
  jest.advanceTimersByTime(HOUR / 2)
  expect(await allowed(many())).toBe(3)
})

test('the form as a whole has its turns, and who is refused takes none of them', async () => {
  expect(await allowed(Array.from({ length: 8 }, () => limits.takeTurn(sender('192.0.2.1'))))).toBe(3)
  expect(await allowed([2, 3].map((last) => limits.takeTurn(sender(`192.0.2.${last}`))))).toBe(2)
  expect((await limits.takeTurn(sender('192.0.2.4'))).allowed).toBe(false)
})

test('what is confirmed without a captcha has fewer turns', async () => {
  expect((await limits.takeTurn(sender('192.0.2.1', true))).allowed).toBe(true)
  expect((await limits.takeTurn(sender('192.0.2.1', true))).allowed).toBe(false)
  expect((await limits.takeTurn(sender('192.0.2.1'))).allowed).toBe(true)
})

test('what is refused afterwards gives its turn back at every gate', async () => {
  const take = () => limits.takeTurn({ ...sender('192.0.2.1', true), email: 'amal@example.org' })
  for (let count = 0; count < 10; count += 1) {
    const turn = await take()
    if (!turn.allowed) throw new Error('It was not given back.')
    await turn.giveBack()
  }
  expect(await allowed([take(), take()])).toBe(1)
})

test('attempts are many, and a tenth of them within one minute', async () => {
  const many = () => Array.from({ length: 10 }, () => limits.takeAttempt({ form: 'contact', address: '192.0.2.1' }))
  expect(await allowed(many())).toBe(4)
  expect(await limits.takeAttempt({ form: 'contact', address: '192.0.2.1' })).toEqual({ allowed: false, retryAfterSeconds: 60 })
  let inAnHour = 4
  for (let minute = 1; minute < 60; minute += 1) {
    jest.advanceTimersByTime(60_000)
    inAnHour += await allowed(many())
  }
  expect(inAnHour).toBe(40)
})

test('files are counted by their size', async () => {
  const take = (megabytes: number) => limits.takeFileTurn({ form: 'idea', address: '192.0.2.1' }, megabytes * 1024 * 1024)
  expect(await allowed([take(6)])).toBe(1)
  expect(await allowed([take(6)])).toBe(0)
  expect(await allowed([take(4)])).toBe(1)
  expect(await allowed([take(0.1)])).toBe(0)
})

test('an e-mail address is one however it is written', async () => {
  const take = (email: string) => limits.takeTurn({ form: 'contact', address: '192.0.2.1', email })
  expect(await allowed([take('amal@example.org'), take(' AMAL@example.org '), take('amal@EXAMPLE.org')])).toBe(2)
  expect((await take('omar@example.org')).allowed).toBe(true)
})

test('searches are counted by the minute', async () => {
  expect(await allowed([1, 2, 3].map(() => limits.takeSearchTurn('192.0.2.1')))).toBe(2)
  jest.advanceTimersByTime(60_000)
  expect((await limits.takeSearchTurn('192.0.2.1')).allowed).toBe(true)
})

test('what is remembered names nobody', async () => {
  const { RateLimiterMemory } = await import('rate-limiter-flexible')
  const keys = jest.spyOn(RateLimiterMemory.prototype, 'consume')
  await limits.takeTurn({ ...sender('192.0.2.1', true), email: 'amal@example.org' })
  expect(keys).toHaveBeenCalledTimes(4)
  expect(JSON.stringify(keys.mock.calls)).not.toMatch(/192\.0\.2|amal@|example\./)
})
