import { email, isEmail } from '@/rules/fields/email'
import { emailKey } from '@/rules/text'

const read = (typed: string) => {
  const { success, data, error } = email.safeParse(typed)
  return success ? data : error.issues.map(({ message }) => message)
}

test.each([
  ['amal@example.org', 'amal@example.org'],
  [' \u2066amal@example.org\u2069 ', 'amal@example.org'],
  ["o'brien+news_2@sub.example.co.uk", "o'brien+news_2@sub.example.co.uk"],
  ['أمل@مثال.إختبار', 'أمل@مثال.إختبار'],
  ['jürgen@bücher.example', 'jürgen@bücher.example'],
  ['info@xn--bcher-kva.example', 'info@xn--bcher-kva.example'],
  // Full-width letters as a Japanese or Chinese keyboard types them.
  ['ａｍａｌ＠example．org', 'amal@example.org'],
  // One mark of punctuation that was copied along.
  ['amal@example.org.', 'amal@example.org'],
  ['amal@example.org,', 'amal@example.org'],
  ['amal@example.org;', 'amal@example.org'],
  ['amal@example.org،', 'amal@example.org'],
  ['amal@example.org؛ \u200f', 'amal@example.org'],
])('%j is the address %j', (typed, address) => {
  expect(read(typed)).toBe(address)
  expect(isEmail(typed)).toBe(true)
})

test.each([
  // A mail program reads these as a list, a group, a comment or a name beside another address.
  'p1,v@example.org',
  'v@example.org,w@example.org',
  'v@example.org, w@example.org',
  'v@example.org;w@example.org',
  'p1;v@example.org',
  'name:v@example.org;',
  '(comment)v@example.org',
  'v(comment)@example.org',
  'v@example.org(comment)',
  '<v@example.org>',
  'Amal <v@example.org>',
  'mailto:v@example.org',
  '"p1,v"@example.org',
  '"Amal" v@example.org',
  'v@[192.0.2.1]',
  'v\\,w@example.org',
  'p1，v@example.org',
  '＜v@example.org＞',
  'p1،v@example.org',
  'p1؛v@example.org',
  'p1、v@example.org',
  'v@example.org\nBcc: w@example.org',
  'p1\u00a0v@example.org',
  // Dots at an end, or two together.
  '.amal@example.org',
  'amal.@example.org',
  'am..al@example.org',
  'amal@.example.org',
  'amal@example..org',
  'amal@example.org..',
  // What no server can have as a name.
  'amal@example',
  'amal@-example.org',
  'amal@example-.org',
  'amal@exa_mple.org',
  'amal@192.0.2.1',
  `amal@${'x'.repeat(64)}.org`,
  `${'x'.repeat(65)}@example.org`,
  `${'أ'.repeat(33)}@example.org`,
  'amal@@example.org',
  'am@al@example.org',
  '@example.org',
  'amal@',
])('%j is not the address of one mailbox', (typed) => {
  expect(read(typed)).toEqual(['invalid_email'])
  expect(isEmail(typed)).toBe(false)
})

test('of an empty address it is said that it is missing', () => {
  expect([read(''), read(' \u200f'), isEmail('')]).toEqual([['required'], ['required'], false])
})

test.each([
  ['amal@example.org', ['Amal@Example.ORG', ' a mal @ example.org ', '\u200famal@example.org\u200e', 'ａｍａｌ＠example.org', 'amal@example.org،']],
  ['info@xn--bcher-kva.example', ['info@bücher.example', 'INFO@BÜCHER.example', 'info@bu\u0308cher.example', 'info@XN--BCHER-KVA.example']],
  ['v@xn--mgbh0fb.xn--kgbechtv', ['v@مثال.إختبار', 'v@\u202bمثال.إختبار\u202c']],
])('%j is the key of all its spellings', (key, spellings) => {
  for (const spelling of [key, ...spellings]) expect(emailKey(spelling)).toBe(key)
})

test('what is no address keeps a key of its own', () => {
  expect(emailKey('IDE-2345')).toBe('ide-2345')
  expect(emailKey('p1,v@example.org')).toBe('p1,v@example.org')
})

test('a long text is judged in no time', () => {
  expect(isEmail(`${'a.'.repeat(500_000)}@${'b-'.repeat(500_000)}`)).toBe(false)
})
