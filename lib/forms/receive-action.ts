import 'server-only'
import { draftMode, headers } from 'next/headers'
import { bodyOf } from './body'
import { clientAddress } from '@/lib/server/client-address'
import { toLocale } from '@/rules/languages'
import { EMPTY, type FormName } from './form'
import { isFromOurPages } from './origin'
import { receive } from './receive'
import { type ScriptAnswer, scriptAnswer } from './script-answer'

/** Takes a form that script sent by its action; whatever it was called with is looked at as what came from anywhere. */
export async function receiveAction(form: FormName, lang: unknown, data: unknown): Promise<ScriptAnswer> {
  const locale = toLocale(String(lang))
  const [head, { isEnabled: isTrial }] = await Promise.all([headers(), draftMode()])
  if (!isFromOurPages(head)) return scriptAnswer({ state: 'returned', status: 403, form: { ...EMPTY, problem: 'origin' } }, locale)
  const body = bodyOf(data instanceof FormData ? data : new FormData())
  return scriptAnswer(await receive({ form, locale, body, address: clientAddress(head), isScripted: true, isTrial }), locale)
}
