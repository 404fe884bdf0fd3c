/** @jest-environment node */
import { resultsMarkup } from '@/components/search/result-markup'
import type { Entry } from '@/lib/entities/entry'
import { getTranslations } from '@/lib/i18n/translations'
import type { Found } from '@/lib/search/search-index'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const school: Entry = { id: 'a', type: 'articles', title: 'A new school', summary: 'For <b>us</b>', body: '', date: '2026-11-23', href: '/en/articles/a' }

const found = (entry: Entry, ...terms: string[]): Found => ({ entry, terms, fit: 'exact' })

async function markup(...results: Found[]): Promise<string[]> {
  const t = await getTranslations({ locale: 'en', namespace: 'search' })
  return resultsMarkup(results, { locale: 'en', t, newTab: 'opens in a new tab' })
}

test('what was found again says the same, with the words of this question marked', async () => {
  const [first = ''] = await markup(found(school, 'new'))
  expect(first).toContain('A <mark>new</mark> school')
  expect(first).toContain('For &lt;b&gt;us&lt;/b&gt;')
  expect(await markup(found(school, 'new'))).toEqual([first])
  expect((await markup(found(school, 'school')))[0]).toContain('A new <mark>school</mark>')
})

test('a document that was published again says what it says now', async () => {
  await markup(found(school, 'new'))
  expect((await markup(found({ ...school, title: 'A new clinic' }, 'new')))[0]).toContain('A <mark>new</mark> clinic')
})

test('results stand in their order, whether they were made before or not', async () => {
  const clinic = { ...school, id: 'b', title: 'A clinic' }
  await markup(found(clinic))
  const titles = (await markup(found({ ...school, id: 'c', title: 'Third' }), found(clinic), found(school))).map(
    (html) => /<h3><a [^>]*>([^<]*)</.exec(html)?.[1],
  )
  expect(titles).toEqual(['Third', 'A clinic', 'A new school'])
})
