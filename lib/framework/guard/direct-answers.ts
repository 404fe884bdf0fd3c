import type { IncomingMessage, ServerResponse } from 'node:http'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { isInternal } from '@/lib/framework/own-requests/own-headers'
import { ANSWER_HEADERS, FOR_ALL_HEADER } from '@/lib/framework/places/answer-headers'
import { askedAt } from '@/lib/i18n/queries'
import { visitorsEncodings, wishedEncoding } from '@/lib/server/copies'
import { ENCODINGS_OF_PARTS, sendable } from '@/lib/server/parts'
import { log } from '@/lib/log'
import { isSpecial } from './kept-answers'

/**
 * Answers a question without the framework, which would take several times as long as the answer; false where that must do it: it has not
 * been asked once, the request is one that only it can answer, or answering failed.
 */
export async function answerDirectly(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  // The process asks as a visitor would.
  const isForFramework = isSpecial(request) && !isInternal(request)
  const asked = request.method !== 'GET' || isForFramework ? null : askedAt(request.url)
  if (!asked) return false
  const { locale, route, choices, parameters } = asked
  const [, page = '', name = ''] = route.split('/')
  const answer = processState.questions?.get(page)
  if (!answer) return false
  const answered = await answer({ locale, name, choices, parameters }).catch((error: unknown) => log.error('Not answered directly', error))
  if (!answered) return false
  const { parts, policy, robots, isForAll } = answered
  const encoding = wishedEncoding(visitorsEncodings(request.headers), ENCODINGS_OF_PARTS)
  const body = await sendable(parts, encoding)
  if (response.destroyed) return true
  response.writeHead(200, {
    ...ANSWER_HEADERS,
    'x-robots-tag': robots,
    'content-security-policy': policy,
    'content-length': body.length,
    vary: 'Accept-Encoding',
    ...(encoding && { 'content-encoding': encoding }),
    ...(isForAll && { [FOR_ALL_HEADER]: '1' }),
  })
  response.end(body)
  return true
}
