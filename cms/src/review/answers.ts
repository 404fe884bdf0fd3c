import { choiceInWords } from '../labels/choices'
import { dayInWords } from '../labels/dates'
import { languages, type Locale } from '../rules/languages'
import { addressLine } from './address'
import type { FieldWords, FormWords } from './form-words'
import { type Names, namesOf } from './names'
import { isRecord } from './values'

export type Answer = { key: string; label: string; value: string }

/** Told by fields of their own, or not said by the applicant. */
const NOT_ANSWERS = new Set(['projectTimeline', 'submissionType'])

const textOf = (value: unknown): string => (typeof value === 'string' || typeof value === 'number' ? String(value) : '')

function valueInWords(value: unknown, field: FieldWords | undefined, language: Locale, names: Names): string {
  if (typeof value === 'boolean') return choiceInWords(value, language)
  if (field?.type === 'file' && Array.isArray(value)) return names.files(value)
  if (Array.isArray(value)) return value.map((one) => field?.options.get(textOf(one)) ?? textOf(one)).join(languages[language].comma)
  if (isRecord(value)) return addressLine(value, language, names)
  const stored = textOf(value)
  return field?.options.get(stored) ?? stored
}

/** The keys of answers in the order of the form; what no form asks for any more comes last. */
export function answerKeys(found: Iterable<string>, words: FormWords): string[] {
  const keys = new Set([...found].filter((key) => !NOT_ANSWERS.has(key)))
  return [...[...words.keys()].filter((key) => keys.has(key)), ...[...keys].filter((key) => !words.has(key))]
}

/** What an applicant has answered, in words, with the names that were read for it. */
export function answersInWords(data: unknown, words: FormWords, language: Locale, names: Names): Answer[] {
  if (!isRecord(data)) return []
  return answerKeys(Object.keys(data), words).map((key) => {
    const field = words.get(key)
    return { key, label: field?.label ?? key, value: valueInWords(data[key], field, language, names) }
  })
}

/** The same of a single application, for people to read: days are written in words, which tables leave to the spreadsheet. */
export async function readAnswers(data: unknown, words: FormWords, language: Locale): Promise<Answer[]> {
  const answers = answersInWords(data, words, language, await namesOf([data], language))
  return answers.map(({ key, label, value }) => ({ key, label, value: words.get(key)?.type === 'date' ? dayInWords(value, language) : value }))
}
