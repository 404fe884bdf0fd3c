import 'server-only'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { Errors } from './form'
import type { Outcome } from './receive'

/** What script is told of a form that it sent. */
export type ScriptAnswer =
  | { state: 'sent'; reference: string }
  | {
      state: 'returned'
      errors: Errors
      problem?: string
      wait?: string
      confirmation?: string
      /** What is wrong with the whole of it, and with each field, in the visitor's language. */
      text?: string
      texts: Record<string, string>
    }

/** An outcome as script is told of it. */
export async function scriptAnswer(outcome: Outcome, locale: Locale): Promise<ScriptAnswer> {
  if (outcome.state === 'sent') return { state: 'sent', reference: outcome.reference }
  const { errors, problem, waitMinutes, confirmation } = outcome.form
  const t = await getTranslations({ locale, namespace: 'forms' })
  const wait = waitMinutes ? t('common.retryAfter', { minutes: waitMinutes }) : undefined
  const text = [problem && t(`problems.${problem}`), wait].filter(Boolean).join(' ') || undefined
  const texts = Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, t(`errors.${code}`)]))
  return { state: 'returned', errors, problem, wait, confirmation, text, texts }
}
