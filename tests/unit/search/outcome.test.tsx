/** @jest-environment node */
import { SearchOutcome } from '@/components/search/SearchOutcome'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { getSearchIndex } from '@/lib/search/live-index'
import { parseSearchQuery } from '@/lib/search/query'
import { LOCALES, type Locale } from '@/rules/languages'
import { renderScreen } from '../support/screen'
import { articleDocument, startContentDouble } from './content-double'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

let content: Awaited<ReturnType<typeof startContentDouble>>

// One service for all tests: the site reads its settings once.
beforeAll(async () => {
  content = await startContentDouble()
  process.env.CONTENT_URL = content.url
  process.env.CONTENT_REQUEST_DELAY_MS = '0'
})

beforeEach(() => {
  processState.search = undefined
  content.become('well')
})

afterAll(() => content.stop())

const show = (locale: Locale, q?: string, type?: string, page?: string) =>
  renderScreen(<SearchOutcome locale={locale} query={parseSearchQuery({ q, type, page })} />)

const articles = (count: number) => Array.from({ length: count }, (_, index) => articleDocument(`a${index}`, `مدرسة ${index}`))

test.each([
  [1, 'نتيجة واحدة عن «مدرسة»'],
  [2, 'نتيجتان عن «مدرسة»'],
  [3, '3 نتائج عن «مدرسة»'],
  [11, '11 نتيجة عن «مدرسة»'],
  [100, '100 نتيجة عن «مدرسة»'],
])('%d results are counted in good Arabic', async (count, text) => {
  content.documents.articles = articles(count)
  expect((await show('ar', 'مدرسة')).getByRole('heading', { level: 2 })).toHaveTextContent(text)
})

test('has ten results on a page, and links to the others', async () => {
  content.documents.articles = articles(21)
  const screen = await show('ar', 'مدرسة', undefined, '3')
  expect(screen.getAllByRole('article')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'الصفحة السابقة' })).toHaveAttribute('href', `/ar/search?q=${encodeURIComponent('مدرسة')}&page=2`)
  expect(screen.queryByRole('link', { name: 'الصفحة التالية' })).toBeNull()
})

test('lists the first two hundred, and says so', async () => {
  content.documents.articles = articles(250)
  const screen = await show('ar', 'مدرسة', undefined, '999')
  expect(screen.getByText(/تظهر أول 200 نتيجة فقط/)).toBeInTheDocument()
  expect(screen.getAllByRole('article')).toHaveLength(10)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('20')
})

test('offers only kinds of which there are any, and the one that was chosen', async () => {
  content.documents.articles = articles(2)
  const screen = await show('ar', 'مدرسة', 'faqs')
  expect(screen.getAllByRole('navigation')[0]?.textContent).toBe('الكل 2الأخبار 2الأسئلة 0')
  expect(screen.getByRole('link', { current: true })).toHaveTextContent('الأسئلة')
  expect(screen.getByText(/لا شيء من هذا النوع/)).toBeInTheDocument()
})

test('without a query it shows where to begin, and reads nothing', async () => {
  const before = content.reads.length
  const screen = await show('de', '   ')
  expect(screen.getByRole('heading', { name: 'Womit Sie beginnen können' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Fragen' })).toHaveAttribute('href', '/de/help#faqs')
  expect(content.reads).toHaveLength(before)
})

test('when it cannot search it says so, with a way to try again', async () => {
  content.become('dead')
  const screen = await show('en', 'school', 'projects')
  expect(screen.getByRole('alert')).toHaveTextContent('The search is not available at the moment')
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', '/en/search?q=school&type=projects')
})

test('when nothing is found it says so, with other words that would find something', async () => {
  content.documents.articles = articles(2)
  const screen = await show('ar', 'مذرثة')
  expect(screen.getByRole('status')).toHaveTextContent('لم نجد شيئاً عن «مذرثة»')
  expect(screen.getByRole('list', { name: 'هل تقصد:' })).toHaveTextContent('مدرسة')
})

test('when another language has something it is offered', async () => {
  content.documents.articles = [articleDocument('a', 'Bridge')]
  const screen = await show('ar', 'Brunnen')
  expect(screen.queryByText('توجد نتائج بلغات أخرى:')).toBeNull()
  for (const locale of LOCALES.filter((each) => each !== 'en')) (await getSearchIndex(locale)).remove('a')
  const other = await show('ar', 'bridge')
  const links = other.getByRole('list', { name: 'توجد نتائج بلغات أخرى:' }).querySelectorAll('a')
  expect([...links].map((link) => [link.getAttribute('href'), link.hreflang, link.textContent])).toEqual([['/en/search?q=bridge', 'en', 'English1']])
})

test('when the words were loosened it says so', async () => {
  content.documents.articles = [articleDocument('a', 'School'), articleDocument('b', 'Schools'), articleDocument('c', 'Water')]
  const notes = async (query: string) => (await show('en', query)).queryAllByText(/^(Results with|No page has)/).map(({ textContent }) => textContent)
  expect(await notes('water')).toEqual([])
  expect(await notes('school')).toEqual(['Results with similar words:'])
  expect(await notes('water school')).toEqual(['No page has all of these words. Results with some of them:'])
})
