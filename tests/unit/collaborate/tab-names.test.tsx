/** @jest-environment node */
import { Individuals } from '@/components/collaborate/Individuals'
import { Organizations } from '@/components/collaborate/Organizations'
import { ProjectTemplate } from '@/components/collaborate/ProjectTemplate'
import { isTab } from '@/components/collaborate/tab-names'
import { thanksOf } from '@/components/shared/form/client/form-props'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))
jest.mock('@/lib/entities/departments', () => ({ getDepartments: async () => [{ documentId: 'media00000000000000000000', title: 'Media' }] }))

const EMAIL = 'info@example.org'

test.each([
  ['individuals', Individuals],
  ['organizations', Organizations],
  ['project-template', ProjectTemplate],
])('without an e-mail address %s leads to the help center', async (_, Tab) => {
  const screen = await renderScreen(<Tab locale="en" email={null} />)
  for (const link of screen.getAllByRole('link', { name: 'Write to us through the help center' })) {
    expect(link.getAttribute('href')).toBe('/en/help#contact')
  }
  expect(screen.queryByRole('link', { name: 'Write to us' })).toBeNull()
})

test('each way to write has a subject of its own', async () => {
  const subjects = []
  for (const Tab of [Individuals, Organizations, ProjectTemplate]) {
    const screen = await renderScreen(<Tab locale="en" email={EMAIL} />)
    const [link] = screen.getAllByRole('link', { name: 'Write to us' })
    subjects.push(new URL(link?.getAttribute('href') ?? '').searchParams.get('subject'))
  }
  expect(subjects).toEqual(['Project proposal', 'Partnership inquiry', 'Project idea'])
})

test('how long an answer takes is said', async () => {
  // In the guide and above the form, and when it was sent.
  expect((await renderScreen(<Individuals locale="en" email={EMAIL} />)).getAllByText(/2 to 3 weeks/)).toHaveLength(2)
  expect((await thanksOf('proposal', 'en')).after).toContainEqual(expect.stringMatching(/2 to 3 weeks/))
  expect((await renderScreen(<Organizations locale="en" email={EMAIL} />)).getAllByText(/3 to 5 business days/)[0]).toBeInTheDocument()
  expect((await thanksOf('partnership', 'en')).after).toContainEqual(expect.stringMatching(/3 to 5 business days/))
})

test('every file of the language is a link that saves it', async () => {
  const screen = await renderScreen(<ProjectTemplate locale="de" email={EMAIL} />)
  const files = screen.getAllByRole('link', { name: /herunterladen/ })
  expect(files.map((link) => link.getAttribute('href'))).toEqual(['docx', 'txt', 'pdf'].map((format) => `/templates/project-template-de.${format}`))
  for (const link of files) expect(link.hasAttribute('download')).toBe(true)
})

test('only the three tabs are tabs', () => {
  expect(['individuals', 'organizations', 'project-template'].every(isTab)).toBe(true)
  expect(['template', 'Individuals', 'toString', ''].some(isTab)).toBe(false)
})
