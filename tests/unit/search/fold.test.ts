import { fold } from '@/lib/search/fold'

const same = (locale: 'ar' | 'en' | 'de', ...spellings: string[]) =>
  expect(new Set(spellings.map((spelling) => fold(spelling, locale)))).toEqual(new Set([fold(spellings[0] ?? '', locale)]))

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
    expect(fold('neue Quelle', 'de')).toBe('neue quelle')
    expect(fold('Frauen', 'de')).toBe('frauen')
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

test('is the same when folded again', () => {
  for (const text of ['أهلاً بمُدرّسة', 'Grüße aus Köln', 'Crème brûlée']) {
    for (const locale of ['ar', 'en', 'de'] as const) expect(fold(fold(text, locale), locale)).toBe(fold(text, locale))
  }
})
