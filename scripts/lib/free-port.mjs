import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Below those that systems give to connections which are opened: one of these could be gone before it is listened on. */
const FIRST = 20_000
const LAST = 32_767

const given = new Set()

/** Whether nobody listens on the port, on any address. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** A free port, which this process gets once. */
export async function freePort() {
  for (;;) {
    const port = randomInt(FIRST, LAST + 1)
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
}
