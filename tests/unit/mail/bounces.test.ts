/** @jest-environment node */
import { readReport } from '@/cms/src/mail/bounces/report'
import { bounceOf } from '../../cms/support/bounces'

const ID = 's0123456789abcdefghijklm'
const source = `Message-ID: <${ID}@www.example.org>\r\nSubject: Hello\r\n\r\nText`
const mail = { to: 'gone@example.org', source }
const read = (text: string | Buffer) => readReport(Buffer.from(text))

test.each([
  ['a user who is unknown', {}, 'hard', '5.1.1'],
  ['a domain that is unknown', { status: '5.4.4', diagnostic: 'X-Postfix; Host not found' }, 'hard', '5.4.4'],
  ['a closed mailbox', { status: '5.2.1' }, 'hard', '5.2.1'],
  ['a server that says it in words alone, with the code of the other one', { status: '5.0.0', diagnostic: 'smtp; 550 5.1.1 No such user' }, 'hard', '5.1.1'],
  ['a full mailbox', { status: '5.2.2', diagnostic: 'smtp; 552 5.2.2 Over quota' }, 'soft', '5.2.2'],
  ['mails that count as spam', { status: '5.7.1', diagnostic: 'smtp; 550 5.7.1 Blocked' }, 'soft', '5.7.1'],
  ['a server that was away for days', { status: '4.4.1', diagnostic: 'X-Postfix; Connection timed out' }, 'soft', '4.4.1'],
  ['a server that gives no reason', { status: '5.0.0', diagnostic: 'smtp; 550 Rejected' }, 'soft', '5.0.0'],
])('of %s', async (_, wish, kind, code) => {
  expect(await read(bounceOf(mail, wish))).toEqual({ mailId: ID, kind, code })
})

test.each([
  ['by the address that it came to', bounceOf({ ...mail, source: 'Subject: Hello' }, { to: `bounces+${ID}@example.org` })],
  ['by that address in capitals, as some servers write it', bounceOf({ ...mail, source: '' }, { to: `BOUNCES+${ID.toUpperCase()}@EXAMPLE.ORG` })],
  ['by the whole mail in place of its head', bounceOf(mail).replace('text/rfc822-headers', 'message/rfc822')],
  ['by what it answers', bounceOf({ ...mail, source: '' }).replace('Auto-Submitted', `In-Reply-To: <${ID}@www.example.org>\r\nAuto-Submitted`)],
])('knows the mail %s', async (_, text) => {
  expect(await read(text)).toMatchObject({ mailId: ID })
})

test.each([
  ['a delay, which may pass', bounceOf(mail, { action: 'delayed', status: '4.4.7' })],
  ['a mail of somebody else', bounceOf({ ...mail, source: 'Message-ID: <other@example.org>' })],
  ['an answer of a person that quotes a report', `From: a@example.org\r\nIn-Reply-To: <${ID}@www.example.org>\r\n\r\nAction: failed\r\nStatus: 5.1.1`],
  ['an absence', `From: a@example.org\r\nAuto-Submitted: auto-replied\r\nIn-Reply-To: <${ID}@www.example.org>\r\n\r\nI am away.`],
  ['nothing', ''],
  ['bytes', Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256))],
  ['parts within parts', `Content-Type: multipart/mixed; boundary=a\r\n\r\n${'--a\r\nContent-Type: multipart/mixed; boundary=a\r\n\r\n'.repeat(500)}`],
  ['a head without an end', `Subject: ${'x'.repeat(100_000)}`],
])('takes no report from %s', async (_, text) => {
  expect(await read(text)).toBeNull()
})

test('is read from what came of it before it was cut off', async () => {
  const long = bounceOf(mail, { filler: '\r\n'.concat('x'.repeat(60_000)) })
  expect(await read(long.slice(0, 3000))).toMatchObject({ mailId: ID, kind: 'hard' })
})
