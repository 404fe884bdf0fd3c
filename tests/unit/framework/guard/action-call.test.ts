/** @jest-environment node */
import { isActionCall } from '@/lib/framework/guard/action-call'

const ID = 'a'.repeat(42)

const isTaken = (body: BodyInit, headers: Record<string, string> = {}) =>
  isActionCall(new Request('http://site/en', { method: 'POST', headers: { 'next-action': ID, ...headers }, body }))

function form(entries: [string, string | Blob][]): FormData {
  const data = new FormData()
  for (const [name, value] of entries) data.append(name, value)
  return data
}

const CALL: [string, string] = ['0', '["en","$K1"]']

test('a language with an id or a form is taken', async () => {
  expect(await isTaken('["en","abcdefghijklmnopqrstuvwx"]')).toBe(true)
  expect(await isTaken(form([['_1_name', 'Rima'], ['_1_message', '$K1'], CALL]))).toBe(true)
})

test.each(['', 'x', '../../etc/passwd', 'a'.repeat(200), '$ACTION_ID_1'])('an action is not called "%s"', async (id) => {
  expect(await isTaken('["en","x"]', { 'next-action': id })).toBe(false)
})

test.each([
  '',
  '{',
  'null',
  '7',
  '{"a":1}',
  '["en",7]',
  '["en",["x"]]',
  '["en","x","y"]',
  '["en","$1"]',
  '["$F1","x"]',
  `["en","${'x'.repeat(101)}"]`,
  '['.repeat(900),
  'x'.repeat(2000),
])('text is refused: %.40s', async (body) => {
  expect(await isTaken(body)).toBe(false)
})

test.each<[string, () => FormData]>([
  ['no arguments', () => form([['_1_name', 'Rima']])],
  ['arguments twice', () => form([CALL, CALL])],
  ['a text in the place of a form', () => form([['0', '["en","x"]']])],
  ['the same form a thousand times', () => form([['0', `["en",${'"$K1",'.repeat(1000)}"$K1"]`]])],
  ['fields of another form', () => form([['_2_name', 'Rima'], CALL])],
  ['a model beside it', () => form([['1', '["$2"]'], ['2', '["$1"]'], CALL])],
  ['a file', () => form([['_1_name', new File(['x'], 'name.txt')], CALL])],
  ['a reference to a file', () => form([['0', '["en","$B1"]']])],
  [
    'an action of an older kind',
    () =>
      form([
        ['$ACTION_REF_1', ''],
        ['$ACTION_1:0', '{}'],
      ]),
  ],
  ['a thousand fields', () => form([...Array.from({ length: 1000 }, (_, index): [string, string] => [`_1_field${index}`, 'x']), CALL])],
])('a form is refused with %s', async (_, make) => {
  expect(await isTaken(make())).toBe(false)
})

test.each(['multipart/form-data', 'multipart/form-data; boundary=x', 'multipart/form-data; boundary='])('what is no form is refused: %s', async (type) => {
  expect(await isTaken('--x\r\n', { 'content-type': type })).toBe(false)
})
