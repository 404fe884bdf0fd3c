import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { dialogWords } from '@/components/shared/form/client/dialog-words'
import { formProps } from '@/components/shared/form/client/form-props'
import { DepartmentForm, type DepartmentProps } from '@/components/join/DepartmentForm'
import { chooseDepartment } from '@/components/join/chosen-department'
import { EMPTY, type FormState } from '@/lib/forms/form'
import en from '@/messages/en.json'
import { freshPage } from '../support/enhanced-form'
import { fakeDialogs } from '../support/dialogs'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const SEND = '/en/send/department'
const DUPLICATE = '/api/duplicate'
const [MEDIA, IT] = ['media1234567890', 'it12345678901']
const { department: labels, phone, errors, problems, sent, dialogs, common } = en.forms

let network: ReturnType<typeof freshPage>

fakeDialogs()
beforeEach(() => {
  network = freshPage()
})

async function propsFor(state?: FormState): Promise<DepartmentProps> {
  const { labels: all, ...props } = await formProps('department', { locale: 'en', state, codes: ['invalid_number', 'already_submitted'] })
  const { degrees, ...texts } = all
  return {
    ...props,
    labels: texts,
    departments: [
      { value: MEDIA, label: 'Media' },
      { value: IT, label: 'IT' },
    ],
    degrees: Object.entries(degrees).map(([value, label]) => ({ value, label })),
    answers: [
      { value: 'true', label: common.yes },
      { value: 'false', label: common.no },
    ],
    choose: common.choose,
    // In the browser the list of countries stands in the document.
    phone: { ...phone, dir: 'ltr', options: '', choices: [] },
    consent: await consentWords('en'),
    dialogs: await dialogWords('en'),
  }
}

async function show(state?: FormState) {
  const props = await propsFor(state)
  const { container, unmount } = render(
    <section>
      <h2 id="title">Apply</h2>
      <DepartmentForm {...props} labelledBy="title" />
    </section>,
  )
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  return unmount
}

/** By its name alone: the list of countries is called after its field as well. */
const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input:not([role=combobox]), select:not([aria-labelledby])' })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const choose = (label: string, value: string) => fireEvent.change(field(label), { target: { value } })
const button = () => screen.getByRole('button', { name: /^(Submit application|Already submitted|Submitting\.\.\.)$/ })
const leaveEmail = async (text: string) => {
  type(labels.email, text)
  await act(async () => fireEvent.blur(field(labels.email)))
}
const question = (label: string) => screen.getByRole('group', { name: label })

/** All but the address. */
function fillIn() {
  choose(labels.department, MEDIA)
  choose(labels.educationDegree, 'master')
  type(labels.fullName, 'Rima')
  type(labels.phone, '+49 30 1234567')
  type(labels.location, 'Homs')
  type(labels.specialization, 'Film')
  type(labels.experienceYears, '4')
  for (const label of [labels.canManage, labels.canAttendWorkshops, labels.hasProject]) fireEvent.click(within(question(label)).getByLabelText(common.no))
  fireEvent.click(screen.getByRole('checkbox', { name: /I have read/ }))
}

const attempts = () => network.sentTo(SEND).map((body) => body instanceof FormData && body.get('_attempt'))

test('everything but the offers by e-mail is required, and nothing is chosen beforehand', async () => {
  await show()
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
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(field(labels.department)).toHaveValue('')
})

test('what was typed comes back, with what is wrong beside it', async () => {
  const values = { department: MEDIA, canManage: 'false', fullName: 'Samer' }
  await show({ ...EMPTY, values, errors: { phone: 'field_required', canManage: 'field_required' }, attempt: 'a'.repeat(32) })
  expect(field(labels.department)).toHaveDisplayValue('Media')
  const no = within(question(labels.canManage)).getByLabelText(common.no)
  expect(no).toBeChecked()
  // Each choice is spoken with what is wrong with the group.
  expect(no).toHaveAccessibleDescription(errors.field_required)
  expect(field(labels.fullName)).toHaveValue('Samer')
  expect(field(labels.phone)).toHaveAccessibleDescription(errors.field_required)
})

test('the summary names the fields in the order of the page, the same with and without script', async () => {
  const wrong = { legalConsent: 'consent_required', experienceYears: 'field_required', hasProject: 'field_required' } as const
  const unmount = await show({ ...EMPTY, errors: wrong, attempt: 'a'.repeat(32) })
  const links = () =>
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map((link) => [link.getAttribute('href'), link.textContent])
  expect(links()).toEqual([
    ['#department-experienceYears', `${labels.experienceYears} – ${errors.field_required}`],
    ['#department-hasProject', `${labels.hasProject} – ${errors.field_required}`],
    ['#department-legalConsent', errors.consent_required],
  ])
  unmount()
  await show()
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please check 12 fields:'))
  expect(links()).toEqual(
    expect.arrayContaining([
      ['#department-experienceYears', `${labels.experienceYears} – ${errors.field_required}`],
      ['#department-legalConsent', errors.consent_required],
    ]),
  )
  expect(field(labels.department)).toHaveFocus()
})

test('who has applied before is told when the address is left, for this department alone', async () => {
  network.set(DUPLICATE, { duplicate: true })
  await show()
  fillIn()
  await leaveEmail('rima@example.org')
  await waitFor(() => expect(field(labels.email)).toHaveAccessibleDescription(errors.already_submitted))
  expect(screen.getByRole('button', { name: labels.submitted })).toHaveAttribute('aria-disabled', 'true')
  fireEvent.click(button())
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
  expect(attempts()).toEqual([])
  network.set(DUPLICATE, { duplicate: false })
  choose(labels.department, IT)
  await waitFor(() => expect(screen.getByRole('button', { name: labels.submit })).not.toHaveAttribute('aria-disabled'))
  expect(field(labels.email)).toHaveAccessibleDescription('')
  choose(labels.department, MEDIA)
  await waitFor(() => expect(screen.getByRole('button', { name: labels.submitted })).toHaveAttribute('aria-disabled', 'true'))
})

test.each([undefined, { duplicate: null }])('a check that answers %j is silent', async (answer) => {
  if (answer) network.set(DUPLICATE, answer)
  await show()
  choose(labels.department, MEDIA)
  await leaveEmail('rima@example.org')
  await waitFor(() => expect(network.sentTo(DUPLICATE).length).toBeGreaterThan(0))
  expect(field(labels.email)).toHaveAccessibleDescription('')
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test('success says the reference number and the address as a whole, and empties the form', async () => {
  network.set(SEND, { state: 'sent', reference: 'D-7K3F-92QD' })
  await show()
  fillIn()
  await leaveEmail('rima@example.org')
  fireEvent.click(button())
  const dialog = await screen.findByRole('dialog', { name: sent.titles.department })
  const said = within(dialog).getByRole('group', { name: sent.titles.department })
  expect(said).toHaveFocus()
  expect(said).toHaveAccessibleDescription(/D-7K3F-92QD.*rima@example\.org/)
  expect(screen.queryAllByRole('radio', { checked: true })).toEqual([])
  expect(screen.getByRole('checkbox', { name: /I have read/ })).not.toBeChecked()
  expect(field(labels.department)).toHaveValue('')
})

test('a duplicate that only the server finds shuts the form too', async () => {
  network.set(SEND, { state: 'returned', errors: {}, problem: 'duplicate', text: 'x' })
  await show()
  fillIn()
  await leaveEmail('rima@example.org')
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('button', { name: labels.submitted })).toHaveAttribute('aria-disabled', 'true'))
  expect(field(labels.email)).toHaveAccessibleDescription(errors.already_submitted)
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
})

test('without an answer the same is sent again after Retry', async () => {
  await show()
  fillIn()
  await leaveEmail('rima@example.org')
  fireEvent.click(button())
  const failed = await screen.findByRole('dialog', { name: dialogs.failedTitle })
  expect(failed).toHaveTextContent(common.offline)
  network.set(SEND, { state: 'sent', reference: 'D-7K3F-92QD' })
  fireEvent.click(within(failed).getByRole('button', { name: dialogs.retry }))
  await screen.findByRole('dialog', { name: sent.titles.department })
  expect(attempts()).toHaveLength(2)
  expect(attempts()[0]).toBe(attempts()[1])
})

test('a failure without a reason has the words of the dialog; one that stays cannot be tried again', async () => {
  network.set(SEND, { state: 'returned', errors: {}, problem: 'application_failed', text: 'x' })
  await show()
  fillIn()
  await leaveEmail('rima@example.org')
  fireEvent.click(button())
  const failed = await screen.findByRole('dialog', { name: dialogs.failedTitle })
  expect(failed).toHaveTextContent('There was an error submitting your application.')
  network.set(SEND, { state: 'returned', errors: {}, problem: 'not_open', text: problems.not_open })
  fireEvent.click(within(failed).getByRole('button', { name: dialogs.retry }))
  await waitFor(() => expect(screen.getByRole('dialog', { name: dialogs.failedTitle })).toHaveTextContent(problems.not_open))
  expect(screen.queryByRole('button', { name: dialogs.retry })).toBeNull()
})

test('the card of a department chooses it in the form', async () => {
  await show()
  act(() => chooseDepartment(IT))
  expect(field(labels.department)).toHaveDisplayValue('IT')
})

test('ticks and choices of a draft stand there again, a consent does not', async () => {
  const unmount = await show()
  fillIn()
  await screen.findByText(common.kept)
  unmount()
  await show()
  await waitFor(() => expect(field(labels.department)).toHaveDisplayValue('Media'))
  expect(within(question(labels.hasProject)).getByLabelText(common.no)).toBeChecked()
  expect(screen.getByRole('checkbox', { name: /I have read/ })).not.toBeChecked()
})
