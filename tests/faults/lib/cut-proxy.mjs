import { connect, createServer } from 'node:net'

/** Stands before a PostgreSQL; `cut` ends all connections at once, and new ones are taken. */
export async function startCutProxy(databaseUrl) {
  const target = new URL(databaseUrl)
  const sockets = new Set()
  const server = createServer((service) => {
    const database = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [service, database],
      [database, service],
    ]) {
      sockets.add(socket)
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.port = String(server.address().port)
  const cut = () => sockets.forEach((socket) => socket.destroy())
  return {
    url: url.href,
    cut,
    close() {
      cut()
      server.close()
    },
  }
}
