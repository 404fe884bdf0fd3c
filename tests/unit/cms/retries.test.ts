/** @jest-environment node */
import { backOff, outagePause } from '@/cms/src/outbox/back-off'
import { AddressRefused, failureOf, nameOf, traceOf } from '@/cms/src/outbox/failure'

const error = (fields: object) => Object.assign(new Error('550 lina@example.org unknown'), fields)

test('a mail waits twice as long each time, up to six hours', () => {
  expect([1, 2, 3].map(backOff)).toEqual([30_000, 60_000, 120_000])
  expect(backOff(50)).toBe(6 * 60 * 60 * 1000)
})

test('a mail that was never tried waits as long as one that failed once', () => {
  expect([backOff(0), outagePause(0)]).toEqual([30_000, 30_000])
})

test('the pause can be set', () => {
  process.env.OUTBOX_PAUSE_MS = '10'
  expect([backOff(3), outagePause(9)]).toEqual([40, 200])
  delete process.env.OUTBOX_PAUSE_MS
})

test('a server that is down is asked again after ten minutes at most', () => {
  expect(outagePause(1)).toBe(30_000)
  expect(outagePause(50)).toBe(10 * 60 * 1000)
})

test.each<[string, object, string]>([
  ['an unknown recipient', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 550 }, 'refused'],
  ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452 }, 'temporary'],
  ['a sender that may not send', { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 553 }, 'temporary'],
  ['a wrong password', { code: 'EAUTH', command: 'AUTH', responseCode: 535 }, 'unreachable'],
  ['a closed port', { code: 'ESOCKET', command: 'CONN' }, 'unreachable'],
  ['a server that shuts down', { code: 'EPROTOCOL', responseCode: 421 }, 'unreachable'],
  ['a recipient that is refused with the lowest number', { command: 'RCPT TO', responseCode: 500 }, 'refused'],
  ['a recipient that the connection was lost for', { code: 'ETIMEDOUT', command: 'RCPT TO' }, 'unreachable'],
  ['a server that says 421 to a recipient', { command: 'RCPT TO', responseCode: 421 }, 'unreachable'],
  ...['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ESOCKET', 'EDNS', 'EPROTOCOL', 'ETLS', 'EAUTH'].map((code): [string, object, string] => [
    code,
    { code },
    'unreachable',
  ]),
  ['a name that nobody gave', { code: '' }, 'temporary'],
  ['a fault of ours', {}, 'temporary'],
])('%s', (_, fields, failure) => {
  expect(failureOf(error(fields))).toBe(failure)
})

test.each<[string, object, string, string]>([
  ['5.1.1 no such user', { responseCode: 550, response: '550 5.1.1 <lina@example.org> unknown' }, 'refused', 'ERECIPIENT'],
  ['a domain that cannot be found', { responseCode: 450, response: '450 4.1.2 Domain not found' }, 'temporary', 'ERECIPIENT'],
  ['a recipient put off without a code', { responseCode: 451, response: '451 Temporary local problem' }, 'temporary', 'ERECIPIENT'],
  ['our reputation', { responseCode: 550, response: '550 5.7.1 Blocked' }, 'temporary', 'EENVELOPE'],
  ['a sign-in that is missing', { responseCode: 530, response: '530 5.7.0 Authentication required' }, 'temporary', 'EENVELOPE'],
  ['a server that shuts down', { responseCode: 421, response: '421 4.3.2 Shutting down' }, 'unreachable', 'EENVELOPE'],
])('what a server says to a recipient lies in the address, or concerns every mail: %s', (_, fields, failure, name) => {
  const refusal = error({ code: 'EENVELOPE', command: 'RCPT TO', ...fields })
  expect([failureOf(refusal), nameOf(refusal)]).toEqual([failure, name])
})

test('what is no address is refused without asking a server', () => {
  expect([failureOf(new AddressRefused()), nameOf(new AddressRefused())]).toEqual(['refused', 'ERECIPIENT'])
})

test('the log learns the name and the place of an error, not its words', () => {
  const failed = error({ code: 'EENVELOPE' })
  expect(nameOf(failed)).toBe('EENVELOPE')
  expect(traceOf(failed)).toMatch(/^EENVELOPE\n +at /)
  expect(traceOf(failed)).not.toContain('example.org')
  expect(nameOf('lina@example.org')).toBe('unknown')
  expect(traceOf('lina@example.org')).toBe('unknown')
})

test('an error without a code goes by its name, which is cut', () => {
  expect(nameOf(new TypeError('x'))).toBe('TypeError')
  expect(nameOf(error({ code: 'E'.repeat(200) }))).toBe('E'.repeat(100))
})

test('of a trace only the places are told, whatever the message looks like', () => {
  const traced = (message: string) =>
    Object.assign(new Error(message), { code: 'E1', stack: `Error: ${message}\n    at send (mail.js:1:2)\n    at run (job.js:3:4)` })
  for (const message of ['', '550', '550\nlook at lina@example.org', 'Not taken:\n    at lina@example.org']) {
    expect(traceOf(traced(message))).toBe('E1\n    at send (mail.js:1:2)\n    at run (job.js:3:4)')
  }
  const changed = Object.assign(traced('550\n    at lina@example.org'), { message: 'changed' })
  expect(traceOf(changed)).toBe('E1')
  expect(traceOf(error({ code: 'E1', stack: undefined }))).toBe('E1')
})
