import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { guardServers } from '@/lib/framework/guard/guard'

export const TURNS = 4
export const QUEUE = 20

/** What a page that stands in says, before its address. */
export const STAND_IN = '<!doctype html><h1>Not here</h1>'

/** Stands in for the framework behind the guard, for the tests of a file: answers like this, and has stand-ins. */
export function guardedFramework() {
  let server: Server | undefined
  const limits = { atOnce: TURNS, waiting: QUEUE, patience: 30_000 }
  // Other tests of this process have servers as well.
  afterAll(guardServers({ limits: { page: limits, form: limits } }))
  afterEach(async () => {
    const closed = new Promise((resolve) => server?.close(resolve))
    server?.closeAllConnections()
    await closed
  })

  /** Starts it anew; gives its origin. */
  async function start(answer: RequestListener): Promise<string> {
    server?.close()
    server = createServer((request, response) => {
      if (request.url?.includes('/missing/')) response.setHeader('content-type', 'text/html').end(STAND_IN + request.url)
      else answer(request, response)
    })
    await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
    return origin()
  }

  const origin = () => `http://127.0.0.1:${(server?.address() as AddressInfo).port}`

  /** What a visitor gets from it. */
  const get = async (answer: RequestListener, path = '/en/nowhere', options: RequestInit = {}) =>
    fetch((await start(answer)) + path, { redirect: 'manual', ...options })

  return { start, origin, get }
}
