/** @jest-environment node */
import { backOff, outagePause } from '@/cms/src/mail/back-off'
import { failureOf, nameOf, traceOf } from '@/cms/src/mail/failure'

const error = (fields: object) => Object.assign(new Error('550 lina@example.org unknown'), fields)

test('a mail waits twice as long each time, up to six hours', () => {
  expect([1, 2, 3].map(backOff)).toEqual([30_000, 60_000, 120_000])
  expect(backOff(50)).toBe(6 * 60 * 60 * 1000)
})

test('a server that is down is asked again after ten minutes at most', () => {
  expect(outagePause(1)).toBe(30_000)
  expect(outagePause(50)).toBe(10 * 60 * 1000)
})

test.each([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'temporary'],
  ['a sender that may not send', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'temporary'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH', responseCode: 535 }, 'unreachable'],
  ['a closed port', { code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
  ['a server that shuts down', { code: 'EPROTOCOL', responseCode: 421 }, 'unreachable'],
  ['a fault of ours', {}, 'temporary'],
])('%s', (_, fields, failure) => {
  expect(failureOf(error(fields))).toBe(failure)
})

test('the log learns the name and the place of an error, not its words', () => {
  const failed = error({ code: 'EENVELOPE' })
  expect(nameOf(failed)).toBe('EENVELOPE')
  expect(traceOf(failed)).toMatch(/^EENVELOPE\n +at /)
  expect(traceOf(failed)).not.toContain('example.org')
  expect(nameOf('lina@example.org')).toBe('unknown')
})
