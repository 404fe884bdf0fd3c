/** @jest-environment node */
import fc from 'fast-check'
import { foldForSearch } from '@/cms/src/search-text'
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
