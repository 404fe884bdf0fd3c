/** @jest-environment node */
import type { IncomingMessage } from 'node:http'
import { isLimited, secondsToWait } from '@/lib/framework/guard/question-limit'

beforeAll(() => void Object.assign(process.env, { LIMIT_SEARCHES: '2', FORMS_SECRET: 'x' }))

const visit = (url: string, address = '192.0.2.1') => ({ url, headers: { 'x-forwarded-for': address } }) as unknown as IncomingMessage

test.each(['/ar/search?q=%D8%AD%D9%84%D8%A8', '/en/events/by/type-workshop', '/en/events?a?&q=workshop'])('a question is counted: %s', (url) => {
  expect(isLimited(visit(url))).toBe(true)
})

test.each(['/en/search', '/en/events', '/en/events?utm_source=mail', '/en/verification/department?token=t', '/search?q=x'])('not counted: %s', (url) => {
  expect(isLimited(visit(url))).toBe(false)
})

test('questions of all kinds are counted together by address, and the visitor is told when to come again', async () => {
  expect(await secondsToWait(visit('/ar/search?q=a'))).toBe(0)
  expect(await secondsToWait(visit('/en/events/by/type-workshop'))).toBe(0)
  expect(await secondsToWait(visit('/ar/search?q=a'))).toBe(60)
  expect(await secondsToWait(visit('/ar/search?q=a', '192.0.2.2'))).toBe(0)
})
