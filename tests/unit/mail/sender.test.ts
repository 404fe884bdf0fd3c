/** @jest-environment node */
import { generateKeyPairSync } from 'node:crypto'
import { lookUpSender } from '@/cms/src/mail/sender/check'
import { DnsServer } from '../../cms/support/dns-server'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const ours = publicKey.export({ type: 'spki', format: 'der' }).toString('base64')

let server: DnsServer

beforeAll(async () => {
  server = await DnsServer.start()
})

afterAll(() => server.stop())

beforeEach(() => {
  server.silent.clear()
  Object.assign(process.env, {
    SENDER_DNS: server.address,
    MAIL_FROM: 'no-reply@example.org',
    SMTP_HOST: 'smtp.relay.example.net',
    DKIM_SELECTOR: 'imar',
    DKIM_PRIVATE_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString().replaceAll('\n', '\\n'),
    BOUNCE_ADDRESS: '',
  })
})

const HOST = { A: ['203.0.113.7'], AAAA: ['2001:db8::7'] }
const KEY = `v=DKIM1; k=rsa; p=${ours}`

/** What is found where the domain says this. */
async function found(names: DnsServer['names']) {
  server.names = { 'smtp.relay.example.net': HOST, ...names }
  const { findings } = await lookUpSender()
  const [spf, dkim, dmarc] = findings
  if (!spf || !dkim || !dmarc) throw new Error('Not all was looked at.')
  return { spf, dkim, dmarc }
}

const spf = async (...TXT: string[]) => (await found({ 'example.org': { TXT } })).spf
const dkim = async (...TXT: string[]) => (await found({ 'imar._domainkey.example.org': { TXT } })).dkim
const dmarc = async (...TXT: string[]) => (await found({ '_dmarc.example.org': { TXT } })).dmarc

test('all is fine where the domain says all that it has to', async () => {
  const {
    spf: one,
    dkim: two,
    dmarc: three,
  } = await found({
    'example.org': { TXT: ['google-site-verification=x', 'v=spf1 include:_spf.relay.example.net -all'] },
    '_spf.relay.example.net': { TXT: ['v=spf1 ip4:203.0.113.0/28 ip6:2001:db8::/64 -all'] },
    'imar._domainkey.example.org': { TXT: [KEY] },
    '_dmarc.example.org': { TXT: ['v=DMARC1; p=reject; rua=mailto:dmarc@example.org'] },
  })
  for (const finding of [one, two, three]) expect(finding).toMatchObject({ verdict: 'fine', wanted: null, found: { value: expect.any(String) } })
  expect([one.reason, two.reason, three.reason]).toEqual(['spfFine', 'dkimFine', 'dmarcFine'])
})

test('where it says nothing, each record is named that is to be added', async () => {
  const { spf: one, dkim: two, dmarc: three } = await found({})
  expect(one).toMatchObject({ reason: 'spfMissing', found: null, wanted: { name: 'example.org', value: 'v=spf1 a:smtp.relay.example.net ~all' } })
  expect(two).toMatchObject({ reason: 'dkimMissing', wanted: { name: 'imar._domainkey.example.org', value: KEY } })
  expect(three).toMatchObject({ reason: 'dmarcMissing', wanted: { name: '_dmarc.example.org', value: 'v=DMARC1; p=none; rua=mailto:no-reply@example.org' } })
})

describe('SPF', () => {
  test('that lets only one of the addresses of the server send refuses it, and is mended before its last word', async () => {
    expect(await spf('v=spf1 ip4:203.0.113.7 mx -all')).toMatchObject({
      reason: 'spfRefuses',
      about: '2001:db8::7',
      wanted: { value: 'v=spf1 ip4:203.0.113.7 mx a:smtp.relay.example.net -all' },
    })
  })

  test('that stands there twice counts for nothing', async () => {
    expect(await spf('v=spf1 -all', 'v=spf1 a:smtp.relay.example.net -all')).toMatchObject({ verdict: 'amiss', reason: 'spfSeveral' })
  })

  test.each([
    ['with a mistake', 'v=spf1 ip4:300.1.1.1 -all', {}],
    ['that leads in a circle', 'v=spf1 include:example.org -all', {}],
    [
      'that asks for more than ten others',
      `v=spf1 ${Array.from({ length: 11 }, (_, index) => `include:_${index}.example.org`).join(' ')} -all`,
      Object.fromEntries(Array.from({ length: 11 }, (_, index) => [`_${index}.example.org`, { TXT: ['v=spf1 ip4:192.0.2.1 -all'] }])),
    ],
  ])('%s cannot be evaluated', async (_, record, others) => {
    expect((await found({ 'example.org': { TXT: [record] }, ...others })).spf).toMatchObject({ verdict: 'amiss', reason: 'spfBroken' })
  })

  test('of a server of our own network is not judged, as nobody outside sees that address', async () => {
    process.env.SMTP_HOST = '127.0.0.1'
    expect(await spf('v=spf1 ip4:203.0.113.7 -all')).toMatchObject({ verdict: 'unknown', reason: 'spfUnclear', about: '127.0.0.1' })
  })

  test('is that of the envelope where mails come back to another domain', async () => {
    process.env.BOUNCE_ADDRESS = 'bounces@back.example.org'
    expect((await found({ 'back.example.org': { TXT: ['v=spf1 a:smtp.relay.example.net -all'] } })).spf.reason).toBe('spfFine')
  })
})

describe('DKIM', () => {
  test('with another key than ours is told from one that is ours', async () => {
    const other = generateKeyPairSync('rsa', { modulusLength: 2048 }).publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
    expect(await dkim(KEY.replace(ours, other))).toMatchObject({ verdict: 'amiss', reason: 'dkimOther', wanted: { value: KEY } })
    expect(await dkim(KEY.replace('; p=', '; t=s; p= '))).toMatchObject({ reason: 'dkimFine' })
  })

  test('that was withdrawn is none', async () => {
    expect(await dkim('v=DKIM1; p=')).toMatchObject({ reason: 'dkimMissing' })
  })

  test('of a server that signs by itself cannot be compared, and nobody knows its name without the setting', async () => {
    process.env.DKIM_PRIVATE_KEY = ''
    expect(await dkim(KEY)).toMatchObject({ verdict: 'fine', reason: 'dkimPublished', wanted: null })
    process.env.DKIM_SELECTOR = ''
    expect(await dkim(KEY)).toMatchObject({ verdict: 'unknown', reason: 'dkimNoSelector', wanted: null })
  })
})

describe('DMARC', () => {
  test('that only watches could be better', async () => {
    expect(await dmarc('v=DMARC1; p=none; rua=mailto:a@example.org')).toMatchObject({
      verdict: 'better',
      reason: 'dmarcWatches',
      wanted: { value: 'v=DMARC1; p=quarantine; rua=mailto:a@example.org' },
    })
  })

  test('of the domain above holds for one below, by what it says of those', async () => {
    process.env.MAIL_FROM = 'no-reply@mail.example.org'
    expect(await dmarc('v=DMARC1; p=reject; sp=none')).toMatchObject({ reason: 'dmarcWatches', found: { name: '_dmarc.example.org' } })
    expect(await dmarc('v=DMARC1; p=reject')).toMatchObject({ reason: 'dmarcFine' })
  })

  test.each([
    ['twice', ['v=DMARC1; p=reject', 'v=DMARC1; p=none'], 'dmarcSeveral'],
    ['without a policy', ['v=DMARC1; rua=mailto:a@example.org'], 'dmarcBroken'],
  ])('%s is amiss', async (_, records, reason) => {
    expect(await dmarc(...records)).toMatchObject({ verdict: 'amiss', reason })
  })
})

test('what nobody answers about is not said to be missing', async () => {
  server.silent.add('_dmarc.example.org')
  const { dmarc: silent, spf: other } = await found({ 'example.org': { TXT: ['v=spf1 a:smtp.relay.example.net -all'] } })
  expect(silent).toMatchObject({ verdict: 'unknown', reason: 'unanswered', wanted: null })
  expect(other.reason).toBe('spfFine')
}, 30_000)
