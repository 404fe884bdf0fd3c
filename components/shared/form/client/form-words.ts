import 'server-only'
import { WAITS_DAYS } from '@/lib/forms/waiting'
import { type ErrorCode, readErrorCode } from '@/lib/forms/error-codes'
import type { FormName, FormState } from '@/lib/forms/form'
import type { Words } from '@/lib/forms/in-words'
import { getTranslations } from '@/lib/i18n/translations'
import type { RuleCode } from '@/rules/codes'
import type { Locale } from '@/rules/languages'
import type { FormWords, LaterWords, Posted } from './words'

const COMMON = ['required', 'sending', 'confirm', 'trap', 'kept', 'clear', 'cleared', 'undo', 'keepNothing', 'typed', 'over', 'meant', 'takeMeant'] as const
const LATER = [
  'keep',
  'notKept',
  'waitingTitle',
  'refusedTitle',
  'expiredTitle',
  'finished',
  'refused',
  'send',
  'sending',
  'withdraw',
  'mend',
  'another',
  'lost',
  'close',
] as const
const DAYS = ['offer', 'waiting', 'expired'] as const

type Options = {
  locale: Locale
  /** What the form says instead of the usual words. */
  words: Words
  /** What else its rules can say. */
  codes: readonly (RuleCode | ErrorCode)[]
  fields: number
}

/** What a form says, for its client component. */
export async function formWords(form: FormName, { locale, words, codes, fields }: Options): Promise<FormWords> {
  const t = await getTranslations({ locale, namespace: 'forms' })
  const error = (code: string) => t(`errors.${readErrorCode(code)}`)
  const own = Object.entries(words).flatMap(([field, byRule]) =>
    Object.entries(byRule).map(([rule, code]): [string, string] => [`${field}.${rule}`, error(code)]),
  )
  const shared = ['invalid', ...codes].map((code): [string, string] => [code, error(code)])
  const common = Object.fromEntries(COMMON.map((key) => [key, t.raw(`common.${key}`)])) as Record<(typeof COMMON)[number], string>
  const later = [...LATER.map((key) => [key, t(`later.${key}`)]), ...DAYS.map((key) => [key, t(`later.${key}`, { days: WAITS_DAYS })])]
  return {
    ...common,
    title: t(`titles.${form}`),
    lost: t('common.offline'),
    errors: Object.fromEntries([...shared, ...own]),
    wrong: Array.from({ length: fields }, (_, index) => t('common.wrong', { count: index + 1 })),
    later: Object.fromEntries(later) as LaterWords,
  }
}

/** A form that came back without script, for its client component; undefined where nothing did. */
export async function postedForm(locale: Locale, state: FormState | undefined): Promise<Posted | undefined> {
  if (!state) return undefined
  const t = await getTranslations({ locale, namespace: 'forms' })
  const { values, errors, files, problem, waitMinutes, attempt, confirmation } = state
  const said = [problem && t(`problems.${problem}`), waitMinutes !== undefined && t('common.retryAfter', { minutes: waitMinutes })]
  return {
    values: { ...values },
    errors: Object.fromEntries(Object.entries(errors).map(([field, code]) => [field, t(`errors.${code}`)])),
    problem: said.filter(Boolean).join(' ') || undefined,
    isQuestion: problem === 'confirm',
    attempt,
    confirmation,
    files,
  }
}
