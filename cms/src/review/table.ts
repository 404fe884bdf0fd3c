import { Readable, pipeline } from 'node:stream'
import type { UID } from '@strapi/strapi'
import { stringify } from 'csv-stringify'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { APPLICANT_FILE, WITH_FILES } from '../uids'
import { answerKeys, readAnswers } from './answers'
import { columnsOf } from './columns'
import { type Answered, type FormWords, formWords } from './form-words'

type Row = Record<string, unknown> & Answered & { id: number; documentId: string }
export type Query = Record<string, unknown> & { where?: unknown }

const BATCH = 200
const ANSWERS = 'data'

export type Separator = ',' | ';'

/** Excel takes the separator of the machine's language: a comma in English, a semicolon in German and Arabic. */
export const SEPARATORS: Record<Language, Separator> = { ar: ';', de: ';', en: ',' }

/** The rows that meet a query, the last one first, without holding more than a batch of them. */
async function* rowsOf(uid: UID.ContentType, { where, ...query }: Query, select?: string[]): AsyncGenerator<Row> {
  let before: number | undefined
  for (;;) {
    const rows: Row[] = await strapi.db.query(uid).findMany({
      ...query,
      ...(select && { select }),
      where: { $and: [where ?? {}, before === undefined ? {} : { id: { $lt: before } }] },
      orderBy: { id: 'desc' },
      limit: BATCH,
    })
    yield* rows
    const last = rows.at(-1)
    if (!last || rows.length < BATCH) return
    before = last.id
  }
}

type Asked = { key: string; label: string }
type WordsOf = (application: Answered) => Promise<FormWords>

/** Which answer belongs into which column: what was asked in other words is another question. */
const columnOf = ({ key, label }: Asked): string => `${key} ${label}`

/** Every question that one of the applications answers, in the order of the forms. */
async function questions(uid: UID.ContentType, query: Query, wordsOf: WordsOf): Promise<Asked[]> {
  const all: FormWords = new Map()
  const labels = new Map<string, Set<string>>()
  for await (const row of rowsOf(uid, query, ['id', 'projectId', 'formTitle', 'questions', ANSWERS])) {
    const words = await wordsOf(row)
    for (const [key, field] of words) if (!all.has(key)) all.set(key, field)
    for (const key of Object.keys(Object(row[ANSWERS]))) labels.set(key, (labels.get(key) ?? new Set()).add(words.get(key)?.label ?? key))
  }
  return answerKeys(labels.keys(), all).flatMap((key) => [...(labels.get(key) ?? [])].map((label) => ({ key, label })))
}

async function fileNames(uid: UID.ContentType, documentId: string): Promise<string> {
  const files: { name: string }[] = await strapi.db
    .query(APPLICANT_FILE)
    .findMany({ where: { submissionUid: uid, submissionId: documentId }, select: ['name'] })
  return files.map(({ name }) => name).join(', ')
}

/** Submissions of a type as rows of words, the head first; not yet as a spreadsheet may take them. */
export async function* tableRows(uid: UID.ContentType, query: Query, language: Language): AsyncGenerator<string[]> {
  const columns = columnsOf(uid, language)
  const wordsOf = formWords(language)
  const plain = columns.filter(({ field }) => field !== ANSWERS)
  const asked = plain.length < columns.length ? await questions(uid, query, wordsOf) : []
  const withFiles = WITH_FILES.includes(uid)
  const files = fieldWords(uid, 'files')
  yield [...plain.map(({ label }) => label), ...asked.map(({ label }) => label), ...(withFiles && files ? [wordIn(files, language)] : [])]
  for await (const row of rowsOf(uid, query)) {
    const answers = asked.length > 0 ? await readAnswers(row[ANSWERS], await wordsOf(row), language) : []
    const values = new Map(answers.map((answer) => [columnOf(answer), answer.value]))
    yield [
      ...plain.map(({ field, inWords }) => inWords(row[field])),
      ...asked.map((question) => values.get(columnOf(question)) ?? ''),
      ...(withFiles ? [await fileNames(uid, row.documentId)] : []),
    ]
  }
}

/**
 * Submissions of a type as a table for spreadsheets: UTF-8 with a byte order mark, lines that end as on Windows, every cell in
 * quotation marks, and none that a spreadsheet would take for a formula (docs/decisions/tables-of-submissions.md).
 */
export function submissionTable(uid: UID.ContentType, query: Query, language: Language, separator: Separator): Readable {
  const table = stringify({ bom: true, delimiter: separator, record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true })
  return pipeline(Readable.from(tableRows(uid, query, language)), table, () => undefined)
}
