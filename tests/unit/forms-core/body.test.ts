/** @jest-environment node */
import { BodyTooLarge, NotAForm, MAX_BODY_BYTES, readBody, readStoredFiles } from '@/lib/forms/body'

const request = (body: BodyInit, headers?: HeadersInit) => new Request('http://site/send', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)

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
