import { PassThrough, type Readable } from 'node:stream'
import type { UID } from '@strapi/strapi'
import type { Language } from '../labels/language'
import { languages } from '../rules/languages'
import { type Query, tableRows } from './table'

/** Letters that a cell of Excel takes. */
const LONGEST_CELL = 32_767

const WIDTH = 24

const asText = (value: string) => ({ type: String, value: value.slice(0, LONGEST_CELL) })

/** Submissions of a type as a workbook of Excel: every cell is text, which no spreadsheet computes, so nothing has to stand before it. */
export async function submissionWorkbook(uid: UID.ContentType, query: Query, language: Language): Promise<Readable> {
  const { default: writeExcelFile } = await import('write-excel-file/node')
  const rows: ReturnType<typeof asText>[][] = []
  for await (const record of tableRows(uid, query, language)) rows.push(record.map(asText))
  const columns = (rows[0] ?? []).map(() => ({ width: WIDTH }))
  const workbook = new PassThrough()
  const written = writeExcelFile(rows, { stickyRowsCount: 1, rightToLeft: languages[language].dir === 'rtl', columns }).toStream(workbook)
  written.catch((error: unknown) => workbook.destroy(error instanceof Error ? error : new Error('the workbook could not be written')))
  return workbook
}
