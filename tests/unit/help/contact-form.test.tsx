import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { ContactForm } from '@/components/help/ContactForm'
import { readDrafts } from '@/components/shared/form/enhance/draft'
import { formProps } from '@/components/shared/form/client/form-props'
import { EMPTY, type FormState } from '@/lib/forms/form'
import en from '@/messages/en.json'
import { sendContact } from '../support/actions'
import { freshPage } from '../support/enhanced-form'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const SEND = '/en/send/contact'
const { contact: labels, common, errors, problems, sent } = en.forms

let network: ReturnType<typeof freshPage>

beforeEach(() => {
  network = freshPage()
  sendContact.mockClear()
})

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, textarea' })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const button = () => screen.getByRole('button', { name: labels.submit })
const press = () => fireEvent.click(button())
/** The button is shut until an attempt is over. */
const isOver = () => waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
const thanks = () => screen.findByRole('region', { name: sent.titles.contact })

async function show(state?: FormState) {
  const props = await formProps('contact', { locale: 'en', state })
  const { container, unmount } = render(<ContactForm {...props} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  return unmount
}

function fillIn() {
  type(labels.name, 'Rima')
  type(labels.email, 'rima@example.org')
  type(labels.subject, 'Hello')
  type(labels.message, 'A question.')
}

const attempts = () => network.sentTo(SEND).map((body) => body instanceof FormData && body.get('_attempt'))

test('what is missing is said beside each field and in the summary, and the first one gets the focus', async () => {
  await show()
  type(labels.name, 'Rima')
  press()
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Please check 3 fields:')
  const links = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent])
  expect(links).toEqual([
    ['#contact-email', errors.email_required],
    ['#contact-subject', errors.subject_required],
    ['#contact-message', errors.contact_message_required],
  ])
  expect(field(labels.message)).toHaveAccessibleDescription(`At most 5,000 characters. ${errors.contact_message_required}`)
  expect(network.sentTo(SEND)).toEqual([])
})

test('the form goes by its action', async () => {
  sendContact.mockImplementationOnce(async (_lang, data) => {
    const subject = data.get('subject')
    return { state: 'sent', reference: `C-${typeof subject === 'string' ? subject : ''}` }
  })
  await show()
  fillIn()
  press()
  expect(await thanks()).toHaveTextContent('C-Hello')
  expect(sendContact).toHaveBeenCalledWith('en', expect.any(FormData))
  expect(network.sentTo(SEND)).toEqual([])
})

test('the thanks say the number and the address, take the focus, and are spoken as a whole; the form is empty behind them', async () => {
  network.set(SEND, { state: 'sent', reference: 'C-7K3F-92QD' })
  await show()
  fillIn()
  press()
  expect(await thanks()).toHaveFocus()
  expect(await thanks()).toHaveAccessibleDescription(expect.stringMatching(/C-7K3F-92QD.*rima@example\.org.*3 to 5 business days/))
  expect(field(labels.message)).not.toBeVisible()
  expect(field(labels.message)).toHaveValue('')
  expect(readDrafts('contact')).toEqual([])
})

test('a wrong address leads back to all that was sent, as another attempt', async () => {
  network.set(SEND, { state: 'sent', reference: 'C-7K3F-92QD' })
  await show()
  fillIn()
  press()
  await thanks()
  fireEvent.click(screen.getByRole('button', { name: sent.correct }))
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
  expect(field(labels.email)).toBeVisible()
  expect(field(labels.message)).toHaveValue('A question.')
  type(labels.email, 'rima@example.com')
  press()
  expect(await thanks()).toHaveTextContent('rima@example.com')
  const [first, second] = attempts()
  expect(second).toMatch(/^[0-9a-f]{32}$/)
  expect(second).not.toBe(first)
})

test('a lost connection keeps everything, and the next try is the same attempt', async () => {
  await show()
  fillIn()
  press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(common.offline))
  await isOver()
  expect(field(labels.message)).toHaveValue('A question.')
  network.set(SEND, { state: 'sent', reference: 'C-7K3F-92QD' })
  press()
  await thanks()
  const [first, second] = attempts()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
})

test('an action that gets no answer is not followed by a second request; the next try goes past it, as the same attempt', async () => {
  sendContact.mockRejectedValueOnce(new Error('An unexpected response was received from the server.'))
  network.set(SEND, { state: 'sent', reference: 'C-7K3F-92QD' })
  await show()
  fillIn()
  press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(common.offline))
  await isOver()
  expect(network.sentTo(SEND)).toEqual([])
  press()
  await thanks()
  expect(sendContact).toHaveBeenCalledTimes(1)
  expect(attempts()).toEqual([sendContact.mock.calls[0]?.[1].get('_attempt')])
})

test('what the server finds wrong stands beside the field, and a limit says how long to wait', async () => {
  network.set(SEND, { state: 'returned', errors: { email: 'email_invalid' }, texts: { email: errors.email_invalid } })
  await show()
  fillIn()
  press()
  await waitFor(() => expect(field(labels.email)).toHaveAccessibleDescription(errors.email_invalid))
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
  await isOver()
  type(labels.email, 'rima@example.com')
  const text = `${problems.rate_limited} Please try again in 5 minutes.`
  network.set(SEND, { state: 'returned', errors: {}, problem: 'rate_limited', text })
  press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  expect(screen.getByRole('alert')).toHaveFocus()
})

test('a likely slip in the domain is pointed out, and mended by a button; what is not mended is sent all the same', async () => {
  network.set(SEND, { state: 'sent', reference: 'C-7K3F-92QD' })
  await show()
  fillIn()
  type(labels.email, 'rima@gmial.com')
  fireEvent.blur(field(labels.email))
  const take = await screen.findByRole('button', { name: common.takeMeant })
  expect(take.closest('[role=status]')).toHaveTextContent('Did you mean rima@gmail.com?')
  fireEvent.click(take)
  expect(field(labels.email)).toHaveValue('rima@gmail.com')
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
  expect(screen.queryByText(/Did you mean/)).toBeNull()
  type(labels.email, 'rima@gmial.com')
  press()
  expect(await thanks()).toHaveTextContent('rima@gmial.com')
})

test('who wants nothing to be kept on the device is obeyed at once, and the next time', async () => {
  const choice = () => screen.getByRole('checkbox', { name: common.keepNothing })
  const unmount = await show()
  fillIn()
  await screen.findByText(common.kept)
  fireEvent.click(choice())
  await waitFor(() => expect(readDrafts('contact')).toEqual([]))
  await act(async () => type(labels.message, 'Another question.'))
  unmount()
  expect(readDrafts('contact')).toEqual([])
  await show()
  fireEvent.focus(field(labels.name))
  await waitFor(() => expect(choice()).toBeChecked())
  type(labels.name, 'Rima')
  fireEvent.click(choice())
  await waitFor(() => expect(readDrafts('contact')).toHaveLength(1))
})

test('a form that came back without script has the same summary, in the order of the page', async () => {
  const state: FormState = {
    ...EMPTY,
    values: { name: '', message: '', email: 'rima@example.org' },
    errors: { message: 'contact_message_required', name: 'name_required' },
  }
  await show(state)
  expect(screen.getByRole('alert')).toHaveTextContent('Please check 2 fields:')
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([errors.name_required, errors.contact_message_required])
  expect(field(labels.email)).toHaveValue('rima@example.org')
})
