/** @jest-environment node */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { GET } from '@/app/api/captcha/route'
import { captcha } from '@/lib/forms/captcha'

/** Stands in for Google's address. */
let server: Server
let asked: URLSearchParams[]
let answer: { status?: number; body: string } | null
let errors: jest.SpyInstance<void, unknown[]>

beforeAll(async () => {
  server = createServer((request, response) => {
    void text(request).then((body) => {
      asked.push(new URLSearchParams(body))
      if (answer) response.writeHead(answer.status ?? 200).end(answer.body)
      else response.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  Object.assign(process.env, {
    CAPTCHA: 'recaptcha',
    RECAPTCHA_SITE_KEY: 'site-key',
    RECAPTCHA_SECRET: 's3cret',
    RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/verify`,
  })
})
beforeEach(() => {
  asked = []
  errors = jest.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => errors.mockRestore())
afterAll(() => new Promise((resolve) => server.close(resolve)))

const says = (body: unknown) => (answer = { body: JSON.stringify(body) })

test('the browser gets the public key alone', async () => {
  expect(await (await GET()).json()).toEqual({ provider: 'recaptcha', siteKey: 'site-key', lastsSeconds: 110 })
})

test('Google is told the token and the secret, and not who asks', async () => {
  says({ success: true, score: 0.9 })
  expect(await captcha().verify('token')).toBe('passed')
  expect(asked.map((sent) => Object.fromEntries(sent))).toEqual([{ secret: 's3cret', response: 'token' }])
})

test.each([
  [{ success: true, score: 0.5 }, 'passed'],
  [{ success: true, score: 0.4 }, 'failed'],
  [{ success: true }, 'failed'],
  [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'failed'],
  [{ success: false }, 'failed'],
])('%j means %s', async (body, verdict) => {
  says(body)
  expect(await captcha().verify('token')).toBe(verdict)
  expect(errors).not.toHaveBeenCalled()
})

test('without a token nobody is asked', async () => {
  expect(await captcha().verify('')).toBe('missing')
  expect(asked).toEqual([])
})

test.each([
  ['a wrong secret', { body: JSON.stringify({ success: false, 'error-codes': ['invalid-input-secret'] }) }],
  ['no JSON', { status: 502, body: '<html>' }],
  ['no connection', null],
])('%s locks nobody out, and is logged', async (_, reply) => {
  answer = reply
  expect(await captcha().verify('token')).toBe('missing')
  expect(errors).toHaveBeenCalledTimes(1)
  expect(JSON.stringify(errors.mock.calls)).not.toMatch(/s3cret|token/)
})
