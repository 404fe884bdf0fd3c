'use server'

import { draftMode, headers } from 'next/headers'
import { clientAddress } from '@/lib/server/client-address'
import { toLocale } from '@/rules/languages'
import { bodyOf } from './body'
import { EMPTY, type FormName } from './form'
import { isFromOurPages } from './origin'
import { receive } from './receive'
import { type ScriptAnswer, scriptAnswer } from './script-answer'

/** Whatever an action was called with is looked at as what came from anywhere. */
async function take(form: FormName, lang: unknown, data: unknown): Promise<ScriptAnswer> {
  const locale = toLocale(String(lang))
  const [head, { isEnabled: isTrial }] = await Promise.all([headers(), draftMode()])
  if (!isFromOurPages(head)) return scriptAnswer({ state: 'returned', status: 403, form: { ...EMPTY, problem: 'origin' } }, locale)
  const body = bodyOf(data instanceof FormData ? data : new FormData())
  return scriptAnswer(await receive({ form, locale, body, address: clientAddress(head), isScripted: true, isTrial }), locale)
}

/*
 * One for each form, named after it, which script sends it by. They take the same way as what the browser sends by itself.
 * (docs/decisions/forms-by-actions.md)
 */

export async function sendContact(lang: unknown, data: unknown) {
  return take('contact', lang, data)
}

export async function sendFeedback(lang: unknown, data: unknown) {
  return take('feedback', lang, data)
}

export async function sendPartnership(lang: unknown, data: unknown) {
  return take('partnership', lang, data)
}

export async function sendProposal(lang: unknown, data: unknown) {
  return take('proposal', lang, data)
}

export async function sendIdea(lang: unknown, data: unknown) {
  return take('idea', lang, data)
}

export async function sendDepartment(lang: unknown, data: unknown) {
  return take('department', lang, data)
}

export async function sendRegistration(lang: unknown, data: unknown) {
  return take('registration', lang, data)
}

export async function sendVolunteer(lang: unknown, data: unknown) {
  return take('volunteer', lang, data)
}
