import { randomUUID, timingSafeEqual } from 'node:crypto'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'

/** Names a request that the process sends to itself. */
export const INTERNAL = 'x-imar-internal'
const secret = Buffer.from(randomUUID())

const TIMEOUT_MS = 3000

export type OwnAnswer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Whether the process asked itself. */
export function isInternal({ headers }: IncomingMessage): boolean {
  const value = Buffer.from(String(headers[INTERNAL] ?? ''))
  return value.length === secret.length && timingSafeEqual(value, secret)
}

/** What the server that took a request answers at a path, uncompressed. */
export function askOwn({ socket: { localAddress, localPort } }: IncomingMessage, path: string): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    // A visitor has gone and taken the connection along: what is asked without a port may be another server.
    if (!localPort) return void reject(new Error('no server to ask'))
    const options = { host: localAddress, port: localPort, path, headers: { [INTERNAL]: secret.toString() }, timeout: TIMEOUT_MS }
    const asked = get(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () => {
        const { statusCode = 0, headers, rawHeaders } = response
        resolve({ status: statusCode, headers, rawHeaders, body: Buffer.concat(chunks) })
      })
    })
    asked.on('timeout', () => asked.destroy(new Error('no answer in time')))
    asked.on('error', reject)
  })
}
