/** @jest-environment node */
import { rewritePdf } from '../../../cms/src/files/pdf/rewrite'
import {
  ACTIVE,
  annotate,
  entry,
  LINK,
  locked,
  pagesOf,
  pdf,
  pdfBomb,
  PDFName,
  PDFString,
  protectedFromChanges,
  type Value,
  wordsOf,
} from '../../cms/support/pdfs'

const ANYTHING_ACTIVE = /JavaScript|\/JS\b|Launch|OpenAction|\/AA\b|EmbeddedFile|\/EF\b|XFA|FileAttachment|RichMedia|calc|alert/

const rewritten = async (bytes: Buffer) => Buffer.from(await rewritePdf(bytes))

test.each(Object.entries(ACTIVE))('of a document with %s only what is shown is left', async (_, make) => {
  const given = await make()
  expect(await wordsOf(given)).toMatch(ANYTHING_ACTIVE)
  const kept = await rewritten(given)
  const words = await wordsOf(kept)
  expect(words).not.toMatch(ANYTHING_ACTIVE)
  expect(words).toContain(LINK)
  expect(await pagesOf(kept)).toEqual(await pagesOf(given))
})

const MARK = PDFString.of('the mark of the test')
const link = (action: Value) => ({ Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })

/** Of a document that holds this, the words after it was written anew. */
const keptOf = async (held: Value) => wordsOf(await rewritten(await pdf((document) => entry(document, 'PieceInfo', { Private: held }))))
const keptOfLink = async (action: Value) => wordsOf(await rewritten(await pdf((document) => annotate(document, link(action)))))

test.each([
  'OpenAction',
  'AA',
  'JavaScript',
  'JS',
  'EmbeddedFiles',
  'EF',
  'AF',
  'XFA',
  'Collection',
  'RichMediaContent',
  'RichMediaSettings',
  'Movie',
  'OPI',
  'Ref',
])('what acts or brings something along as %s goes, wherever it stands', async (name) => {
  expect(await keptOf({ [name]: MARK })).not.toContain(MARK.asString())
})

test.each(['Launch', 'GoToR', 'GoToE', 'SubmitForm', 'ImportData', 'Rendition', 'RichMediaExecute'])(
  '%s goes where it follows a harmless action',
  async (S) => {
    expect(await keptOfLink({ S: 'URI', URI: PDFString.of(LINK), Next: [{ S, F: MARK }] })).not.toContain(MARK.asString())
  },
)

test('an action that nobody knows goes', async () => {
  expect(await keptOfLink({ S: 'Unheard', D: MARK })).not.toContain(MARK.asString())
})

test.each<[string, Value]>([
  ['to another page', { S: 'GoTo', D: MARK }],
  ['to the next page', { S: 'Named', N: MARK }],
])('a link %s stays', async (_, action) => {
  expect(await keptOfLink(action)).toContain(MARK.asString())
})

test.each(['http://example.org', ' https://example.org', 'MAILTO:rima@example.org'])('a link to %j stays', async (address) => {
  expect(await keptOfLink({ S: 'URI', URI: PDFString.of(address) })).toContain(address)
})

test.each(['javascript:"https://example.org"', 'file:///etc/passwd', 'www.example.org'])('a link to %j goes', async (address) => {
  expect(await keptOfLink({ S: 'URI', URI: PDFString.of(address) })).not.toContain(address)
})

test.each<[string, Value]>([
  ['one', { O: 'Layout', Note: MARK }],
  ['several', [{ O: 'Layout', Note: MARK }]],
])('what has the name of an action and is none stays: %s', async (_, attributes) => {
  expect(await keptOf({ S: 'P', A: attributes })).toContain(MARK.asString())
})

test.each(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'TrapNet'])('of several annotations each %s goes', async (Subtype) => {
  const words = await keptOf([{ Subtype, Contents: MARK }, { Subtype, Contents: MARK }, { Subtype: 'Text' }, { Subtype, Contents: MARK }])
  expect(words).not.toContain(MARK.asString())
  expect(words).toContain('/Text')
})

test.each(['F', 'FFilter', 'FDecodeParms'])('a stream whose bytes lie in another file by its %s has its own', async (name) => {
  const given = await pdf((document) => entry(document, 'Metadata', { Stream: document.context.register(document.context.stream('x', { [name]: MARK })) }))
  expect(await wordsOf(await rewritten(given))).not.toContain(MARK.asString())
})

test('what has the name of another file and is none stays', async () => {
  expect(await keptOf({ F: MARK })).toContain(MARK.asString())
})

test('what the author has named like something active stays', async () => {
  const given = await pdf((document) => {
    const page = document.getPage(0).node
    page.setFontDictionary(PDFName.of('JS'), document.context.register(document.context.obj({ BaseFont: 'Courier' })))
  })
  expect(await wordsOf(await rewritten(given))).toContain('Courier')
})

test('what is said about the document stays, and nothing is added', async () => {
  const given = await pdf((document) => {
    document.context.trailerInfo.Info = document.context.register(document.context.obj({ Producer: PDFString.of('a scanner') }))
  })
  const words = await wordsOf(await rewritten(given))
  expect(words).toContain('a scanner')
  expect(words).not.toMatch(/ModDate/)
})

test.each([
  ['a password', locked],
  ['a password for changes only', protectedFromChanges],
])('a document with %s is told from a broken one', async (_, make) => {
  await expect(rewritePdf(make())).rejects.toMatchObject({ code: 'file_encrypted' })
})

test.each(['/Encrypt 12 10 R', '/Encrypt\n 12  10  R', '/Encrypt<</V 1>>'])('one that says %j and is too garbled to be read is encrypted', async (words) => {
  await expect(rewritePdf(Buffer.from(`%PDF-1.4\ntrailer<<${words}`))).rejects.toMatchObject({ code: 'file_encrypted' })
})

test.each<[string, (whole: Buffer) => Buffer]>([
  ['half of a document', (whole) => whole.subarray(0, whole.length / 2)],
  ['the first and last bytes of one', () => Buffer.from('%PDF-1.4\n%%EOF')],
  [
    'one without a page',
    () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ],
  [
    'one whose pages go round in a circle',
    () => Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[2 0 R]/Count 1>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
  ],
  [
    'one with something that only other readers may understand',
    () =>
      Buffer.from(
        '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R/Extra 4 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\n4 0 obj<</S/JavaScript/JS )>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
      ),
  ],
  ['one that mentions encryption', () => Buffer.from('%PDF-1.4\n(about /Encryption)')],
  ['one that is nested without end', () => Buffer.from(`%PDF-1.4\n1 0 obj${'['.repeat(200_000)}endobj\n%%EOF`)],
])('%s is refused', async (_, broken) => {
  await expect(rewritePdf(broken(await pdf()))).rejects.toMatchObject({ code: 'file_broken' })
})

describe('a document whose objects are packed', () => {
  // What was unpacked is counted for the one document that a thread of the content service writes anew.
  const unpack = (megabytes: number) =>
    jest.isolateModulesAsync(async () => {
      const alone = await import('../../../cms/src/files/pdf/rewrite')
      await alone.rewritePdf(pdfBomb(megabytes))
    })

  test('may be large', async () => {
    await expect(unpack(20)).resolves.toBeUndefined()
  })

  test('is refused as soon as it is too large', async () => {
    await expect(unpack(80)).rejects.toMatchObject({ code: 'file_broken' })
  })
})
