/** @jest-environment node */
import { within } from '@testing-library/dom'
import { ApplicationForm } from '@/components/projects/application/ApplicationForm'
import { applicationWords } from '@/components/projects/application/application-words'
import { fileLimits } from '@/components/shared/form/client/file-words'
import type { FormConfiguration, FormField } from '@/lib/content/project-forms'
import type { FormState } from '@/lib/forms/form'
import { EMPTY } from '@/lib/forms/form'
import type { OpenApplication } from '@/lib/forms/volunteer/application-form'
import { FIELD_TYPES, type FieldType } from '@/rules/volunteer/field-rule'
import { renderScreen } from '../support/screen'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const field = (key: string, type: FieldType, more: Partial<FormField> = {}): FormField => ({
  key,
  type,
  label: `The ${type}`,
  required: false,
  options: [],
  earliestDay: null,
  latestDay: null,
  minimumAge: null,
  withinPeriod: null,
  placeholder: null,
  helperText: null,
  defaultValue: null,
  checkboxLabel: null,
  acceptedFileTypes: null,
  order: 0,
  ...more,
})

const timelines = [
  { documentId: 'timeline00001', fromDate: '2026-12-03', toDate: '2026-12-17' },
  { documentId: 'timeline00002', fromDate: '2026-12-24', toDate: '2027-01-14' },
]

const germany = { documentId: 'country000001', name: 'Germany', code: 'DE', numericId: 276 }
const syria = { documentId: 'country000002', name: 'Syria', code: 'SY', numericId: 760 }
const berlin = { documentId: 'abcdefghijklmnopqrstuvwx', name: 'Berlin', code: 'DE-BE' }

const configured = (fields: FormField[], more: Partial<FormConfiguration> = {}): FormConfiguration => ({
  documentId: 'form000000001',
  title: 'Long form',
  description: null,
  note: null,
  successMessage: null,
  sections: [{ title: 'About you', description: 'As in your document.', fields }],
  ...more,
})

const opened = (configuration: FormConfiguration | null, more: Partial<OpenApplication> = {}): OpenApplication => ({
  configuration,
  timelines: [],
  supplies: { countries: [germany, syria], states: {}, provinces: [] },
  ...more,
})

/** As a page renders it. */
async function Application(props: Pick<Parameters<typeof applicationWords>[0], 'application' | 'state'>) {
  const words = await applicationWords({ locale: 'en', projectId: 'project000001', title: 'Long form', level: 4, id: 'volunteer-a', ...props })
  return <ApplicationForm {...words} />
}

const show = (application: OpenApplication, state?: Partial<FormState>) =>
  renderScreen(<Application application={application} state={state && { ...EMPTY, ...state }} />)

const everyField = FIELD_TYPES.map((type) =>
  field(type, type, {
    required: true,
    helperText: `About the ${type}.`,
    options: [
      { value: 'a', label: 'Choice A' },
      { value: 'b', label: 'Choice B' },
    ],
  }),
)

test('says how long a text may become, where more is asked for than a name', async () => {
  const screen = await show(
    opened(configured([field('why', 'textarea', { helperText: 'In your words.' }), field('trade', 'text'), field('firstName', 'text', { label: 'Name' })])),
  )
  expect(screen.getByRole('textbox', { name: 'The textarea' })).toHaveAccessibleDescription(/^In your words\. At most 5,000 characters\.\s*$/)
  expect(screen.getByRole('textbox', { name: 'The text' })).toHaveAccessibleDescription(/^At most 500 characters\.\s*$/)
  expect(screen.getByRole('textbox', { name: 'Name' })).not.toHaveAccessibleDescription()
})

test.each([
  ['text', 'textbox'],
  ['email', 'textbox'],
  ['number', 'textbox'],
  ['date', 'textbox'],
  ['tel', 'textbox'],
  ['phone', 'textbox'],
  ['textarea', 'textbox'],
  ['select', 'combobox'],
  ['radio', 'group'],
  ['checkbox', 'checkbox'],
  ['address', 'group'],
] as const)('a field of type %s has its label and what helps with it', async (type, role) => {
  const screen = await show(opened(configured(everyField)))
  const found = screen.getByRole(role, { name: new RegExp(`^The ${type}\\b`) })
  expect(found).toHaveAccessibleDescription(new RegExp(`^About the ${type}\\.`))
})

test('the browser fills in what is known of the applicant, and nothing where it would guess', async () => {
  const fields = [
    field('fullName', 'text', { label: 'Name' }),
    field('nationality', 'text', { label: 'Nationality' }),
    field('email', 'email', { label: 'Email' }),
    field('referee', 'email', { label: 'Referee' }),
    field('emergency', 'phone', { label: 'Emergency' }),
    field('phoneNumber', 'phone', { label: 'Phone' }),
    field('dateOfBirth', 'date', { label: 'Birth' }),
    field('childsBirthDate', 'date', { label: 'Child' }),
  ]
  const screen = await show(opened(configured(fields)))
  const tokens = ['Name', 'Nationality', 'Email', 'Referee', 'Emergency', 'Phone', 'Birth', 'Child'].map((name) =>
    screen.getByRole('textbox', { name: new RegExp(`^${name}`) }).getAttribute('autocomplete'),
  )
  expect(tokens).toEqual(['name', 'off', 'email', 'off', 'off', 'tel', 'bday', 'off'])
})

test('a field for files takes those of its kinds that are taken at all', async () => {
  const screen = await show(opened(configured([field('papers', 'file', { acceptedFileTypes: '.pdf, image/*,.exe,JPG' })])))
  expect(screen.getByLabelText(/^The file/)).toHaveAttribute('accept', '.pdf,.jpg')
})

test('numbers and dates take every kind of digits: they are text', async () => {
  const screen = await show(opened(configured(everyField)))
  for (const type of ['number', 'date']) expect(screen.getByLabelText(new RegExp(`^The ${type}`))).not.toHaveAttribute('type', type)
})

test('what a field starts with, and what may stand there; no box is ticked beforehand', async () => {
  const fields = [
    field('city', 'text', { defaultValue: 'Homs', placeholder: 'A city' }),
    field('kind', 'select', {
      placeholder: 'The closest',
      defaultValue: 'b',
      options: [
        { value: 'a', label: 'A' },
        { value: 'b', label: 'B' },
      ],
    }),
    field('licence', 'checkbox', { defaultValue: 'true', checkboxLabel: 'I have one' }),
  ]
  const screen = await show(opened(configured(fields)))
  expect(screen.getByLabelText('The text')).toHaveValue('Homs')
  expect(screen.getByLabelText('The text')).toHaveAttribute('placeholder', 'A city')
  expect(screen.getByLabelText('The select')).toHaveDisplayValue('B')
  expect(screen.getByRole('option', { name: 'The closest' })).toHaveValue('')
  expect(screen.getByRole('group', { name: 'The checkbox' })).toContainElement(screen.getByRole('checkbox', { name: 'I have one' }))
  expect(screen.getByRole('checkbox', { name: 'I have one' })).not.toBeChecked()
})

test('the periods of the project are the options of projectTimeline, and the first one stands there', async () => {
  const screen = await show(opened(configured([field('projectTimeline', 'text', { required: true })]), { timelines }))
  const select = screen.getByLabelText(/^The select|^The text/)
  expect([...select.querySelectorAll('option')].map(({ value, text }) => [value, text.replace(/\s/g, ' ')])).toEqual([
    ['timeline00001', '3 – 17 December 2026'],
    ['timeline00002', '24 December 2026 – 14 January 2027'],
  ])
  expect(select).toHaveValue('timeline00001')
})

test('the period that was chosen stands there again', async () => {
  const screen = await show(opened(null, { timelines }), { values: { projectTimeline: 'timeline00002' } })
  expect(screen.getByLabelText(/^Project period/)).toHaveValue('timeline00002')
})

test('without periods there is no choice of them, and without an address field the address is asked for', async () => {
  const screen = await show(opened(configured([field('projectTimeline', 'select'), field('city', 'text')])))
  expect(screen.queryByLabelText(/^The select/)).toBeNull()
  expect(screen.getByLabelText(/^Email/)).toBeRequired()
})

test('the built-in form is used where nothing is configured, and named as none', async () => {
  const application = opened(configured([], { sections: [], description: 'For everyone.', note: 'Three minutes.', successMessage: 'It has arrived.' }), {
    timelines,
  })
  const screen = await show(application)
  const labels = [
    'Project period',
    'First name',
    'Last name',
    'Email',
    'Phone number',
    'Where do you live?',
    'Governorates in which',
    'Field of work',
    'Can you provide medical supplies?',
    'Comments',
  ]
  for (const label of labels) expect(screen.getAllByLabelText(new RegExp(`^${label.replace('?', '\\?')}`))[0]).toBeInTheDocument()
  for (const text of ['For everyone.', 'Three minutes.']) expect(screen.getByText(text)).toBeInTheDocument()
  const form = screen.getByRole('button', { name: 'Submit application' }).closest('form')
  expect(form).toHaveFormValues({ projectId: 'project000001', formId: '', formTitle: 'Long form' })
  expect(form).toHaveAttribute('data-draft', 'volunteer:project000001:default')
})

test('a configured form is named, its parts have titles, and its draft is its own', async () => {
  const screen = await show(opened(configured(everyField)))
  expect(screen.getByRole('group', { name: 'About you' })).toHaveTextContent('As in your document.')
  expect(screen.getByRole('heading', { level: 4, name: 'About you' })).toBeInTheDocument()
  const form = screen.getByRole('button', { name: 'Submit application' }).closest('form')
  expect(form).toHaveFormValues({ projectId: 'project000001', formId: 'form000000001' })
  expect(form).toHaveAttribute('data-draft', 'volunteer:project000001:form000000001')
  expect(form?.id).toBe('volunteer-a-form')
})

test('the country comes first', async () => {
  const screen = await show(opened(configured([field('home', 'address', { required: true })])))
  const group = screen.getByRole('group', { name: /^The address/ })
  expect(group.querySelector('input, select')).toBe(screen.getByLabelText(/^Country/))
  expect(screen.getByRole('option', { name: 'Germany' })).toHaveValue('276')
  for (const name of [/^Street/, /^City/, /^Postal code/, /^Country/, /^House number/]) expect(screen.getByLabelText(name)).toBeRequired()
})

test('the states of the chosen country, and what was typed before they were known', async () => {
  const address = configured([field('home', 'address')])
  const supplies = { countries: [germany, syria], states: { home: [berlin] }, provinces: [] }
  const screen = await show(opened(address, { supplies }), { values: { 'home.country': '276', 'home.state': 'berlin' } })
  expect(screen.getByLabelText('State or province')).toHaveDisplayValue('Berlin')
  const other = await show(opened(address, { supplies }), { values: { 'home.country': '276', 'home.state': 'Prussia' } })
  expect(other.getByLabelText('State or province')).toHaveDisplayValue('Prussia')
})

test('what is wrong stands beside its field, with a link to it', async () => {
  const screen = await show(opened(configured(everyField)), { errors: { address: 'address_required', 'address.city': 'city_required' }, attempt: 'x' })
  expect(screen.getByRole('group', { name: /^The address/ })).toHaveAccessibleDescription(/Please enter your address\.$/)
  expect(screen.getByLabelText(/^City/)).toHaveAccessibleDescription('Please enter the city or town.')
  expect(screen.getByRole('link', { name: 'Please enter the city or town.' })).toHaveAttribute('href', '#volunteer-a-address-city')
})

test('the summary of errors stands in the order of the page, and names fields whose error does not', async () => {
  const errors = {
    'address.city': 'city_required',
    'address.street': 'street_required',
    email: 'email_required',
    text: 'field_required',
    number: 'invalid_number',
  } as const
  const screen = await show(opened(configured(everyField)), { errors, attempt: 'x' })
  expect(
    within(screen.getByRole('alert'))
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The text – Please fill in this field.',
    'Please enter your email address.',
    'The number – Please enter a number, for example 12.',
    'Please enter the street.',
    'Please enter the city or town.',
  ])
})

test.each([
  ['ar', '(\u2066.pdf\u2069، \u2066.jpg\u2069)', 'حتى 20 ميغابايت'],
  ['en', '(\u2066.pdf\u2069, \u2066.jpg\u2069)', 'up to 20 MB'],
] as const)('in %s kinds and sizes of files are said as the language does', async (locale, kinds, size) => {
  const { limits } = await fileLimits(locale, ['.pdf', '.jpg'], true)
  expect(limits).toContain(kinds)
  expect(limits.replaceAll('\u00a0', ' ')).toContain(size)
})

test('files that the server has come back with the form, each with a box to leave it out', async () => {
  const stored = { id: 'abcdefghijklmnopqrstuvwx', name: 'cv.pdf' }
  const screen = await show(opened(configured([field('papers', 'file')])), { files: { papers: [stored] }, attempt: 'x' })
  const box = screen.getByRole('checkbox', { name: 'Will be sent with the form: cv.pdf' })
  expect(box).toBeChecked()
  expect(box).toHaveAttribute('value', stored.id)
})
