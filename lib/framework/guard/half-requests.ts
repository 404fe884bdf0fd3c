import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** For which nothing of a request may come before it is whole. Milliseconds. */
const PATIENCE_MS = 15_000

/** Whether it is our turn: all of it has come, or more than was read so far. */
const waitsForUs = ({ complete, readableLength }: IncomingMessage) => complete || readableLength > 0

/**
 * Ends connections on which a request stands still in its middle: each holds memory, and some thousands of them all of it. Whoever has sent a
 * whole one may wait for the answer.
 */
export function endHalfRequests(server: Server, patience = PATIENCE_MS): void {
  const current = new WeakMap<Socket, IncomingMessage>()
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    const { socket } = request
    current.set(socket, request)
    response.once('close', () => current.get(socket) === request && current.delete(socket))
  })
  server.setTimeout(patience, (socket: Socket) => {
    const request = current.get(socket)
    if (!request || !waitsForUs(request)) socket.destroy()
  })
}
