import 'server-only'
import { ownOrigin } from '@/lib/env'
import type { Answers } from './answers'

/** Of the page's own answer, what the visitor's needs too. */
const PASSED_ON = ['content-type', 'content-security-policy']

type Init = { status: number; headers: Record<string, string> }

/**
 * Answers a form that was sent without script with a page that shows the answer, rendered by this process itself: the framework
 * renders no page in answer to a plain POST. (docs/decisions/forms-without-actions.md)
 */
export function answerWithPage<Answer>(answers: Answers<Answer>, answer: Answer, pageOf: (id: string) => string, init: Init): Promise<Response> {
  return answers.during(answer, async (id) => {
    const page = await fetch(new URL(pageOf(id), ownOrigin()), { cache: 'no-store' })
    const headers = new Headers(init.headers)
    for (const name of PASSED_ON) {
      const value = page.headers.get(name)
      if (value) headers.set(name, value)
    }
    return new Response(await page.text(), { status: init.status, headers })
  })
}
