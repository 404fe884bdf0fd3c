import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** For which nothing of a request may come before it is whole. Milliseconds. */
const PATIENCE_MS = 15_000

/** For which a connection waits for its next request: longer than a proxy keeps it (nginx: 60 s), whose request would else meet one that is just being closed. */
const IDLE_MS = 65_000

/** Whether it is our turn: all of it has come, or more than was read so far. */
const waitsForUs = ({ complete, readableLength }: IncomingMessage) => complete || readableLength > 0

/**
 * Reads and drops the rest of a body once its request is answered. Node does so too, but not while the iterator of a route that stopped
 * reading still listens for data: the rest would stay on the connection, and the next request on it would never be read.
 */
function dropRest(request: IncomingMessage): void {
  if (request.complete) return
  request.removeAllListeners('readable')
  // The stream stops when its listeners are removed, one tick later; only then can it be resumed.
  process.nextTick(() => request.resume())
}

/**
 * Ends connections on which a request stands still in its middle: each holds memory, and some thousands of them all of it. Whoever has sent a
 * whole one may wait for the answer, and then send another.
 */
export function endHalfRequests(server: Server, { patience = PATIENCE_MS, idle = IDLE_MS } = {}): void {
  const current = new WeakMap<Socket, IncomingMessage>()
  const answered = new WeakMap<Socket, { at: number; bytes: number }>()
  const isIdle = (socket: Socket) => {
    const { at = 0, bytes } = answered.get(socket) ?? {}
    return socket.bytesRead === bytes && Date.now() - at < idle
  }
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    current.set(socket, request)
    response.once('finish', () => dropRest(request))
    response.once('close', () => {
      if (current.get(socket) !== request) return
      current.delete(socket)
      answered.set(socket, { at: Date.now(), bytes: socket.bytesRead })
    })
  })
  server.keepAliveTimeout = patience
  server.setTimeout(patience, (socket: Socket) => {
    const request = current.get(socket)
    if (request && waitsForUs(request)) return
    if (!request && isIdle(socket)) socket.setTimeout(patience)
    else socket.destroy()
  })
}
