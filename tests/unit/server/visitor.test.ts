/** @jest-environment node */
import type { IncomingMessage } from 'node:http'

type Mode = 'true' | 'false' | 'loopback'

async function named(peer: string | undefined, forwarded: string | undefined, mode: Mode): Promise<unknown> {
  jest.resetModules()
  process.env.TRUST_PROXY = mode
  const { nameVisitor } = await import('@/lib/server/visitor')
  const headers: IncomingMessage['headers'] = forwarded ? { 'x-forwarded-for': forwarded } : {}
  nameVisitor({ headers, socket: { remoteAddress: peer } as IncomingMessage['socket'] })
  return headers['x-forwarded-for']
}

afterAll(() => delete process.env.TRUST_PROXY)

test.each<[string | undefined, string | undefined, Mode, string]>([
  ['203.0.113.9', '198.51.100.1', 'loopback', '203.0.113.9'],
  ['127.0.0.1', '198.51.100.1', 'loopback', '198.51.100.1'],
  ['::ffff:127.0.0.1', '198.51.100.1', 'loopback', '198.51.100.1'],
  ['::1', '198.51.100.1', 'loopback', '198.51.100.1'],
  ['10.127.0.1', '198.51.100.1', 'loopback', '10.127.0.1'],
  ['2001:db8::ffff:127.0.0.1', '198.51.100.1', 'loopback', '2001:db8::ffff:127.0.0.1'],
  ['fe80::1', '198.51.100.1', 'loopback', 'fe80::1'],
  ['::12', '198.51.100.1', 'loopback', '::12'],
  ['127.0.0.1', undefined, 'loopback', '127.0.0.1'],
  ['172.18.0.1', '198.51.100.1', 'true', '198.51.100.1'],
  ['127.0.0.1', '198.51.100.1', 'false', '127.0.0.1'],
  [undefined, '198.51.100.1', 'loopback', ''],
])('a connection from %s that says %s, with TRUST_PROXY=%s, is %s', async (peer, forwarded, mode, address) => {
  expect(await named(peer, forwarded, mode)).toBe(address)
})
