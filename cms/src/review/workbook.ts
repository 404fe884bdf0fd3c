import { PassThrough, Readable } from 'node:stream'
import type { UID } from '@strapi/strapi'
import { ZipFile } from 'yazl'
import type { Language } from '../labels/language'
import type { Rights } from '../rights'
import { languages } from '../rules/languages'
import { type Query, tableRows } from './table'

/** Letters that a cell of Excel takes. */
const LONGEST_CELL = 32_767

const WIDTH = 24

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const SHEETS = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** What a workbook of one sheet holds beside the sheet (ECMA-376, part 1, 12.2). */
const PARTS = {
  '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${SHEETS}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: XML takes none of them.
const NOT_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '\r': '&#13;' }

/** A text as a cell holds it. Excel would read `_x0041_` as a letter. */
const escaped = (value: string): string =>
  value
    .slice(0, LONGEST_CELL)
    .replace(NOT_XML, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>\r]/g, (sign) => ENTITIES[sign] ?? sign)

/** The letters of a column: A to Z, AA and so on. */
const lettersOf = (index: number): string => (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))

async function* sheet(rows: AsyncIterable<string[]>, language: Language): AsyncGenerator<string> {
  const isRight = languages[language].dir === 'rtl' ? ' rightToLeft="1"' : ''
  let letters: string[] = []
  let number = 0
  for await (const row of rows) {
    number += 1
    if (number === 1) {
      letters = row.map((_, index) => lettersOf(index))
      yield `${HEAD}<worksheet xmlns="${SHEETS}"><sheetViews><sheetView workbookViewId="0"${isRight}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${row.length}" width="${WIDTH}" customWidth="1"/></cols><sheetData>`
    }
    const cells = row.map((cell, index) =>
      cell === '' ? '' : `<c r="${letters[index]}${number}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    )
    yield `<row r="${number}">${cells.join('')}</row>`
  }
  yield '</sheetData></worksheet>'
}

/**
 * Submissions of a type as a workbook of Excel, written row by row: every cell is text, which no spreadsheet computes, so nothing has to stand
 * before it.
 */
export function submissionWorkbook(uid: UID.ContentType, query: Query, language: Language, rights: Rights): Readable {
  const zip = new ZipFile()
  const workbook = zip.outputStream.pipe(new PassThrough())
  const rows = Readable.from(sheet(tableRows(uid, query, language, rights), language))
  const fail = (error: Error) => workbook.destroy(error)
  rows.once('error', fail)
  zip.once('error', fail)
  // Of a download that was broken off nothing more is read.
  workbook.once('close', () => rows.destroy())
  for (const [name, text] of Object.entries(PARTS)) zip.addBuffer(Buffer.from(HEAD + text), name)
  zip.addReadStream(rows, 'xl/worksheets/sheet1.xml')
  zip.end()
  return workbook
}
