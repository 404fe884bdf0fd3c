'use server'

import { draftMode, headers } from 'next/headers'
import { clientAddress } from '@/lib/server/client-address'
import { toLocale } from '@/rules/languages'
import { bodyOf } from './body'
import { EMPTY, isForm } from './form'
import { isFromOurPages } from './origin'
import { receive } from './receive'
import { type ScriptAnswer, scriptAnswer } from './script-answer'

/**
 * The server action by which script sends the form of this name; whatever it was called with is looked at as what came from anywhere.
 * It takes the same way as what the browser sends by itself. (docs/decisions/forms-by-actions.md)
 */
export async function sendForm(name: unknown, lang: unknown, data: unknown): Promise<ScriptAnswer> {
  const [form, locale] = [String(name), toLocale(String(lang))]
  const [head, { isEnabled: isTrial }] = await Promise.all([headers(), draftMode()])
  if (!isFromOurPages(head)) return scriptAnswer({ state: 'returned', status: 403, form: { ...EMPTY, problem: 'origin' } }, locale)
  if (!isForm(form)) return scriptAnswer({ state: 'returned', status: 404, form: { ...EMPTY, problem: 'unsent' } }, locale)
  const body = bodyOf(data instanceof FormData ? data : new FormData())
  return scriptAnswer(await receive({ form, locale, body, address: clientAddress(head), isScripted: true, isTrial }), locale)
}
