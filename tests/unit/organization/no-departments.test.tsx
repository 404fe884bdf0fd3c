/** @jest-environment node */
import { NoDepartments } from '@/components/organization/NoDepartments'
import { getOrganization } from '@/lib/entities/departments'
import { answerContent } from '../entities/content-answers'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))
jest.mock('@/lib/preview/current', () => ({ currentPreview: async () => null }))
// Its place is filled by the framework's rendering alone.
jest.mock('@/lib/framework/static/Static', () => ({ Static: ({ children }: { children: React.ReactNode }) => children }))

let departments: unknown[]

const answer = (documents: unknown[]) => {
  departments = documents
}

answerContent((path) => ({ data: path === '/api/departments' ? departments : null }))

const broken = { documentId: 'dep1', title: 'IT', slug: null, roles: [] }

test('without any department the page says that there is no data', async () => {
  answer([])
  const screen = await renderScreen(<NoDepartments locale="en" />)
  expect(screen.getByRole('heading', { level: 1, name: 'Organization Structure' })).toBeInTheDocument()
  expect(screen.getByText('No Departments Available')).toBeInTheDocument()
  expect(screen.getByText('No organizational data is currently available.')).toBeInTheDocument()
})

test('with departments of which none has an address, it says that the default one is invalid', async () => {
  answer([broken])
  const screen = await renderScreen(<NoDepartments locale="en" />)
  expect(screen.getByText('No Departments Available')).toBeInTheDocument()
  expect(screen.getByText('Configuration error: Default department is invalid.')).toBeInTheDocument()
})

test('departments and members without what identifies them are skipped; members come in their order', async () => {
  const person = (id: number | undefined, order: number) => ({ id, order, name: `Person ${order}` })
  const whole = { documentId: 'dep2', slug: 'it', roles: [person(1, 3), person(undefined, 2), person(3, 1)] }
  answer([broken, { slug: 'no-id' }, whole])
  const warnings = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const offices = await getOrganization('en')
  expect(offices.map(({ slug }) => slug)).toEqual(['it'])
  expect(offices[0]?.roles.map(({ id }) => id)).toEqual([3, 1])
  expect(warnings).toHaveBeenCalledTimes(1)
  warnings.mockRestore()
})
