/** @jest-environment node */
import fc from 'fast-check'
import { foldForSearch, wordsOf } from '@/cms/src/search-text'
import { LOCALES } from '@/lib/i18n/languages'
import { fold } from '@/lib/search/fold'

const letters = [...'اأإآٱىيیئؤةهكکـًّ٣۳ \u200f', ...'aeouäöüßæœøłđıéʿqQuE\u0308\u00ad', ...'ﻣﺪﺭﺳﺔﬁ']
const texts = fc.oneof(fc.string({ unit: fc.constantFrom(...letters) }), fc.string({ unit: 'binary' }))

test('the content service spells what it searches as the site does', () => {
  fc.assert(
    fc.property(texts, fc.constantFrom(...LOCALES), (text, locale) => {
      expect(foldForSearch(text, locale)).toBe(fold(text, locale).replace(/\s+/g, ' ').trim())
    }),
  )
})

test.each([
  ['ar', ' المدرسة\n  الأولى ', 'المدرسه الاولي'],
  ['en', 'ʾAlī  and 1,234,567', 'ali and 1234567'],
  ['de', 'Bäcker, Küche und neue Straßen', 'backer, kuche und neue strassen'],
])('in %s the content service compares “%s” as “%s”', (locale, text, folded) => {
  expect(foldForSearch(text, locale)).toBe(folded)
})

test('what names no language is Arabic', () => {
  expect(foldForSearch('Küche Poesie')).toBe('kuche poesie')
})

const words = (text: unknown) => ({ type: 'text', text })

test.each([
  [[{ type: 'paragraph', children: [words('One')] }, { type: 'quote', children: [words('two'), words('three')] }], 'One two three'],
  [[{ type: 'paragraph', children: [words('to'), { type: 'link', url: '/x', children: [words('there')] }] }], 'to there'],
  [words('alone'), 'alone'],
  [{ type: 'text', text: 7 }, ''],
  [{ type: 'image' }, ''],
  ['text', ''],
  [null, ''],
  [undefined, ''],
  [[], ''],
])('the content service finds in %j the words “%s”', (blocks, text) => {
  expect(wordsOf(blocks)).toBe(text)
})
