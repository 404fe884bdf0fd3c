/** @jest-environment node */
import { Departments } from '@/components/organization/Departments'
import { departments } from '@/lib/entities/departments'
import { Team } from '@/components/organization/Team'
import { renderScreen } from '../support/screen'
import { office, role } from './fixtures'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const LONG = `${'word '.repeat(60)}end`

test('a long biography is cut, and the whole of it is in the page', async () => {
  const screen = await renderScreen(<Team locale="en" office={office({ roles: [role({ bio: LONG })] })} />)
  expect(screen.getByText(/^word .* word…$/)).toBeInTheDocument()
  expect(screen.getByText(LONG)).toBeInTheDocument()
  expect(screen.getByText('Read more')).toBeInTheDocument()
  expect(screen.getByText('Show less')).toBeInTheDocument()
  expect(screen.getByText('about Lama Shahin')).toBeInTheDocument()
})

test('a short biography has nothing to open', async () => {
  const screen = await renderScreen(<Team locale="en" office={office({ roles: [role({ bio: 'Short.' })] })} />)
  expect(screen.getByText('Short.')).toBeInTheDocument()
  expect(screen.queryByText('Read more')).toBeNull()
})

test('a member has links to the profiles that are there, and to no other', async () => {
  const member = role({ linkedin: 'https://linkedin.example.org/l', twitter: 'https://x.example.org/l' })
  const screen = await renderScreen(<Team locale="en" office={office({ roles: [member] })} />)
  expect(screen.getByRole('list', { name: 'Profiles of Lama Shahin' })).toBeInTheDocument()
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => [link.getAttribute('aria-label'), link.href])).toEqual([
    ['LinkedIn (opens in a new tab)', 'https://linkedin.example.org/l'],
    ['X (opens in a new tab)', 'https://x.example.org/l'],
  ])
})

test('an office without members says so, and invites only where it can be joined', async () => {
  const closed = await renderScreen(<Team locale="en" office={office({ roles: [] })} />)
  expect(closed.getByText('No Team Members')).toBeInTheDocument()
  expect(closed.queryByRole('link')).toBeNull()
  const open = await renderScreen(<Team locale="en" office={office({ canJoinTo: true })} />)
  expect(open.getByRole('link', { name: 'Apply to join this department' })).toHaveAttribute('href', '/en/join')
})

test('an office without a name of its own goes by its department', async () => {
  const screen = await renderScreen(<Team locale="en" office={office({ officeName: null })} />)
  expect(screen.getByRole('heading', { level: 2, name: 'Engineering' })).toBeInTheDocument()
})

test('tabs and dropdown lead to every department and mark the current one', async () => {
  const current = office()
  const other = office({ documentId: 'dep2', slug: 'it', title: 'IT' })
  const screen = await renderScreen(<Departments locale="de" offices={[current, other]} current={current} />)
  const links = screen.getAllByRole('link')
  const hrefs = ['/de/organization/engineering', '/de/organization/it']
  expect(links.map((link) => link.getAttribute('href'))).toEqual([...hrefs, ...hrefs])
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['page', null, 'page', null])
})

test('search engines learn who works there', () => {
  expect(departments.jsonLd('en', office({ roles: [role({ linkedin: 'https://linkedin.example.org/l' })] }))).toMatchObject({
    '@type': 'Organization',
    name: 'Engineering Office',
    employee: [{ '@type': 'Person', name: 'Lama Shahin', jobTitle: 'Head of department', sameAs: ['https://linkedin.example.org/l'] }],
  })
  expect(departments.jsonLd('en', office({ roles: [] }))).not.toHaveProperty('employee')
})
