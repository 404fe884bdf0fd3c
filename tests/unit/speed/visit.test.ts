import { readVisit } from '@/lib/speed/visit'

test('a visit is a path with the values that are known', () => {
  expect(readVisit('{"path":"/ar","lcp":1234.5,"inp":8,"cls":0.02}')).toEqual({ path: '/ar', lcp: 1234.5, inp: 8, cls: 0.02 })
  expect(readVisit('{"path":"/ar","cls":0}')).toEqual({ path: '/ar', cls: 0 })
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{}',
  '{"path":"ar"}',
  '{"path":1}',
  `{"path":"/${'a'.repeat(500)}"}`,
  '{"path":"/ar","lcp":-1}',
  '{"path":"/ar","lcp":120001}',
  '{"path":"/ar","inp":60001}',
  '{"path":"/ar","cls":20.1}',
  '{"path":"/ar","cls":"0"}',
  '{"path":"/ar","lcp":null}',
  '{"path":"/ar","lcp":1e999}',
  '{"path":"/ar","id":"a"}',
])('%j is no visit', (text) => {
  expect(readVisit(text)).toBeNull()
})
