/** @jest-environment node */
import { solveChallenge, type Challenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { GET } from '@/app/api/captcha/route'
import { captcha } from '@/lib/forms/captcha'

type Solution = NonNullable<Awaited<ReturnType<typeof solveChallenge>>>

let challenge: Challenge
let solution: Solution

const token = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64')

async function solve(): Promise<void> {
  challenge = (await (await GET()).json()).challenge
  const found = await solveChallenge({ challenge, deriveKey })
  if (!found) throw new Error('not solved')
  solution = found
}

beforeAll(() => void (process.env.FORMS_SECRET = 'a secret of the tests'))
beforeEach(solve)
afterEach(() => void jest.useRealTimers())

test('the task of the browser is kept by nobody', async () => {
  const response = await GET()
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.json()).toMatchObject({ provider: 'altcha', lastsSeconds: 1200 })
})

test('proven work passes once', async () => {
  expect(await captcha().verify(token({ challenge, solution }))).toBe('passed')
  expect(await captcha().verify(token({ challenge, solution }))).toBe('failed')
})

test('sent twice at the same moment it passes once', async () => {
  const both = await Promise.all([1, 2].map(() => captcha().verify(token({ challenge, solution }))))
  expect(both.sort()).toEqual(['failed', 'passed'])
})

test('after twenty minutes it is too late', async () => {
  jest.useFakeTimers({ now: Date.now() + 20 * 60_000 + 1000 })
  expect(await captcha().verify(token({ challenge, solution }))).toBe('failed')
})

test('a task that was made easier, or solved without work, fails', async () => {
  const { parameters, signature } = challenge
  const later = { ...parameters, expiresAt: (parameters.expiresAt ?? 0) + 3600 }
  const wrong = [
    { challenge: { parameters: later, signature }, solution },
    { challenge: { parameters: { ...parameters, keySignature: 'ab' }, signature }, solution },
    { challenge: { parameters, signature: 'ab' }, solution },
    { challenge, solution: { ...solution, derivedKey: 'ab'.repeat(32) } },
    { challenge },
    null,
  ]
  for (const payload of wrong) expect(await captcha().verify(token(payload))).toBe('failed')
  expect(await captcha().verify('no token')).toBe('failed')
  expect(await captcha().verify('')).toBe('missing')
  expect(await captcha().verify(token({ challenge, solution }))).toBe('passed')
})
