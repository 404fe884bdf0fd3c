import { parseXmlTexts, withXmlTexts, xmlText } from '@/rules/xml-text'

test('what XML forbids is taken out, and what breaks lines in a word processor stands between words', () => {
  expect(xmlText('a\u0002b\u0008c\u0000d\u001fe\ufffe\uffff')).toBe('abcde')
  expect(xmlText('one\u000btwo\u000cthree')).toBe('one two three')
  expect(xmlText('\ud83c\udfe0 \ud800x\udc00')).toBe('🏠 x')
  expect(xmlText('a\tb\nc\rd\u0085e')).toBe('a\tb\nc\rd\u0085e')
})

test('texts are found wherever they stand, and nothing else is changed', () => {
  const date = new Date()
  const given = { title: 'a\u0002', list: ['b\u000b', { text: 'c\u0008' }], date, none: null, number: 1 }
  expect(withXmlTexts(given)).toEqual({ title: 'a', list: ['b ', { text: 'c' }], date, none: null, number: 1 })
  expect(withXmlTexts({ date })).toEqual({ date })
})

test.each(['\\u0002', '\\b', '\\f', '\\u000B', '\\ud800', '\\uFFFF', '\uffff'])('in JSON %s is found', (written) => {
  const value = parseXmlTexts(`{"title":"x${written}y"}`)
  expect(value).toEqual({ title: written === '\\f' || written === '\\u000B' ? 'x y' : 'xy' })
})

test('in JSON an escaped backslash is no escape', () => {
  expect(parseXmlTexts('{"title":"\\\\u0002 \\\\b \\u0041"}')).toEqual({ title: '\\u0002 \\b A' })
})
