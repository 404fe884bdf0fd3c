import { fileHeaders, uploadPath } from '@/lib/server/uploads'

test.each([
  [['a_b-1.webp'], '/uploads/a_b-1.webp'],
  [['folder', 'a b.pdf'], '/uploads/folder/a%20b.pdf'],
])('%j is the file %s', (segments, path) => {
  expect(uploadPath(segments)).toBe(path)
})

test.each([[['..', 'secret']], [['a', '..', 'b.pdf']], [['..%2f.env']], [['.env']], [['a/b.pdf']], [['a\\b.pdf']], [[]], [['a', 'b', 'c', 'd', 'e']]])(
  '%j is no upload',
  (segments) => {
    expect(uploadPath(segments)).toBeNull()
  },
)

test.each([
  ['a.webp', 'image/webp', 'inline'],
  ['a.PDF', 'application/pdf', 'inline'],
  ['a.zip', 'application/zip', 'attachment'],
  ['a.html', 'application/octet-stream', 'attachment'],
  ['a.svg', 'application/octet-stream', 'attachment'],
  ['a.js', 'application/octet-stream', 'attachment'],
  ['pdf', 'application/pdf', 'inline'],
])('%s is sent as %s, %s', (name, type, disposition) => {
  const headers = fileHeaders(name)
  expect(headers['content-type']).toBe(type)
  expect(headers['content-disposition'].split(';')[0]).toBe(disposition)
})
