import { BorderStyle, HeightRule, Paragraph, ShadingType, Table, TableCell, TableLayoutType, TableRow, TextRun, WidthType } from 'docx'
import { defaultTheme, identity } from '../../lib/identity/identity.mjs'

/** A colour of the default theme as Word writes it. */
export const colour = (token) => defaultTheme[token].slice(1).toUpperCase()

/** Between the margins of A4, in twentieths of a point. */
export const WIDTH = 11906 - 2 * 1134

/** Every office program has it, or its twin, with Arabic letters. */
const FONT = 'Arial'
const LINE = 400
const EDGE = { style: BorderStyle.SINGLE, size: 4, color: colour('edge') }
const EDGES = { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE, insideHorizontal: EDGE, insideVertical: EDGE }
const MARGINS = { top: 60, bottom: 60, left: 100, right: 100 }

const { regions } = identity.home
const LANGUAGES = {
  ar: { value: `en-${regions.en}`, bidirectional: `ar-${regions.ar}` },
  en: { value: `en-${regions.en}` },
  de: { value: `de-${regions.de}` },
}

/** Sizes are half points; Arabic takes those for complex scripts. */
const run = (size, color, bold = false) => ({ size, sizeComplexScript: size, color, bold, boldComplexScript: bold })

const style = (id, name, { size, color, bold }, spacing, keepNext = true) => ({
  id,
  name,
  basedOn: 'Normal',
  next: 'Normal',
  quickFormat: true,
  run: run(size, color, bold),
  paragraph: { spacing, keepNext },
})

export const styles = (locale) => ({
  default: {
    document: {
      run: { ...run(21, colour('ink')), font: { ascii: FONT, hAnsi: FONT, cs: FONT }, language: LANGUAGES[locale] ?? { value: locale, bidirectional: locale } },
      paragraph: { spacing: { after: 120, line: 288 } },
    },
    title: { run: run(44, colour('brand-deep'), true), paragraph: { spacing: { after: 200 } } },
    heading1: { run: run(28, colour('brand'), true), paragraph: { spacing: { before: 440, after: 80 }, keepNext: true } },
  },
  paragraphStyles: [
    style('Organisation', 'Organisation', { size: 20, color: colour('accent-ink'), bold: true }, { after: 40 }),
    style('Guide', 'Guide', { size: 21, color: colour('muted') }, { after: 160 }),
    style('Question', 'Question', { size: 21, color: colour('ink'), bold: true }, { before: 240, after: 80 }),
    style('Footer', 'footer', { size: 17, color: colour('muted') }, { after: 0 }, false),
  ],
})

/** A run in the direction of the document. */
export const words = (content, isRtl) => new TextRun({ children: [content], rightToLeft: isRtl })

const cellText = (text = '', { isRtl, isHead, keepNext }) =>
  new Paragraph({
    bidirectional: isRtl,
    keepNext,
    spacing: { after: 0 },
    children: [new TextRun({ text, rightToLeft: isRtl, bold: isHead, boldComplexScript: isHead })],
  })

/** `keepNext`: stays on the page of the next row. */
const row = (cells, { isRtl, height, isHead = false, keepNext = false }) =>
  new TableRow({
    tableHeader: isHead,
    cantSplit: true,
    height: { value: height, rule: HeightRule.ATLEAST },
    children: cells.map(
      ({ text, width }) =>
        new TableCell({
          width: { size: width, type: WidthType.DXA },
          ...(isHead && { shading: { type: ShadingType.CLEAR, color: 'auto', fill: colour('sunken') } }),
          children: [cellText(text, { isRtl, isHead, keepNext })],
        }),
    ),
  })

const table = (rows, widths, isRtl) =>
  new Table({
    visuallyRightToLeft: isRtl,
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: widths,
    layout: TableLayoutType.FIXED,
    borders: EDGES,
    margins: MARGINS,
    rows,
  })

const box = (lines, isRtl) => table([row([{ width: WIDTH }], { isRtl, height: lines * LINE })], [WIDTH], isRtl)

function columns({ columns: names, rows }, isRtl) {
  const first = Math.round(WIDTH * (names.length > 3 ? 0.34 : 0.4))
  const rest = Math.floor((WIDTH - first) / (names.length - 1))
  const widths = names.map((_, index) => (index === 0 ? first : rest))
  const cells = (texts) => widths.map((width, index) => ({ width, text: texts[index] }))
  const head = row(cells(names), { isRtl, height: LINE, isHead: true, keepNext: true })
  const blank = Array.from({ length: rows }, (_, index) => row(cells([]), { isRtl, height: LINE, keepNext: index < rows - 1 }))
  return table([head, ...blank], widths, isRtl)
}

const choice = (options, isRtl) => new Paragraph({ bidirectional: isRtl, children: [words(options.map((option) => `☐\u00A0${option}`).join('     '), isRtl)] })

/** Where the answer to a question is written. */
export function answer(field, isRtl) {
  switch (field.kind) {
    case 'line':
      return [box(1, isRtl)]
    case 'box':
      return [box(field.lines, isRtl)]
    case 'table':
      return [columns(field, isRtl)]
    case 'choice':
      return [choice(field.options, isRtl)]
  }
}
