/** @jest-environment node */
import { Departments } from '@/components/join/Departments'
import { KeyFigures } from '@/components/join/KeyFigures'
import type { Department } from '@/lib/entities/departments'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const department = (fields: Partial<Department> = {}): Department => ({
  documentId: 'd1',
  title: 'IT',
  description: null,
  slug: 'it',
  officeName: 'IT Office',
  order: 1,
  volunteersCount: 21,
  managers: 2,
  canJoinTo: true,
  roles: [],
  ...fields,
})

test('the figures are those of the whole team, final from the start', async () => {
  const departments = [department(), department({ documentId: 'd2', volunteersCount: 1200, managers: 1, canJoinTo: false })]
  const screen = await renderScreen(<KeyFigures locale="en" departments={departments} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['2Departments', '1,221Active members', '3Team managers'])
  expect(screen.getByText('1,221')).toHaveAttribute('data-count', '1221')
})

test('without departments there are no figures', async () => {
  const screen = await renderScreen(<KeyFigures locale="en" departments={[]} />)
  expect(screen.queryByRole('heading')).toBeNull()
})

test.each([
  ['en', 1, 1, ['1 volunteer', '1 manager']],
  ['de', 1, 3, ['1 freiwillige Person', '3 Teamleitungen']],
  ['ar', 0, 0, ['لا متطوعين بعد', 'لا مدير بعد']],
  ['ar', 1, 1, ['متطوع واحد', 'مدير واحد']],
  ['ar', 2, 2, ['متطوعان', 'مديران']],
  ['ar', 5, 4, ['5 متطوعين', '4 مديرين']],
  ['ar', 64, 11, ['64 متطوعاً', '11 مديراً']],
  ['ar', 100, 200, ['100 متطوع', '200 مدير']],
] as const)('people of a department in %s: %i and %i', async (locale, volunteersCount, managers, texts) => {
  const screen = await renderScreen(<Departments locale={locale} departments={[department({ volunteersCount, managers })]} />)
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument()
})

test('the office is linked when it has both an address and a name', async () => {
  const screen = await renderScreen(<Departments locale="de" departments={[department()]} />)
  expect(screen.getByRole('link', { name: /IT Office/ })).toHaveAttribute('href', '/de/organization/it')
})

test.each([{ slug: null }, { officeName: null }])('with %j there is no link to the office', async (fields) => {
  const screen = await renderScreen(<Departments locale="en" departments={[department(fields)]} />)
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Apply: IT'])
})

test('where no department takes anybody, the projects do', async () => {
  const screen = await renderScreen(<Departments locale="en" departments={[]} />)
  expect(screen.getByRole('heading', { name: 'No Departments Available' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'See the projects' })).toHaveAttribute('href', '/en/projects')
})
