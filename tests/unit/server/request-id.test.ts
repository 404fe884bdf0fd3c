/** @jest-environment node */
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { withRequestId } from '@/lib/request-id'
import { nameRequest, passRequestIdsOn } from '@/lib/server/request-id'

const GIVEN = '5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f'

const request = (given: string | undefined, remoteAddress = '127.0.0.1') =>
  ({ headers: given === undefined ? {} : { 'x-request-id': given }, socket: { remoteAddress } }) as unknown as IncomingMessage

test('a proxy on this machine names a request', () => {
  expect(nameRequest(request(GIVEN))).toBe(GIVEN)
})

test.each([
  ['nobody has named', undefined, '127.0.0.1'],
  ['a stranger has named', GIVEN, '203.0.113.9'],
  ['is named by an address', 'somebody@example.org', '127.0.0.1'],
  ['is named by words', 'a name of many words', '127.0.0.1'],
  ['is named by a line of a log', `${GIVEN}\n{"level":"error"}`, '127.0.0.1'],
  ['is named too shortly', '1', '127.0.0.1'],
  ['is named too long', GIVEN.repeat(3), '127.0.0.1'],
])('a request that %s is named anew, and the new name is passed on', (_, given, peer) => {
  const named = request(given, peer)
  const id = nameRequest(named)
  expect(id).toMatch(/^[\da-f-]{36}$/)
  expect(named.headers['x-request-id']).toBe(id)
})

describe('a call', () => {
  const heard: (string | undefined)[] = []
  const service = createServer(({ headers }, response) => {
    heard.push(headers['x-request-id']?.toString())
    response.end()
  })
  const listen = (server: typeof service) =>
    new Promise<string>((resolve) => server.listen(0, '127.0.0.1', () => resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)))
  let end: () => void
  let origin: string

  beforeAll(async () => {
    origin = await listen(service)
    end = passRequestIdsOn(`${origin}/`)
  })
  afterAll(() => {
    end()
    service.closeAllConnections()
    service.close()
  })
  beforeEach(() => void heard.splice(0))

  test('of the content service carries the name of the request for which it is made', async () => {
    await Promise.all([GIVEN, 'another-0123456789'].map((id) => withRequestId(id, () => fetch(`${origin}/api/articles`))))
    await fetch(origin)
    expect(heard.slice(0, 2).sort()).toEqual([GIVEN, 'another-0123456789'])
    expect(heard[2]).toBeUndefined()
  })

  test('of anybody else does not', async () => {
    const other = createServer(({ headers }, response) => {
      heard.push(headers['x-request-id']?.toString())
      response.end()
    })
    await withRequestId(GIVEN, async () => fetch(await listen(other)))
    other.closeAllConnections()
    other.close()
    expect(heard).toEqual([undefined])
  })
})
