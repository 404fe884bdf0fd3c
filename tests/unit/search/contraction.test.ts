import { foldWords, searchedWords } from '@/rules/fold'
import { SearchIndex } from '@/lib/search/search-index'
import { words } from '@/lib/search/words'

const titles = ['دعم اللاجئين', 'منح للاجئين', 'مدرسة لغة', 'دورة للغة', 'لعب الأطفال', 'كتب للأطفال', 'شئون الطلاب']

const index = new SearchIndex('ar')
for (const [at, title] of titles.entries()) index.put({ id: `article:${at}`, type: 'articles', title, summary: '', body: '', date: null, href: '/' })

const found = (query: string) => index.search(query).map(({ entry }) => entry.title)

test.each([
  ['للاجئين', ['دعم اللاجئين', 'منح للاجئين']],
  ['لاجئين', ['دعم اللاجئين', 'منح للاجئين']],
  ['اللاجئين', ['دعم اللاجئين', 'منح للاجئين']],
  ['للغة', ['مدرسة لغة', 'دورة للغة']],
  ['لغة', ['مدرسة لغة', 'دورة للغة']],
  ['للأطفال', ['لعب الأطفال', 'كتب للأطفال']],
  ['أطفال', ['لعب الأطفال', 'كتب للأطفال']],
  ['شؤون', ['شئون الطلاب']],
  ['الأط\u00adفال', ['لعب الأطفال', 'كتب للأطفال']],
])('%s finds both readings of the contraction', (query, expected) => {
  expect(found(query).sort()).toEqual([...expected].sort())
  // The filter of events and the search of the content service look for parts of folded words.
  const filtered = titles.filter((title) => searchedWords(query, 'ar').every((word) => foldWords(title, 'ar').includes(word)))
  expect(filtered.sort()).toEqual([...expected].sort())
})

test('what is invisible cuts no word', () => {
  expect(words('Kinder\u00adgarten, \u200fمد\u200bرسة\u200f').map((word) => word.replace(/[^\p{L}]/gu, ''))).toEqual(['Kindergarten', 'مدرسة'])
})
