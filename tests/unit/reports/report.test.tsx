/** @jest-environment node */
import { ReportCard } from '@/components/reports/ReportCard'
import { ReportHeader } from '@/components/reports/ReportHeader'
import { TableOfContents } from '@/components/reports/TableOfContents'
import { type Report, reports } from '@/lib/entities/reports'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const report = (fields: Partial<Report> = {}): Report => ({
  documentId: 'rep123',
  createdAt: '2026-10-01T08:00:00.000Z',
  updatedAt: '2026-10-02T08:00:00.000Z',
  publishedAt: '2026-10-02T08:00:00.000Z',
  slug: 'spending',
  title: 'Annual spending report',
  publishedDate: '2026-09-20',
  shortDescription: null,
  author: null,
  cover: null,
  contents: [],
  sourceLink: null,
  isExternalReport: false,
  seo: null,
  localizations: [],
  ...fields,
})

const card = (fields: Partial<Report>) => renderScreen(<ReportCard report={report(fields)} locale="en" />)

test('a report of our own leads to its page', async () => {
  const screen = await card({ sourceLink: 'https://source.example.org/x' })
  const link = screen.getByRole('link', { name: 'Annual spending report' })
  expect(link).toHaveAttribute('href', '/en/reports/spending')
  expect(link).not.toHaveAttribute('target')
  expect(screen.getByText('View details')).toBeInTheDocument()
  expect(screen.queryByText('External')).toBeNull()
})

test('a report by others is marked and opens at its source in a new tab', async () => {
  const screen = await card({ isExternalReport: true, sourceLink: 'https://source.example.org/x' })
  const link = screen.getByRole('link', { name: /Annual spending report.*new tab/ })
  expect(link).toHaveAttribute('href', 'https://source.example.org/x')
  expect(link).toHaveAttribute('target', '_blank')
  expect(screen.getByText('View report')).toBeInTheDocument()
  expect(screen.getByText('External')).toBeInTheDocument()
})

test('a report by others without a source leads to its page', async () => {
  const screen = await card({ isExternalReport: true })
  expect(screen.getByRole('link')).toHaveAttribute('href', '/en/reports/spending')
})

test('a date that is none is said to be invalid', async () => {
  const screen = await card({ publishedDate: 'someday' })
  expect(screen.getByText('Invalid Date')).toBeInTheDocument()
})

test('the head names author, date and the host of the source', async () => {
  const fields = { author: 'Jisr Berlin', sourceLink: 'https://www.jisr.example.org/studies/solar' }
  const screen = await renderScreen(<ReportHeader report={report(fields)} locale="en" />)
  expect(screen.getByText('Jisr Berlin')).toBeInTheDocument()
  expect(screen.getByText('20 September 2026')).toHaveAttribute('datetime', '2026-09-20')
  const source = screen.getByRole('link', { name: /^jisr\.example\.org/ })
  expect(source).toHaveAttribute('href', 'https://www.jisr.example.org/studies/solar')
  expect(source).toHaveAttribute('target', '_blank')
})

test('the table of contents leads to the headings', async () => {
  const screen = await renderScreen(<TableOfContents locale="de" entries={[{ id: 's-geld', text: 'Geld', depth: 0 }]} />)
  expect(screen.getByRole('navigation', { name: 'Inhalt' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Geld' })).toHaveAttribute('href', '#s-geld')
})

test('search engines learn whose report it is', () => {
  expect(reports.jsonLd('en', report())).toMatchObject({
    '@type': 'Report',
    datePublished: '2026-09-20T00:00:00+03:00',
    publisher: { '@id': 'http://localhost:3000/#organization' },
  })
  const external = reports.jsonLd('en', report({ isExternalReport: true, sourceLink: 'https://x.example.org', author: 'Jisr' }))
  expect(external).toMatchObject({ isBasedOn: 'https://x.example.org', author: { name: 'Jisr' } })
  expect(external).not.toHaveProperty('publisher')
})
