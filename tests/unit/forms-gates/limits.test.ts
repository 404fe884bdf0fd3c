/** @jest-environment node */
import type * as Limits from '@/lib/forms/limits'

const HOUR = 60 * 60 * 1000
const settings = { LIMIT_PER_ADDRESS: '3', LIMIT_CONFIRMED: '1', LIMIT_PER_EMAIL: '2', LIMIT_PER_FORM: '5', LIMIT_SEARCHES: '2', FORMS_SECRET: 'of the tests' }

let limits: typeof Limits

beforeEach(async () => {
  jest.useFakeTimers()
  jest.resetModules()
  Object.assign(process.env, settings)
  limits = await import('@/lib/forms/limits')
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
  expect(await limits.takeTurn({ ...sender('192.0.2.1'), form: 'idea' })).toEqual({ allowed: true })
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

test('an e-mail address is one however it is written', async () => {
  const take = (email: string) => limits.takeEmailTurn({ form: 'contact', email })
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
  await limits.takeTurn(sender('192.0.2.1', true))
  await limits.takeEmailTurn({ form: 'contact', email: 'amal@example.org' })
  expect(keys).toHaveBeenCalledTimes(4)
  expect(JSON.stringify(keys.mock.calls)).not.toMatch(/192\.0\.2|amal|example/)
})
