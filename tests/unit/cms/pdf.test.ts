/** @jest-environment node */
import { rewritePdf } from '../../../cms/src/files/pdf/rewrite'
import { ACTIVE, LINK, locked, pagesOf, pdf, protectedFromChanges, wordsOf } from '../../cms/support/pdfs'

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

test('what the author has named like something active stays', async () => {
  const given = await pdf((document) =>
    document.getPage(0).node.setFontDictionary(document.getPage(0).node.newFontDictionaryKey('JS'), document.context.nextRef()),
  )
  expect(await wordsOf(await rewritten(given))).toContain('JS')
})

test.each([
  ['a password', locked],
  ['a password for changes only', protectedFromChanges],
])('a document with %s is told from a broken one', async (_, make) => {
  await expect(rewritePdf(make())).rejects.toMatchObject({ code: 'file_encrypted' })
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
  ['one that is nested without end', () => Buffer.from(`%PDF-1.4\n1 0 obj${'['.repeat(200_000)}endobj\n%%EOF`)],
])('%s is refused', async (_, broken) => {
  await expect(rewritePdf(broken(await pdf()))).rejects.toMatchObject({ code: 'file_broken' })
})
