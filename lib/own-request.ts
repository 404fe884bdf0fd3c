import { randomUUID, timingSafeEqual } from 'node:crypto'

/** Names a request that the process sends to itself. */
const HEADER = 'x-imar-internal'

declare global {
  // On globalThis because what asks and what is asked are different module graphs of one process.
  var imarOwnSecret: string | undefined
}

const secret = (globalThis.imarOwnSecret ??= randomUUID())

/** What a request of the process to itself carries: it is part of one that waited for its turn already, or waits for nothing. */
export const ownHeaders: Readonly<Record<string, string>> = { [HEADER]: secret }

/** Whether the process asked itself. */
export function isInternal({ headers }: { headers: NodeJS.Dict<string | string[]> }): boolean {
  const value = Buffer.from(String(headers[HEADER] ?? ''))
  const own = Buffer.from(secret)
  return value.length === own.length && timingSafeEqual(value, own)
}
