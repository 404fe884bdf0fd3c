import 'server-only'
import type { ErrorCode } from '@/lib/forms/error-codes'
import { formatFileSize, formatList } from '@/lib/i18n/format'
import { getTranslations } from '@/lib/i18n/translations'
import { MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'
import type { Locale } from '@/rules/languages'
import type { FileWords } from './words'

const WORDS = [
  'list',
  'keep',
  'more',
  'other',
  'progress',
  'sending',
  'stored',
  'removed',
  'retry',
  'remove',
  'waiting',
  'lost',
  'goingOn',
  'broken',
  'arrived',
  'again',
] as const
const AT_SIGHT = ['file_empty', 'file_too_large', 'too_many_files'] as const

/** What a field of files says, for its client component. `wrongKind`: of a file of another kind. */
export async function fileWords(locale: Locale, wrongKind: ErrorCode = 'file_type'): Promise<FileWords> {
  const [t, errors] = await Promise.all([getTranslations({ locale, namespace: 'forms.files' }), getTranslations({ locale, namespace: 'forms.errors' })])
  const words = Object.fromEntries(WORDS.map((key) => [key, t.raw(key)])) as Record<(typeof WORDS)[number], string>
  return { ...words, errors: { wrong_kind: errors(wrongKind), ...Object.fromEntries(AT_SIGHT.map((code) => [code, errors(code)])) } }
}

/** What a field of files may hold; `total` holds without script alone, where all files come at once. */
export async function fileLimits(locale: Locale, kinds: readonly string[], isSeveral: boolean): Promise<{ limits: string; total: string }> {
  const t = await getTranslations({ locale, namespace: 'forms.files' })
  const isolated = kinds.map((kind) => `\u2066${kind}\u2069`)
  const limits = { kinds: formatList(locale, isolated), count: MAX_FILES, size: formatFileSize(locale, MAX_FILE_BYTES) }
  return { limits: isSeveral ? t('several', limits) : t('one', limits), total: isSeveral ? t('total', limits) : '' }
}
