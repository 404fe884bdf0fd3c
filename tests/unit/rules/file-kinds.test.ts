import { acceptedKinds, ARCHIVE_KINDS, DOCUMENT_KINDS, isOfKind, MAX_FILE_BYTES, MAX_FILES } from '@/rules/fields/file'

test('an application may bring documents, an idea an archive, five files of 20 MB', () => {
  expect(DOCUMENT_KINDS).toEqual(['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.docx', '.odt'])
  expect(ARCHIVE_KINDS).toEqual(['.zip'])
  expect([MAX_FILES, MAX_FILE_BYTES]).toEqual([5, 20_971_520])
})

test.each([
  ['cv.pdf', true],
  ['CV.PDF', true],
  ['photo.jpeg', true],
  ['cv.pdf.exe', false],
  ['pdf', false],
  ['.pdfx', false],
  ['', false],
])('a document called %j: %s', (name, isDocument) => {
  expect(isOfKind(name, DOCUMENT_KINDS)).toBe(isDocument)
})

test.each([
  ['.pdf,.jpg', ['.pdf', '.jpg']],
  ['PDF; *.png', ['.pdf', '.png']],
  ['.exe, .pdf', ['.pdf']],
])('of a field that takes %s', (accepted, kinds) => {
  expect(acceptedKinds(accepted)).toEqual(kinds)
})

test.each([null, '', 'image/*', '.exe'])('%s names nothing that is taken: everything that is', (accepted) => {
  expect(acceptedKinds(accepted)).toEqual(DOCUMENT_KINDS)
})
