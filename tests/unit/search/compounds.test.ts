import { Compounds } from '@/lib/search/compounds'
import type { Locale } from '@/rules/languages'

function compoundsOf(locale: Locale, ...terms: string[]): Compounds {
  const compounds = new Compounds(locale)
  for (const term of terms) compounds.add(term)
  return compounds
}

test.each<[Locale, string, string, boolean]>([
  ['de', 'grundschule', 'schule', true],
  ['de', 'trinkwasserleitung', 'wasser', true],
  ['de', 'schulen', 'schule', false],
  ['de', 'eschule', 'schule', false],
  ['de', 'spielplatz', 'platz', true],
  ['de', 'bauplan', 'plan', false],
  ['de', 'grundschule', 'wasser', false],
  ['ar', 'ومدرسه', 'مدرسه', true],
  ['ar', 'فبمدرسه', 'مدرسه', true],
  ['ar', 'وسكبمدرسه', 'مدرسه', false],
  ['ar', 'تمدرسه', 'مدرسه', false],
  ['ar', 'وتمدرسه', 'مدرسه', false],
  ['ar', 'تومدرسه', 'مدرسه', false],
  ['ar', 'ومدرسهم', 'مدرسه', false],
  ['ar', 'وتعليم', 'مدرسه', false],
  ['ar', 'مدرسه', 'مدرسه', false],
  ['ar', 'وماء', 'ماء', false],
  ['ar', 'وبيوت', 'بيوت', true],
  ['en', 'information', 'form', false],
  ['en', 'ومدرسه', 'مدرسه', false],
])('in %s, that “%s” holds “%s” is %s', (locale, word, term, expected) => {
  expect(compoundsOf(locale, word).holding(term)).toEqual(expected ? [word] : [])
})

test('they come in the order in which their terms came, each once', () => {
  const german = compoundsOf('de', 'grundschule', 'wasser', 'hochschule', 'schule', 'schuleschule', 'grundschule')
  expect(german.holding('schule')).toEqual(['grundschule', 'hochschule'])
  german.add('vorschule')
  expect(german.holding('schule')).toEqual(['grundschule', 'hochschule', 'vorschule'])
  expect(compoundsOf('ar', 'وبمدرسه', 'ماء', 'ومدرسه', 'بمدرسه').holding('مدرسه')).toEqual(['وبمدرسه', 'ومدرسه', 'بمدرسه'])
})

test('a word that is looked for in very many is found in fifty', () => {
  const many = Array.from({ length: 80 }, (_, number) => `ort${number}wasser`)
  expect(compoundsOf('de', ...many).holding('wasser')).toEqual(many.slice(0, 50))
})
