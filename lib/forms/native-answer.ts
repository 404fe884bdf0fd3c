import 'server-only'
import { ownOrigin } from '@/lib/env'
import type { Locale } from '@/lib/i18n/languages'
import { path } from '@/lib/i18n/paths'
import { withAnswer } from './answers'
import type { FormName, FormState } from './form'

/** Of the page's own answer, what the visitor's needs too. */
const PASSED_ON = ['content-type', 'content-security-policy']

/**
 * Answers a form that was sent without script with the page that shows it again, rendered by this process itself: the framework
 * renders no page in answer to a plain POST. (docs/decisions/forms-without-actions.md)
 */
export function answerWithPage(locale: Locale, form: FormName, state: FormState, init: { status: number; headers: Record<string, string> }): Promise<Response> {
  return withAnswer({ form, state }, async (id) => {
    const url = new URL(`${path(locale, `/answer/${form}`)}?id=${id}`, ownOrigin())
    const page = await fetch(url, { cache: 'no-store' })
    const headers = new Headers(init.headers)
    for (const name of PASSED_ON) {
      const value = page.headers.get(name)
      if (value) headers.set(name, value)
    }
    return new Response(await page.text(), { status: init.status, headers })
  })
}
