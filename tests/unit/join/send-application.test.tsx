/** @jest-environment node */
import { within } from '@testing-library/dom'
import { DepartmentForm } from '@/components/join/DepartmentForm'
import type { Department } from '@/lib/entities/departments'
import { EMPTY } from '@/lib/forms/form'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const department: Department = {
  documentId: 'media1234567890',
  title: 'Media',
  description: null,
  slug: 'media',
  officeName: null,
  order: 1,
  volunteersCount: 1,
  managers: 1,
  canJoinTo: true,
  roles: [],
}

test('everything but the offers by e-mail is required, and nothing is chosen beforehand', async () => {
  const screen = await renderScreen(
    <section>
      <h2 id="title">Apply</h2>
      <DepartmentForm locale="en" departments={[department]} labelledBy="title" />
    </section>,
  )
  const form = screen.getByRole('form', { name: 'Apply' })
  const fields = [...form.querySelectorAll<HTMLInputElement>('[required]')].map(({ name }) => name)
  expect([...new Set(fields)].sort()).toEqual([
    'canAttendWorkshops',
    'canManage',
    'department',
    'educationDegree',
    'email',
    'experienceYears',
    'fullName',
    'hasProject',
    'legalConsent',
    'location',
    'phone',
    'specialization',
  ])
  expect(form.querySelectorAll('input:checked')).toHaveLength(0)
  expect(screen.getByLabelText(/^Department/)).toHaveValue('')
})

test('what was typed comes back, with what is wrong beside it', async () => {
  const values = { department: department.documentId, canManage: 'false', fullName: 'Samer' }
  const state = { ...EMPTY, values, errors: { phone: 'field_required' as const } }
  const screen = await renderScreen(<DepartmentForm locale="en" departments={[department]} state={state} />)
  expect(screen.getByLabelText(/^Department/)).toHaveDisplayValue('Media')
  expect(screen.getByRole('group', { name: /lead a team/ }).querySelector('input:checked')).toHaveAttribute('value', 'false')
  expect(screen.getByLabelText(/^Full name/)).toHaveValue('Samer')
  expect(screen.getByLabelText(/^Phone number/)).toHaveAccessibleDescription('Please fill in this field.')
})

test('the summary names the fields, in the order of the page', async () => {
  const errors = { legalConsent: 'consent_required', experienceYears: 'field_required', department: 'field_required', hasProject: 'field_required' } as const
  const screen = await renderScreen(<DepartmentForm locale="en" departments={[department]} state={{ ...EMPTY, errors }} />)
  const links = within(screen.getByRole('alert')).getAllByRole('link')
  expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['#department-department', 'Department – Please fill in this field.'],
    ['#department-experienceYears', 'Years of experience – Please fill in this field.'],
    ['#department-hasProject', 'Do you have a project of your own? – Please fill in this field.'],
    ['#department-legalConsent', 'You must accept the terms and conditions'],
  ])
})
