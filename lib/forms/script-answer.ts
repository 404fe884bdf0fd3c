import 'server-only'
import { getTranslations } from '@/lib/i18n/translations'
import type { Locale } from '@/rules/languages'
import type { Errors } from './form'
import type { Outcome } from './receive'

/** What script is told of a form that it sent. */
export type ScriptAnswer = { state: 'sent'; reference: string } | { state: 'returned'; errors: Errors; problem?: string; wait?: string; confirmation?: string }

/** An outcome as script is told of it; when it may be sent again in the visitor's language. */
export async function scriptAnswer(outcome: Outcome, locale: Locale): Promise<ScriptAnswer> {
  if (outcome.state === 'sent') return { state: 'sent', reference: outcome.reference }
  const { errors, problem, waitMinutes, confirmation } = outcome.form
  const t = await getTranslations({ locale, namespace: 'forms.common' })
  return { state: 'returned', errors, problem, wait: waitMinutes ? t('retryAfter', { minutes: waitMinutes }) : undefined, confirmation }
}
