/** @jest-environment node */
import { KeptAnswers } from '@/components/projects/application/KeptAnswers'
import { EMPTY } from '@/lib/forms/form'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

test('an application whose form could not be read is kept whole, and can be sent again as the same attempt', async () => {
  const values = { projectId: 'project000001', firstName: 'أمل', papers: ['file000000001', 'file000000002'] }
  const screen = await renderScreen(<KeptAnswers locale="en" state={{ ...EMPTY, values, attempt: 'attempt0000000001', confirmation: 'token' }} />)
  expect(screen.getByRole('alert')).toHaveTextContent('Failed to fetch form configuration')
  const form = screen.getByRole('button', { name: 'Try again' }).closest('form')
  expect(form).toHaveAttribute('action', '/en/send/volunteer')
  const sent = [...(form?.querySelectorAll('input') ?? [])].map(({ name, value }) => [name, value])
  expect(sent).toEqual([
    ['projectId', 'project000001'],
    ['firstName', 'أمل'],
    ['papers', 'file000000001'],
    ['papers', 'file000000002'],
    ['_attempt', 'attempt0000000001'],
    ['_confirmation', 'token'],
  ])
})
