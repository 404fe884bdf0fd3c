import { createServer, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Passes requests on at once, and answers those that write later, by `delay` milliseconds. */
export function startSlowProxy(target) {
  const proxy = { delay: 0 }
  const server = createServer((incoming, outgoing) => {
    const passed = request(target + incoming.url, { method: incoming.method, headers: incoming.headers }, async (answer) => {
      if (incoming.method === 'POST') await pause(proxy.delay)
      outgoing.writeHead(answer.statusCode, answer.headers)
      answer.pipe(outgoing)
    })
    passed.on('error', () => outgoing.destroy())
    incoming.pipe(passed)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(Object.assign(proxy, { url: `http://127.0.0.1:${server.address().port}`, close: () => server.close() })))
  })
}
