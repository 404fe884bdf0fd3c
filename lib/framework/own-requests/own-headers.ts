import { randomUUID, timingSafeEqual } from 'node:crypto'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** Names a request that the process sends to itself. */
const HEADER = 'x-imar-internal'

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    ownSecret?: string
  }
}

const secret = (processState.ownSecret ??= randomUUID())

/** What a request of the process to itself carries: it is part of one that waited for its turn already, or waits for nothing. */
export const ownHeaders: Readonly<Record<string, string>> = { [HEADER]: secret }

/** Whether the process asked itself. */
export function isInternal({ headers }: { headers: NodeJS.Dict<string | string[]> }): boolean {
  const value = Buffer.from(String(headers[HEADER] ?? ''))
  const own = Buffer.from(secret)
  return value.length === own.length && timingSafeEqual(value, own)
}
