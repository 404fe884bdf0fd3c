import { fold, foldWords } from '@/rules/fold'
import type { Locale } from '@/rules/languages'

function same(locale: Locale, ...spellings: string[]) {
  expect(new Set(spellings.map((spelling) => fold(spelling, locale)))).toEqual(new Set([fold(spellings[0] ?? '', locale)]))
}

describe('Arabic', () => {
  test.each([
    ['alefs', ['احمد', 'أحمد', 'إحمد', 'آحمد', 'ٱحمد']],
    ['ya and alef maqsura', ['مستشفي', 'مستشفى', 'مستشفی']],
    ['ta marbuta and ha', ['مدرسة', 'مدرسه']],
    ['hamza carriers', ['مسؤول', 'مسوول']],
    ['hamza on ya', ['بيئة', 'بييه']],
    ['vowel signs', ['مُدَرِّسَةٌ', 'مدرسة']],
    ['tatweel', ['مـــدرسة', 'مدرسة']],
    ['Arabic and Persian digits', ['٢٠٢٦', '۲۰۲۶', '2026']],
    ['presentation forms', ['ﻣﺪﺭﺳﺔ', 'مدرسة']],
    ['marks of direction', ['\u200fمدرسة\u200e', 'مدرسة']],
    ['isolated texts', ['\u2066مدرسة\u2069', 'مدرسة']],
    ['hamza on waw', ['سؤال', 'سوال']],
    ['kafs', ['کتاب', 'كتاب', 'ڪتاب']],
    ['hamza before waw', ['شؤون', 'شئون', 'شوون', 'شُؤُون', 'شی\u0654ون']],
    ['hamza alone before waw', ['رؤوس', 'رءوس', 'رئوس']],
    ['hehs', ['مدرسہ', 'مدرسھ', 'مدرسە', 'مدرسۃ', 'مدرسۀ', 'مدرسة']],
    ['yehs', ['سوری', 'سورے', 'سورێ', 'سورې', 'سوري']],
    ['joiners', ['می\u200cخواهم', 'میخواهم']],
    ['embedded texts', ['\u202bمدرسة\u202c\u061c\ufeff', 'مدرسة']],
  ])('%s are one', (_, spellings) => same('ar', ...spellings))

  test('different words stay different', () => {
    expect(fold('علم', 'ar')).not.toBe(fold('عمل', 'ar'))
    expect(fold('سماء', 'ar')).not.toBe(fold('سماح', 'ar'))
  })
})

describe('German', () => {
  test.each([
    [['Bäcker', 'Baecker', 'BACKER', 'bäcker']],
    [['Öffnung', 'Oeffnung', 'offnung']],
    [['Küche', 'Kueche', 'kuche']],
    [['Straße', 'Strasse', 'STRASSE']],
    [['Ku\u0308che', 'K\u00fcche']],
  ])('%p are one', (spellings) => same('de', ...spellings))

  test('two vowels that are two sounds stay', () => {
    expect(fold('neue Quelle der Frauen', 'de')).toBe('neue quelle der frauen')
  })
})

describe('Latin', () => {
  test('accents, case and ligatures do not count', () => {
    same('en', 'Café', 'CAFE', 'cafe\u0301')
    same('en', 'Ḥamā', 'Hama')
    same('en', 'ﬁeld', 'field')
    same('en', 'Dayr az-Zawrʿ', 'dayr az-zawr')
  })

  test('English keeps its vowels', () => {
    expect(fold('blue oboe', 'en')).toBe('blue oboe')
  })
})

test.each(['12000', '12,000', '12.000', '12 000', '12\u00a0000', '12\u202f000', '12’000', '١٢٠٠٠', '١٢٬٠٠٠', '۱۲٬۰۰۰'])('%s is twelve thousand', (number) => {
  expect(fold(number, 'ar')).toBe('12000')
})

test.each(['2026 100', '3.5', '12,00', '030 12345', 'a1 000', '٣٫١٤'])('%s is no grouped number', (text) => {
  expect(fold(text, 'en')).toMatch(/\D/)
})

test.each<[Locale, string, string]>([
  ['ar', 'ٱلمدرسة', 'المدرسه'],
  ['ar', 'مصطفى', 'مصطفي'],
  ['ar', 'شهرزادی', 'شهرزادي'],
  ['ar', 'کرد', 'كرد'],
  ['ar', '٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['ar', '۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['en', 'Æsop Œuvre Øre Łódź Đorđe Isparta ısı Strauß', 'aesop oeuvre ore lodz dorde isparta isi strauss'],
  ['en', 'ʾAbū ʿAlī', 'abu ali'],
  ['en', 'soft\u00adhyphen zero\u200bwidth', 'softhyphen zerowidth'],
  ['en', 'Aerosol, Poem, Duet', 'aerosol, poem, duet'],
  ['de', 'Aerosol, Poesie, Duett', 'arosol, posie, dutt'],
  ['de', 'Bauer, Treue, Steuer, Frequenz, Siue', 'bauer, treue, steuer, frequenz, siue'],
  ['en', '1,234,567 and 12’000', '1234567 and 12000'],
  ['en', '12-000, x1 000, 1 000x, 1234,567, 1,2345', '12-000, x1 000, 1 000x, 1234,567, 1,2345'],
])('in %s “%s” is compared as “%s”', (locale, text, folded) => {
  expect(fold(text, locale)).toBe(folded)
})

test('is the same when folded again', () => {
  for (const text of ['أهلاً بمُدرّسة', 'Grüße aus Köln', 'Crème brûlée']) {
    for (const locale of ['ar', 'en', 'de'] as const) expect(fold(fold(text, locale), locale)).toBe(fold(text, locale))
  }
})

test.each([
  ['ar', ' المدرسة\n  الأولى ', 'المدرسه الاولي'],
  ['en', 'ʾAlī  and 1,234,567', 'ali and 1234567'],
  ['de', 'Bäcker, Küche und neue Straßen', 'backer, kuche und neue strassen'],
] as const)('in %s the words of “%s” are “%s”', (locale, text, folded) => {
  expect(foldWords(text, locale)).toBe(folded)
})
