/** @jest-environment node */
import { FileField } from '@/components/shared/form/fields/file/FileField'
import { openForm } from '@/components/shared/form/open-form'
import { EMPTY } from '@/lib/forms/form'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

test.each([
  ['ar', '(\u2066.pdf\u2069، \u2066.jpg\u2069)'],
  ['en', '(\u2066.pdf\u2069, \u2066.jpg\u2069)'],
] as const)('in %s the kinds of files are parted by the comma of the language', async (locale, kinds) => {
  const form = await openForm({ name: 'volunteer', locale, state: EMPTY })
  const screen = await renderScreen(<FileField form={form} name="papers" label="Papers" kinds={['.pdf', '.jpg']} />)
  expect(screen.getByText(/\.pdf/).textContent).toContain(kinds)
})
