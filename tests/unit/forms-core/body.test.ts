/** @jest-environment node */
import { readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { bodyOf, BodyTooLarge, NotAForm, MAX_BODY_BYTES, readStoredFiles, withBody } from '@/lib/forms/body'
import { MAX_FILE_BYTES } from '@/rules/fields/file'

const request = (body: BodyInit, headers?: HeadersInit) => new Request('http://site/send', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

const readBody = (sent: Request) => withBody(sent, async (body) => body)

function form(entries: [string, string | File][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

test('what people typed is told from what belongs to the way of the form', async () => {
  const body = await readBody(
    request(
      form([
        ['name', 'Rima'],
        ['_attempt', 'a'],
        ['_more', ''],
      ]),
    ),
  )
  expect(body.values).toEqual({ name: 'Rima' })
  expect(body.control).toEqual({ attempt: 'a', trap: '' })
})

test('several values of one name stay together', async () => {
  expect(
    (
      await readBody(
        request(
          form([
            ['cv', 'a'],
            ['cv', 'b'],
            ['cv', 'c'],
          ]),
        ),
      )
    ).values,
  ).toEqual({ cv: ['a', 'b', 'c'] })
})

test('files come apart, and an empty choice is none', async () => {
  const { uploads, values } = await readBody(
    request(
      form([
        ['cv', new File(['x'], 'cv.pdf')],
        ['photo', new File([], 'empty.pdf')],
      ]),
    ),
  )
  expect(uploads.map(({ field, file }) => [field, file.name])).toEqual([['cv', 'cv.pdf']])
  expect(values).toEqual({})
})

test('a field named like a part of every object is a field', async () => {
  const { values } = await readBody(
    request(
      form([
        ['__proto__', 'x'],
        ['constructor', 'y'],
      ]),
    ),
  )
  expect(Object.entries(values)).toEqual([
    ['__proto__', 'x'],
    ['constructor', 'y'],
  ])
})

test.each([
  [
    'tells its length',
    (bytes: Uint8Array<ArrayBuffer>) => request(bytes, { 'content-type': 'multipart/form-data; boundary=x', 'content-length': String(bytes.byteLength) }),
  ],
  ['does not tell its length', (bytes: Uint8Array<ArrayBuffer>) => request(new Blob([bytes]).stream(), { 'content-type': 'multipart/form-data; boundary=x' })],
])('a body that is too large and %s is refused', async (_, make) => {
  await expect(readBody(make(new Uint8Array(MAX_BODY_BYTES + 1)))).rejects.toBeInstanceOf(BodyTooLarge)
})

test.each([
  ['as large as may be is looked at', MAX_BODY_BYTES, NotAForm],
  ['larger is refused before it is read', MAX_BODY_BYTES + 1, BodyTooLarge],
])('what says that it is %s', async (_, length, error) => {
  await expect(readBody(request('x', { 'content-length': String(length) }))).rejects.toBeInstanceOf(error)
})

test('a body exactly as large as it may be is read, its file from the disk', async () => {
  const [head, tail] = ['--x\r\nContent-Disposition: form-data; name="a"; filename="a.pdf"\r\n\r\n', '\r\n--x--\r\n']
  const length = MAX_BODY_BYTES - head.length - tail.length
  const body = new Blob([head, new Uint8Array(length), tail]).stream()
  const size = await withBody(request(body, { 'content-type': 'multipart/form-data; boundary=x' }), async ({ uploads }) => uploads[0]?.file.size)
  // What is longer than a file may be is cut one byte behind that.
  expect(size).toBe(MAX_FILE_BYTES + 1)
})

test('files are on the disk while they are used, and gone afterwards', async () => {
  const before = readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'))
  const text = await withBody(request(form([['cv', new File(['what it says'], 'cv.pdf')]])), async ({ uploads }) => {
    expect(readdirSync(tmpdir()).filter((name) => name.startsWith('upload-')).length).toBeGreaterThan(before.length)
    return uploads[0]?.file.text()
  })
  expect(text).toBe('what it says')
  expect(readdirSync(tmpdir()).filter((name) => name.startsWith('upload-'))).toEqual(before)
})

test.each([
  ['fields', () => form(Array.from({ length: 401 }, (_, index) => [`field${index}`, 'x']))],
  ['files', () => form(Array.from({ length: 41 }, () => ['cv', new File(['x'], 'cv.pdf')]))],
  [
    'text',
    () =>
      form([
        ['a', 'x'.repeat(300_000)],
        ['b', 'x'.repeat(300_000)],
      ]),
  ],
])('a form of too many %s is refused', async (_, make) => {
  await expect(readBody(request(make()))).rejects.toBeInstanceOf(BodyTooLarge)
})

test('a form without files is read as browsers send it, and has no more fields than another one', async () => {
  const type = { 'content-type': 'application/x-www-form-urlencoded' }
  expect((await readBody(request('name=Rima&cv=a&cv=b', type))).values).toEqual({ name: 'Rima', cv: ['a', 'b'] })
  await expect(readBody(request('a&'.repeat(401), type))).rejects.toBeInstanceOf(BodyTooLarge)
})

test('a request without a body is a form without fields', async () => {
  expect(await readBody(new Request('http://site/send', { method: 'POST' }))).toMatchObject({ values: {}, control: {}, uploads: [] })
})

test('no more than 400 fields are read', () => {
  const { values } = bodyOf(form(Array.from({ length: 401 }, (_, index) => [`field${index}`, 'x'])))
  expect(Object.keys(values)).toHaveLength(400)
})

test('a file in place of a token is none', () => {
  expect(bodyOf(form([['_attempt', new File(['x'], 'attempt')]])).control).toEqual({})
})

test('what is no form is refused', async () => {
  await expect(readBody(request('{}', { 'content-type': 'application/json' }))).rejects.toBeInstanceOf(NotAForm)
})

test('stored files keep their names, also when one of them is given up', () => {
  const values = { cv: ['one', 'three'], 'cv.filename': ['one cv.pdf', 'two letter.pdf', 'three سيرة ذاتية.pdf'] }
  expect(readStoredFiles(values, ['cv', 'photo'])).toEqual({
    cv: [
      { id: 'one', name: 'cv.pdf' },
      { id: 'three', name: 'سيرة ذاتية.pdf' },
    ],
    photo: [],
  })
})

test('a stored file without a name is called by its id, and an empty choice is no file', () => {
  expect(readStoredFiles({ cv: 'one', photo: '' }, ['cv', 'photo', 'licence'])).toEqual({ cv: [{ id: 'one', name: 'one' }], photo: [], licence: [] })
})
