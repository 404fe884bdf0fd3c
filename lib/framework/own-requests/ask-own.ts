import { get, type IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'

const TIMEOUT_MS = 3000

export type OwnAnswer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Where a server listens: the socket of a request it took. */
export type Own = { socket: Pick<Socket, 'localAddress' | 'localPort'> }

/** What the server that took a request answers at a path, uncompressed. */
export function askOwn({ socket: { localAddress, localPort } }: Own, path: string, headers: Record<string, string> = {}): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    // A visitor has gone and taken the connection along: what is asked without a port may be another server.
    if (!localPort) return void reject(new Error('no server to ask'))
    const options = { host: localAddress, port: localPort, path, headers: { ...headers, ...ownHeaders }, timeout: TIMEOUT_MS }
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
