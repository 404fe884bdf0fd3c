/** @jest-environment node */
import { PartnerCard } from '@/components/partners/PartnerCard'
import { PartnersList } from '@/components/partners/PartnersList'
import type { Partner } from '@/lib/entities/partners'
import { renderHtml } from '../support/render'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const partner = (fields: Partial<Partner> = {}): Partner => ({
  documentId: 'p1',
  name: 'Sanabel',
  description: [],
  descriptionHtml: null,
  website: null,
  logo: null,
  sortOrder: 1,
  featured: false,
  ...fields,
})

const paragraph = (text: string): Partner['description'] => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

const show = (fields: Partial<Partner>) => renderScreen(<PartnerCard locale="en" partner={partner(fields)} />)

test('the website opens in a new tab that cannot reach back, and says whose it is', async () => {
  const link = (await show({ website: 'https://sanabel.example.org' })).getByRole('link')
  expect(link).toHaveAttribute('href', 'https://sanabel.example.org')
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', 'noopener noreferrer')
  expect(link).toHaveAccessibleName('Visit website – Sanabel (opens in a new tab)')
})

test('a partner without website and description has neither link nor toggle', async () => {
  const screen = await show({})
  expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Sanabel')
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.queryByText('Read more')).toBeNull()
})

test('descriptions in blocks come with a toggle named after the partner', async () => {
  const screen = await show({ description: paragraph('Builds schools.') })
  expect(screen.getByText('Builds schools.')).toBeInTheDocument()
  const summary = screen.getByText('Read more').closest('summary')
  expect(summary).toHaveTextContent('Read moreShow less – Sanabel')
})

test('descriptions in HTML are sanitised, and their headings stand under the name', async () => {
  const descriptionHtml = '<h2>What they do</h2><p onclick="steal()">Test <strong>water</strong></p><script>steal()</script>'
  const html = await renderHtml(<PartnerCard locale="en" partner={partner({ descriptionHtml })} />)
  expect(html).toContain('<h4>What they do</h4><p>Test <strong>water</strong></p>')
  expect(html).not.toContain('steal')
})

test('where there are both, blocks are shown', async () => {
  const screen = await show({ description: paragraph('In blocks.'), descriptionHtml: '<p>In HTML.</p>' })
  expect(screen.getByText('In blocks.')).toBeInTheDocument()
  expect(screen.queryByText('In HTML.')).toBeNull()
})

test.each([
  ['ar', 'لا شركاء بعد'],
  ['en', 'No Partners Yet'],
  ['de', 'Noch keine Partner'],
] as const)('no partners at all are said in %s', async (locale, title) => {
  const screen = await renderScreen(<PartnersList locale={locale} partners={[]} />)
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
})
