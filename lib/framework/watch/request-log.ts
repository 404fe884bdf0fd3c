import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/log'
import { withRequestId } from '@/lib/request-id'

type Request = Pick<IncomingMessage, 'method' | 'socket'>
type Response = Pick<ServerResponse, 'once' | 'statusCode' | 'writableFinished'>

/**
 * Logs a request once it is answered, or its visitor has gone. By its route: an address may hold what somebody typed, or a token.
 * (docs/decisions/structured-logs.md)
 */
export function logRequest({ method, socket }: Request, response: Response, { id, route }: { id: string; route: string }): void {
  const began = performance.now()
  const sentBefore = socket.bytesWritten
  response.once('close', () => {
    const milliseconds = Math.round(performance.now() - began)
    const status = response.writableFinished ? response.statusCode : 'gone'
    withRequestId(id, () => log.info('request', { method, route, status, milliseconds, bytes: socket.bytesWritten - sentBefore }))
  })
}
