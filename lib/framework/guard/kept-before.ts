import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http'
import { askOwn } from '@/lib/framework/own-requests/ask-own'
import { RENEW_HEADER } from '@/lib/framework/own-requests/renew-header.mjs'
import { askedAt } from '@/lib/i18n/queries'
import { processState } from '@/lib/framework/process/process-state.mjs'

/** Headers of one connection. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding']

/**
 * The answer that was kept at an address, for a visitor whose request to make it anew has just failed: the content service is away,
 * or what was published cannot be rendered. Null where nothing was.
 */
export async function keptBefore(request: IncomingMessage): Promise<{ body: Buffer; status: number; headers: OutgoingHttpHeaders } | null> {
  const kept = processState.keptAddresses
  const [address = ''] = (request.url ?? '').split('?')
  // Its page without what was asked for would be a wrong answer.
  if (!kept?.has(address) || askedAt(request.url)) return null
  kept.noteFailure(address)
  if (request.headers[RENEW_HEADER] !== undefined) return null
  const answer = await askOwn(request, address).catch(() => null)
  if (!answer || answer.status >= 400) return null
  const headers = Object.fromEntries(Object.entries(answer.headers).filter(([name]) => !NOT_PASSED_ON.includes(name)))
  return { body: answer.body, status: answer.status, headers }
}
