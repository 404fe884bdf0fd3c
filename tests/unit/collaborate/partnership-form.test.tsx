import { configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PartnershipForm } from '@/components/collaborate/PartnershipForm'
import { consentWords } from '@/components/shared/form/client/consent-words'
import { formProps } from '@/components/shared/form/client/form-props'
import en from '@/messages/en.json'
import { freshPage } from '../support/enhanced-form'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const SEND = '/en/send/partnership'
const { partnership: labels, common, errors, problems, sent, phone } = en.forms

const TYPED = {
  [labels.organizationName]: 'Builders',
  [labels.message]: 'A clinic.',
  [labels.contactName]: 'Salma',
  [labels.email]: 'salma@example.org',
}

let network: ReturnType<typeof freshPage>

beforeEach(() => {
  network = freshPage()
})

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input:not([role=combobox]), textarea, select' })
const consent = () => screen.getByRole('checkbox', { name: /I have read and agree/ })
const button = () => screen.getByRole('button', { name: new RegExp(`${labels.submit}|${common.sending}`) })

async function show() {
  const props = {
    ...(await formProps('partnership', { locale: 'en', codes: ['invalid_url'] })),
    phone: { ...phone, dir: 'ltr', options: '', choices: [] },
    consent: await consentWords('en'),
    choose: common.choose,
    captchaMissing: errors.partnership_recaptcha_required,
  }
  const { container, unmount } = render(<PartnershipForm {...props} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  return unmount
}

function fillIn() {
  for (const [label, value] of Object.entries(TYPED)) fireEvent.input(field(label), { target: { value } })
  fireEvent.change(field(labels.organizationType), { target: { value: 'ngo' } })
  fireEvent.change(field(labels.collaborationType), { target: { value: 'medical' } })
  fireEvent.click(consent())
}

test('while it is sent its fields and its button are disabled; the thanks take its place', async () => {
  let answer: (body: unknown) => void = () => undefined
  network.set(SEND, new Promise((resolve) => (answer = resolve)))
  await show()
  fillIn()
  fireEvent.click(button())
  await waitFor(() => expect(network.sentTo(SEND)).toHaveLength(1))
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveTextContent(common.sending)
  for (const label of Object.keys(TYPED)) expect(field(label)).toBeDisabled()
  answer({ state: 'sent', reference: 'P-7K3F-92QD' })
  expect(await screen.findByRole('region', { name: sent.titles.partnership })).toHaveTextContent('P-7K3F-92QD')
  expect(field(labels.message)).not.toBeVisible()
})

test.each([
  ['captcha_required', errors.partnership_recaptcha_required],
  ['partnership_failed', problems.partnership_failed],
] as const)('%s is said as an alert, and everything can be edited again', async (problem, text) => {
  network.set(SEND, { state: 'returned', errors: {}, problem, text: problems[problem] })
  await show()
  fillIn()
  fireEvent.click(button())
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  for (const [label, value] of Object.entries(TYPED)) {
    expect(field(label)).toHaveValue(value)
    expect(field(label)).toBeEnabled()
  }
  expect(consent()).toBeChecked()
})

test('a missing consent is said beside its box and in the summary', async () => {
  await show()
  fillIn()
  fireEvent.click(consent())
  fireEvent.click(button())
  expect(await screen.findByRole('link', { name: errors.consent_required })).toHaveAttribute('href', '#partnership-legalConsent')
  expect(consent()).toHaveAccessibleDescription(errors.consent_required)
  await waitFor(() => expect(consent()).toHaveFocus())
})

test('what was chosen comes back with the draft, a consent is given anew', async () => {
  const unmount = await show()
  fillIn()
  await screen.findByText(common.kept)
  await waitFor(() => expect(Object.values(localStorage).join()).toContain('medical'))
  unmount()
  expect(Object.values(localStorage).join()).not.toContain('legalConsent')
  await show()
  await waitFor(() => expect(field(labels.message)).toHaveValue('A clinic.'))
  expect(field(labels.organizationType)).toHaveValue('ngo')
  expect(consent()).not.toBeChecked()
})
