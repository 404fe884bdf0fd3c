import { Readable, pipeline } from 'node:stream'
import type { UID } from '@strapi/strapi'
import { stringify } from 'csv-stringify'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import type { Rights } from '../rights'
import { APPLICANT_FILE, FILES_FIELD } from '../uids'
import { batchesOf, type RowQuery, turns } from '../rows'
import { answerKeys, answersInWords } from './answers'
import { columnsOf } from './columns'
import { type Answered, type FormWords, formWords } from './form-words'
import { namesOf } from './names'

type Row = Record<string, unknown> & Answered & { id: number; documentId: string }
export type Query = RowQuery

const ANSWERS = 'data'

export type Separator = ',' | ';'

/** Excel takes the separator of the machine's language: a comma in English, a semicolon in German and Arabic. */
export const SEPARATORS: Record<Language, Separator> = { ar: ';', de: ';', en: ',' }

type Asked = { key: string; label: string }
type WordsOf = (application: Answered) => Promise<FormWords>

/** Which answer belongs into which column: what was asked in other words is another question. */
const columnOf = ({ key, label }: Asked): string => `${key} ${label}`

/** Every question that one of the applications answers, in the order of the forms. */
async function questions(uid: UID.ContentType, query: Query, wordsOf: WordsOf, rights: Rights): Promise<Asked[]> {
  const all: FormWords = new Map()
  const labels = new Map<string, Set<string>>()
  const turn = turns()
  for await (const rows of batchesOf<Row>(uid, { ...query, select: ['id', 'projectId', 'formTitle', 'questions', ANSWERS] })) {
    for (const row of rows) {
      await turn()
      if (!rights.may('read', row, ANSWERS)) continue
      const words = await wordsOf(row)
      for (const [key, field] of words) if (!all.has(key)) all.set(key, field)
      for (const key of Object.keys(Object(row[ANSWERS]))) labels.set(key, (labels.get(key) ?? new Set()).add(words.get(key)?.label ?? key))
    }
  }
  return answerKeys(labels.keys(), all).flatMap((key) => [...(labels.get(key) ?? [])].map((label) => ({ key, label })))
}

/** The names of the files of some submissions, by submission. */
async function fileNames(uid: UID.ContentType, rows: readonly Row[]): Promise<Map<string, string>> {
  const submissionId = { $in: rows.map(({ documentId }) => documentId) }
  const files: { submissionId: string; name: string }[] = await strapi.db
    .query(APPLICANT_FILE)
    .findMany({ where: { submissionUid: uid, submissionId }, select: ['submissionId', 'name'], orderBy: { id: 'asc' } })
  const names = new Map<string, string>()
  for (const file of files) names.set(file.submissionId, [names.get(file.submissionId), file.name].filter(Boolean).join(', '))
  return names
}

/** Submissions of a type as rows of words, the head first; not yet as a spreadsheet may take them. Reads a few times for each batch, not for each row. */
export async function* tableRows(uid: UID.ContentType, query: Query, language: Language, rights: Rights): AsyncGenerator<string[]> {
  const columns = columnsOf(uid, language).filter(({ field }) => field === 'createdAt' || rights.may('read', null, field))
  const wordsOf = formWords(language)
  const plain = columns.filter(({ field }) => field !== ANSWERS)
  const asked = plain.length < columns.length ? await questions(uid, query, wordsOf, rights) : []
  const filesField = FILES_FIELD[uid]
  const withFiles = filesField !== undefined && rights.may('read', null, filesField)
  const files = fieldWords(uid, 'files')
  const turn = turns()
  yield [...plain.map(({ label }) => label), ...asked.map(({ label }) => label), ...(withFiles && files ? [wordIn(files, language)] : [])]
  for await (const rows of batchesOf<Row>(uid, query)) {
    const shown = await Promise.all(rows.map((row) => rights.readable(row)))
    const data = asked.length > 0 ? shown.map((row) => row[ANSWERS]) : []
    const [names, filesOf] = await Promise.all([namesOf(data, language), withFiles ? fileNames(uid, rows) : null])
    for (const [index, row] of rows.entries()) {
      await turn()
      const readable = shown[index] ?? {}
      const answers = asked.length > 0 ? answersInWords(readable[ANSWERS], await wordsOf(row), language, names) : []
      const values = new Map(answers.map((answer) => [columnOf(answer), answer.value]))
      yield [
        ...plain.map(({ field, inWords }) => inWords(readable[field])),
        ...asked.map((question) => values.get(columnOf(question)) ?? ''),
        ...(filesOf && filesField ? [filesField in readable ? (filesOf.get(row.documentId) ?? '') : ''] : []),
      ]
    }
  }
}

/**
 * Submissions of a type as a table for spreadsheets: UTF-8 with a byte order mark, lines that end as on Windows, every cell in
 * quotation marks, and none that a spreadsheet would take for a formula (docs/decisions/tables-of-submissions.md).
 */
export function submissionTable(uid: UID.ContentType, query: Query, language: Language, separator: Separator, rights: Rights): Readable {
  const table = stringify({ bom: true, delimiter: separator, record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true })
  return pipeline(Readable.from(tableRows(uid, query, language, rights)), table, () => undefined)
}
