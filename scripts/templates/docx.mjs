import { BorderStyle, Document, Footer, HeadingLevel, Packer, PageNumber, Paragraph, Tab, TabStopType } from 'docx'
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { answer, colour, styles, words, WIDTH } from './docx-parts.mjs'

/** Any fixed moment will do; the parts of the local time are written, so it is the same in every time zone. */
const PACKED = new Date(2026, 0, 1)

/** Word's files are archives that carry the time of their making: without it the same words give the same bytes. */
function withoutTimes(file) {
  const parts = unzipSync(file)
  const core = strFromU8(parts['docProps/core.xml']).replace(/<dcterms:(created|modified)[^]*?<\/dcterms:\1>/g, '')
  return zipSync({ ...parts, 'docProps/core.xml': strToU8(core) }, { mtime: PACKED })
}

function footer({ author, title, page: [before, between, after] }, isRtl) {
  const number = [words(before, isRtl), words(PageNumber.CURRENT, isRtl), words(between, isRtl), words(PageNumber.TOTAL_PAGES, isRtl), words(after, isRtl)]
  return new Paragraph({
    style: 'Footer',
    bidirectional: isRtl,
    tabStops: [{ type: TabStopType.RIGHT, position: WIDTH }],
    children: [words(`${author} · ${title}`, isRtl), words(new Tab(), isRtl), ...number],
  })
}

function body({ author, title, intro, how, sections }, isRtl) {
  const paragraph = (text, options) => new Paragraph({ ...options, bidirectional: isRtl, children: [words(text, isRtl)] })
  return [
    paragraph(author, { style: 'Organisation' }),
    paragraph(title, { heading: HeadingLevel.TITLE, border: { bottom: { style: BorderStyle.SINGLE, size: 18, space: 8, color: colour('accent') } } }),
    paragraph(intro),
    paragraph(how),
    ...sections.flatMap((section) => [
      paragraph(`${section.number}. ${section.title}`, { heading: HeadingLevel.HEADING_1 }),
      paragraph(section.guide, { style: 'Guide' }),
      ...section.fields.flatMap((field) => [paragraph(field.label, { style: 'Question' }), ...answer(field, isRtl)]),
    ]),
    // A document may not end with a table.
    paragraph(''),
  ]
}

/** The template to be filled in with a word processor. */
export async function makeDocx(template) {
  const { locale, dir, author, title, intro } = template
  const isRtl = dir === 'rtl'
  const file = new Document({
    title,
    creator: author,
    lastModifiedBy: author,
    description: intro,
    styles: styles(locale),
    sections: [
      {
        properties: { page: { size: { width: 11906, height: 16838 }, margin: { top: 1100, bottom: 1100, left: 1134, right: 1134 } } },
        footers: { default: new Footer({ children: [footer(template, isRtl)] }) },
        children: body(template, isRtl),
      },
    ],
  })
  return withoutTimes(await Packer.toBuffer(file))
}
