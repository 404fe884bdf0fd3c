import { Readable, pipeline } from 'node:stream'
import { stringify } from 'csv-stringify'
import { type Language, type Words, wordIn } from '../labels/language'
import { ACTIONS } from './actions'
import { entryBatches, type Filters } from './find'

const COLUMNS: Words[] = [
  ['الوقت (UTC)', 'Time (UTC)', 'Zeit (UTC)'],
  ['من', 'Who', 'Wer'],
  ['رقم الحساب', 'Account', 'Konto'],
  ['الإجراء', 'What', 'Was'],
  ['النوع', 'Type', 'Typ'],
  ['المعرّف', 'Id', 'Kennung'],
  ['المرجع', 'Reference', 'Referenz'],
  ['تفاصيل', 'Details', 'Einzelheiten'],
]

async function* lines(filters: Filters, language: Language): AsyncGenerator<string[]> {
  yield COLUMNS.map((words) => wordIn(words, language))
  for await (const entries of entryBatches(filters)) {
    for (const { at, userName, userId, action, aboutUid, aboutId, reference, detail } of entries) {
      const time = at.slice(0, 19).replace('T', ' ')
      yield [
        time,
        userName ?? '',
        String(userId ?? ''),
        wordIn(ACTIONS[action] ?? [action, action, action], language),
        aboutUid,
        aboutId,
        reference,
        detail,
      ].map((cell) => cell ?? '')
    }
  }
}

/** The trail as a table for spreadsheets, as those of submissions are (docs/decisions/tables-of-submissions.md). */
export function auditTable(filters: Filters, language: Language, delimiter: string): Readable {
  const table = stringify({ bom: true, delimiter, record_delimiter: 'windows', quoted: true, quoted_empty: true, escape_formulas: true })
  return pipeline(Readable.from(lines(filters, language)), table, () => undefined)
}
