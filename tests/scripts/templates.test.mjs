import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { strFromU8, unzipSync } from 'fflate'
import { FORMATS, templateFile } from '../../lib/template/files.mjs'
import { buildTemplates } from '../../scripts/templates/build.mjs'
import { makePdf } from '../../scripts/templates/pdf.mjs'
import { locales } from '../../scripts/lib/messages.mjs'
import { templateIn } from '../../scripts/templates/read.mjs'
import { fontsOf, formsOf, readPdf } from './support/pdf.mjs'

const folder = mkdtempSync(join(tmpdir(), 'imar-templates-'))
after(() => rmSync(folder, { recursive: true }))
before(() => buildTemplates(folder))

const fileOf = (locale, format, base = folder) => readFileSync(join(base, templateFile(locale, format)))
const headings = ({ sections }) => sections.map(({ number, title }) => `${number}. ${title}`)
const wordsOf = ({ title, intro, how, sections }) => [
  title,
  intro,
  how,
  ...sections.flatMap((section) => [
    section.title,
    section.guide,
    ...section.fields.flatMap(({ label, columns = [], options = [] }) => [label, ...columns, ...options]),
  ]),
]

const withoutVowelMarks = (text) => text.replace(/[\u064B-\u0652\u0670]/g, '')

/** All letters and marks of a text, sorted. */
const lettersOf = (text) => [...text.replace(/[^\p{Letter}\p{Mark}\p{Number}]/gu, '')].sort().join('')

/** Many marks, two on one letter, on ligatures, at the ends of words and lines; Latin words, numbers and brackets. */
const MARKED = [
  'مُبَادَرَةُ إِعْمَار تُقَدِّمُ مَشْرُوعًا، الشَّدَّةُ والتَّنْوِينُ',
  'لَا إِلَى الأَمَامِ وَلإِعْمَارٍ بِلَا حُدُودٍ سَلَامٌ ألّا لًا لَّا لِإِ لأَ لآ لَآ',
  'مَشْرُوعٌ Imar e.V. رَقْم 2026 بِقِيمَةِ 12,5 يُورُو (تَقْرِيبًا) «مَرَّةً أُخْرَى»',
  'هٰذَا بَيْتِيٍّ: كُتُبٌ لِأَنَّهُ الآنَ؟',
]

/** The words of a text, with their marks. */
const wordsIn = (text) => text.match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []

const decoded = (xml) => xml.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&apos;', "'")
const runsIn = (xml) => decoded([...xml.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>/g)].map(([, text]) => text).join(''))
const paragraphs = (xml) => [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([paragraph]) => ({ xml: paragraph, text: runsIn(paragraph) }))
const documentText = (file) =>
  paragraphs(strFromU8(unzipSync(file)['word/document.xml']))
    .map(({ text }) => text)
    .join('\n')

test('the same messages give the same bytes, whatever the time zone', () => {
  const again = mkdtempSync(join(tmpdir(), 'imar-templates-'))
  const { status, stderr } = spawnSync(process.execPath, ['scripts/templates/build.mjs', again], {
    env: { ...process.env, TZ: 'Pacific/Auckland' },
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  for (const locale of locales) {
    for (const format of FORMATS) assert.ok(fileOf(locale, format).equals(fileOf(locale, format, again)), `${locale}.${format}`)
  }
  rmSync(again, { recursive: true })
})

for (const locale of locales) {
  const template = templateIn(locale)
  const isRtl = template.dir === 'rtl'

  test(`${locale}: there are eleven sections, each with questions`, () => {
    assert.equal(template.sections.length, 11)
    for (const { title, fields } of template.sections) assert.ok(title && fields.length >= 2, title)
  })

  describe(`${locale}.docx`, () => {
    const parts = () => {
      const files = unzipSync(fileOf(locale, 'docx'))
      return (name) => strFromU8(files[name])
    }

    test('has every word of the messages, and the headings in order', () => {
      const found = paragraphs(parts()('word/document.xml'))
      const all = found.map(({ text }) => text).join('\n')
      for (const word of wordsOf(template)) assert.ok(all.includes(word), word)
      const titles = found.filter(({ xml }) => xml.includes('w:val="Heading1"')).map(({ text }) => text)
      assert.deepEqual(titles, headings(template))
    })

    test('runs in the direction of its language', () => {
      const xml = parts()('word/document.xml')
      const found = paragraphs(xml)
      assert.equal(found.filter((paragraph) => paragraph.xml.includes('<w:bidi/>')).length, isRtl ? found.length : 0)
      const runs = xml.match(/<w:r>.*?<\/w:r>/gs)
      assert.equal(runs.filter((run) => run.includes('<w:rtl/>')).length, isRtl ? runs.length : 0)
      const tables = xml.match(/<w:tbl>/g).length
      assert.equal(xml.match(/<w:bidiVisual\/>/g)?.length ?? 0, isRtl ? tables : 0)
    })

    test('names its language, its title and its pages', () => {
      const read = parts()
      const language = { ar: 'w:bidi="ar-SY"', en: 'w:val="en-GB"', de: 'w:val="de-DE"' }[locale]
      assert.match(read('word/styles.xml'), new RegExp(`<w:lang [^>]*${language}`))
      assert.ok(read('docProps/core.xml').includes(`<dc:title>${template.title}</dc:title>`))
      assert.doesNotMatch(read('docProps/core.xml'), /dcterms:/)
      assert.match(read('word/footer1.xml'), /PAGE.*NUMPAGES/s)
    })
  })

  test(`${locale}.txt has every word of the messages, and is read as UTF-8 on Windows`, () => {
    const text = fileOf(locale, 'txt').toString('utf8')
    assert.equal(text[0], '\uFEFF')
    assert.doesNotMatch(text, /[^\r]\n/)
    for (const word of wordsOf(template)) assert.ok(text.includes(word), word)
    const order = headings(template).map((heading) => text.indexOf(heading))
    assert.deepEqual(
      order,
      [...order].sort((a, b) => a - b),
    )
  })

  test(`${locale}: the three files say the same words`, async () => {
    // What stands side by side comes in pieces, and a mark at the end of a line in one of its own.
    const pieces = (await readPdf(fileOf(locale, 'pdf'))).pages.flat().map(({ text }) => text)
    const said = {
      docx: documentText(fileOf(locale, 'docx')),
      txt: fileOf(locale, 'txt').toString('utf8'),
      pdf: pieces.join('\n').replace(/\n(?=\p{Mark}+$)/gmu, ''),
    }
    assert.deepEqual(Object.keys(said).sort(), [...FORMATS].sort())
    // The footer of the PDF, which the others lack here, repeats the title and the name.
    const repeated = new Set([template.author, template.title, ...template.page].flatMap(wordsIn))
    const bare = (text) =>
      wordsIn(text)
        .filter((word) => !repeated.has(word) && !/^\p{Number}+$/u.test(word))
        .sort()
    const expected = bare(wordsOf(template).join('\n'))
    for (const [format, text] of Object.entries(said)) assert.deepEqual(bare(text), expected, format)
  })

  describe(`${locale}.pdf`, () => {
    test('says what it is, in which language, and is tagged for screen readers', async () => {
      const { document, pages } = await readPdf(fileOf(locale, 'pdf'))
      const { info } = await document.getMetadata()
      assert.equal(info.Title, template.title)
      assert.equal(info.Author, template.author)
      assert.equal(info.Language, locale)
      assert.equal((await document.getMarkInfo()).get('Marked'), true)
      assert.ok(pages.length >= 5 && pages.length <= 9, `${pages.length} pages`)
    })

    test('leads to its headings in order', async () => {
      const { document } = await readPdf(fileOf(locale, 'pdf'))
      const titles = (await document.getOutline()).map(({ title }) => title)
      assert.deepEqual(titles, headings(template))
    })

    test('is read and searched as it was written, with vowel marks and without', async () => {
      const { text } = await readPdf(fileOf(locale, 'pdf'))
      for (const word of [template.author, ...wordsOf(template), ...headings(template)]) {
        assert.ok(text.includes(word), word)
        assert.ok(withoutVowelMarks(text).includes(withoutVowelMarks(word)), withoutVowelMarks(word))
      }
    })

    test('has each letter and each mark of the messages, and none twice', async () => {
      const { pages } = await readPdf(fileOf(locale, 'pdf'))
      const numbers = headings(template).map((_, index) => String(index + 1))
      const footers = pages.map((_, index) => [template.author, template.title, ...template.page, index + 1, pages.length].join(''))
      const expected = [template.author, ...wordsOf(template), ...numbers, ...footers].join('')
      assert.equal(
        lettersOf(
          pages
            .flat()
            .map(({ text }) => text)
            .join(''),
        ),
        lettersOf(expected),
      )
    })

    test('carries its fonts, and of them what it needs', () => {
      const fonts = fontsOf(fileOf(locale, 'pdf'))
      assert.equal(fonts.length, 3)
      for (const { name, isEmbedded } of fonts) assert.ok(isEmbedded && /^[A-Z]{6}\+ReadexPro-/.test(name), name)
      assert.ok(fileOf(locale, 'pdf').length < 150_000)
    })
  })
}

test('the letters of the Arabic PDF are joined', () => {
  // A letter that joins on both sides has up to four forms; one that is never joined has one.
  for (const letter of 'عمنيل') {
    const forms = formsOf(letter, fileOf('ar', 'pdf'))
    assert.ok(Math.max(...forms) >= 3, `${letter}: ${forms}`)
  }
})

test('every vowel mark of an Arabic PDF is read behind its letter, and joined letters in their order', async () => {
  const template = templateIn('ar')
  const [section, ...sections] = template.sections
  const [title, guide, label, intro] = MARKED
  const how = MARKED.join(' ')
  const fields = [{ ...section.fields[0], label }, ...section.fields.slice(1)]
  const marked = { ...template, title, intro, how, sections: [{ ...section, title: MARKED[3], guide, fields }, ...sections] }
  const { text, document } = await readPdf(await makePdf(marked))
  for (const word of [...wordsOf(marked), ...headings(marked)]) {
    assert.ok(text.includes(word), word)
    assert.ok(withoutVowelMarks(text).includes(withoutVowelMarks(word)), withoutVowelMarks(word))
  }
  assert.equal((await document.getMetadata()).info.Title, title)
})

test('the lines of the Arabic PDF run from right to left', async () => {
  const [first] = (await readPdf(fileOf('ar', 'pdf'))).pages
  const label = first.find(({ text }) => text === templateIn('ar').sections[0].fields[0].label)
  assert.equal(label.dir, 'rtl')
  const rightmost = Math.max(...first.map(({ end }) => end))
  assert.ok(rightmost - label.end < 1, 'lines begin at the right margin')
})

test('numbers in the Arabic PDF keep their own direction', async () => {
  const { text } = await readPdf(fileOf('ar', 'pdf'))
  assert.ok(text.includes(headings(templateIn('ar'))[9]), '10')
})

test('a file that cannot be made warns and is left out, and the others are made', async () => {
  const place = mkdtempSync(join(tmpdir(), 'imar-templates-'))
  const warnings = []
  const formats = {
    txt: () => 'text',
    pdf: ({ dir }) => {
      if (dir === 'rtl') throw new Error('no letter')
      return 'pdf'
    },
  }
  await buildTemplates(place, { formats, warn: (text) => warnings.push(text) })
  assert.deepEqual(warnings, ['Warning: The project template in "ar" is left out as pdf: no letter'])
  assert.ok(!existsSync(join(place, templateFile('ar', 'pdf'))))
  assert.equal(readFileSync(join(place, templateFile('ar', 'txt')), 'utf8'), 'text')
  assert.equal(readFileSync(join(place, templateFile('en', 'pdf')), 'utf8'), 'pdf')
  rmSync(place, { recursive: true })
})
