import { Readable, pipeline } from 'node:stream'
import type { UID } from '@strapi/strapi'
import { stringify } from 'csv-stringify'
import { fieldWords } from '../labels/fields'
import { type Language, wordIn } from '../labels/language'
import { APPLICANT_FILE } from '../submissions/files'
import { answerKeys, readAnswers } from './answers'
import { type Column, columnsOf } from './columns'
import { type FormWords, readFormWords } from './form-words'

type Row = Record<string, unknown> & { id: number; documentId: string }
type Query = Record<string, unknown> & { where?: unknown }

const BATCH = 200
const ANSWERS = 'data'

/** Excel takes the separator of the machine's language: a comma in English, a semicolon in German and Arabic. */
const SEPARATORS: Record<Language, string> = { ar: ';', de: ';', en: ',' }

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

/** The words of the forms of projects, each read once. */
function formWords(language: Language): (projectId: string) => Promise<FormWords> {
  const known = new Map<string, Promise<FormWords>>()
  return (projectId) => {
    const words = known.get(projectId) ?? readFormWords(projectId, language)
    known.set(projectId, words)
    return words
  }
}

/** Every question that one of the applications answers, in the order of the forms: labels by key. */
async function questions(uid: UID.ContentType, query: Query, wordsOf: (projectId: string) => Promise<FormWords>): Promise<Map<string, string>> {
  const all: FormWords = new Map()
  const answered = new Set<string>()
  for await (const { projectId, data } of rowsOf(uid, query, ['id', 'projectId', ANSWERS])) {
    for (const [key, words] of await wordsOf(String(projectId))) if (!all.has(key)) all.set(key, words)
    for (const key of Object.keys(Object(data))) answered.add(key)
  }
  return new Map(answerKeys(answered, all).map((key) => [key, all.get(key)?.label ?? key]))
}

async function fileNames(uid: UID.ContentType, documentId: string): Promise<string> {
  const files: { name: string }[] = await strapi.db.query(APPLICANT_FILE).findMany({ where: { submissionUid: uid, submissionId: documentId }, select: ['name'] })
  return files.map(({ name }) => name).join(', ')
}

const SUBMISSIONS_WITH_FILES = ['api::project-submission.project-submission', 'api::idea.idea']

async function* records(uid: UID.ContentType, query: Query, columns: Column[], language: Language): AsyncGenerator<string[]> {
  const wordsOf = formWords(language)
  const plain = columns.filter(({ field }) => field !== ANSWERS)
  const asked = plain.length < columns.length ? await questions(uid, query, wordsOf) : new Map<string, string>()
  const withFiles = SUBMISSIONS_WITH_FILES.includes(uid)
  const files = fieldWords(uid, 'files')
  yield [...plain.map(({ label }) => label), ...asked.values(), ...(withFiles && files ? [wordIn(files, language)] : [])]
  for await (const row of rowsOf(uid, query)) {
    const answers = asked.size > 0 ? await readAnswers(row[ANSWERS], await wordsOf(String(row.projectId)), language) : []
    const byKey = new Map(answers.map(({ key, value }) => [key, value]))
    yield [
      ...plain.map(({ field, inWords }) => inWords(row[field])),
      ...[...asked.keys()].map((key) => byKey.get(key) ?? ''),
      ...(withFiles ? [await fileNames(uid, row.documentId)] : []),
    ]
  }
}

/**
 * Submissions of a type as a table for spreadsheets: UTF-8 with a byte order mark, lines that end as on Windows, every cell in
 * quotation marks, and none that a spreadsheet would take for a formula (docs/decisions/tables-of-submissions.md).
 */
export function submissionTable(uid: UID.ContentType, query: Query, language: Language): Readable {
  const table = stringify({ bom: true, delimiter: SEPARATORS[language], record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true })
  return pipeline(Readable.from(records(uid, query, columnsOf(uid, language), language)), table, () => undefined)
}
