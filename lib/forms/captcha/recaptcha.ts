import 'server-only'
import { z } from 'zod'
import { env } from '@/lib/env'
import { log } from '@/lib/log'
import type { Captcha, Verdict } from './captcha'

const TIMEOUT_MS = 4000

/** Tokens of Google are valid for two minutes. */
const LASTS_SECONDS = 110

const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().default(0),
  'error-codes': z.array(z.string()).default([]),
})

type Answer = z.output<typeof answerSchema>

/** What is wrong with the visitor's token; any other code is a mistake of ours. */
const OF_THE_TOKEN = ['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate']

async function ask(token: string): Promise<Answer | null> {
  const { RECAPTCHA_SECRET, RECAPTCHA_VERIFY_URL } = env()
  try {
    // Without the visitor's address, which Google need not have.
    const body = new URLSearchParams({ secret: RECAPTCHA_SECRET, response: token })
    const response = await fetch(RECAPTCHA_VERIFY_URL, { method: 'POST', body, cache: 'no-store', signal: AbortSignal.timeout(TIMEOUT_MS) })
    return answerSchema.safeParse(await response.json()).data ?? null
  } catch {
    return null
  }
}

async function verify(token: string): Promise<Verdict> {
  if (token === '') return 'missing'
  const answer = await ask(token)
  const mistakes = answer ? answer['error-codes'].filter((code) => !OF_THE_TOKEN.includes(code)) : ['no answer']
  if (answer?.success) return answer.score >= env().RECAPTCHA_MIN_SCORE ? 'passed' : 'failed'
  if (mistakes.length === 0) return 'failed'
  // Nobody is locked out by what they cannot change.
  log.error(`reCAPTCHA: ${mistakes.join(', ')}`)
  return 'missing'
}

/** Google's captcha, version 3, for those who have chosen it. */
export const recaptcha: Captcha = {
  missing: 'captcha_required',
  task: async () => ({ provider: 'recaptcha', siteKey: env().RECAPTCHA_SITE_KEY, lastsSeconds: LASTS_SECONDS }),
  verify,
}
