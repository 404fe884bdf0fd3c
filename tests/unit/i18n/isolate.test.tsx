/** @jest-environment node */
import { sanitizeHtml } from '@/components/shared/sanitize'
import { stretchesOf } from '@/lib/i18n/isolate'
import type { Locale } from '@/rules/languages'

const apart = (locale: Locale, text: string) => stretchesOf(locale, text).flatMap(({ text: words, direction }) => (direction ? [[direction, words]] : []))

test.each<[string, [string, string][]]>([
  [
    'اتصل بنا على +49 30 1234567 أو 0944 123 456.',
    [
      ['digits', '+49 30 1234567'],
      ['digits', '0944 123 456'],
    ],
  ],
  [
    'اتصل: (+963) 11 222-3333 أو ٠٩٤٤ ١٢٣ ٤٥٦',
    [
      ['digits', '(+963) 11 222-3333'],
      ['digits', '٠٩٤٤ ١٢٣ ٤٥٦'],
    ],
  ],
  ['العنوان: Musterstraße 12, 10115 Berlin، ألمانيا', [['ltr', 'Musterstraße 12, 10115 Berlin']]],
  ['12 Main Street, London', [['ltr', '12 Main Street, London']]],
  ['جمعية Imar e.V. مسجلة', [['ltr', 'Imar e.V.']]],
  ['مع UNHCR و Caritas (Germany) في 2024', [['ltr', 'Caritas (Germany)']]],
  ['الفقرة 5 (GDPR Art. 6 (1) b) تنص', [['ltr', 'GDPR Art. 6 (1) b']]],
  ['البريد info@example.org.', [['ltr', 'info@example.org']]],
  ['من 2020-2024 و 1.000.000 ليرة، الساعة 09:00 - 10:30، 0.5', []],
])('on an Arabic page %s keeps its order', (text, expected) => {
  expect(apart('ar', text)).toEqual(expected)
  expect(
    stretchesOf('ar', text)
      .map((stretch) => stretch.text)
      .join(''),
  ).toBe(text)
})

test('on a German page Arabic names are kept apart from the numbers behind them', () => {
  expect(apart('de', 'die Stadt حلب, 2024, und دمشق الشام، حمص.')).toEqual([
    ['rtl', 'حلب'],
    ['rtl', 'دمشق الشام، حمص'],
  ])
  expect(stretchesOf('de', 'Nur Deutsch, +49 30 1234567.')).toEqual([{ text: 'Nur Deutsch, +49 30 1234567.' }])
})

test('stored HTML is isolated in its texts alone', () => {
  expect(sanitizeHtml('ar', '<p title="x y">هاتف +49 30 1234567 &amp; <a href="https://example.org/a-b">Tom Co. KG</a> &lt;b&gt;</p>')).toBe(
    '<p>هاتف <bdo dir="ltr">+49 30 1234567</bdo> &amp; <a href="https://example.org/a-b"><bdi dir="ltr">Tom Co. KG</bdi></a> &lt;b&gt;</p>',
  )
})
