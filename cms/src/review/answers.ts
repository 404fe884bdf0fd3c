import { choiceInWords } from '../labels/choices'
import type { Locale } from '../rules/languages'
import { APPLICANT_FILE } from '../uids'
import { addressLine } from './address'
import type { FieldWords, FormWords } from './form-words'

export type Answer = { key: string; label: string; value: string }

/** Told by fields of their own, or not said by the applicant. */
const NOT_ANSWERS = new Set(['projectTimeline', 'submissionType'])

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of files by their ids. */
async function fileNames(ids: unknown[]): Promise<string> {
  const files: { name: string }[] = await strapi.db.query(APPLICANT_FILE).findMany({ where: { documentId: { $in: ids } }, select: ['name'] })
  return files.map(({ name }) => name).join(', ')
}

async function valueInWords(value: unknown, field: FieldWords | undefined, language: Locale): Promise<string> {
  if (typeof value === 'boolean') return choiceInWords(value, language)
  if (field?.type === 'file' && Array.isArray(value)) return fileNames(value)
  if (Array.isArray(value)) return value.map(String).join(', ')
  if (isRecord(value)) return addressLine(value, language)
  const stored = typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  return field?.options.get(stored) ?? stored
}

/** The keys of answers in the order of the form; what no form asks for any more comes last. */
export function answerKeys(found: Iterable<string>, words: FormWords): string[] {
  const keys = new Set([...found].filter((key) => !NOT_ANSWERS.has(key)))
  return [...[...words.keys()].filter((key) => keys.has(key)), ...[...keys].filter((key) => !words.has(key))]
}

/** What an applicant has answered, in words. */
export async function readAnswers(data: unknown, words: FormWords, language: Locale): Promise<Answer[]> {
  if (!isRecord(data)) return []
  return Promise.all(
    answerKeys(Object.keys(data), words).map(async (key) => {
      const field = words.get(key)
      return { key, label: field?.label ?? key, value: await valueInWords(data[key], field, language) }
    }),
  )
}
