import { get, type IncomingHttpHeaders } from 'node:http'
import type { Socket } from 'node:net'
import { ownHeaders } from '@/lib/framework/own-requests/own-headers'

/** Nobody waits longer for what there is something else to give for. Milliseconds. */
const PATIENCE_MS = 3000

type Options = { headers?: Record<string, string>; patience?: number }

export type OwnAnswer = { status: number; headers: IncomingHttpHeaders; rawHeaders: string[]; body: Buffer }

/** Where a server listens: the socket of a request it took. */
export type Own = { socket: Pick<Socket, 'localAddress' | 'localPort'> }

/** What the server that took a request answers at a path, uncompressed. Rejects where nothing comes for so long. */
export function askOwn({ socket: { localAddress, localPort } }: Own, path: string, { headers, patience = PATIENCE_MS }: Options = {}): Promise<OwnAnswer> {
  return new Promise((resolve, reject) => {
    // A visitor has gone and taken the connection along: what is asked without a port may be another server.
    if (!localPort) return void reject(new Error('no server to ask'))
    const options = { host: localAddress, port: localPort, path, headers: { ...headers, ...ownHeaders }, timeout: patience }
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
