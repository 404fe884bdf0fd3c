import { act, configure, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { RegistrationDisclosure } from '@/components/events/detail/RegistrationDisclosure'
import { RegistrationForm, type RegistrationProps } from '@/components/events/detail/RegistrationForm'
import en from '@/messages/en.json'
import { freshPage } from '../../support/enhanced-form'
import { registrationProps, SEND } from '../../support/registration'

jest.mock('next-intl/server', () => jest.requireActual<object>('../../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const { registration: labels, common, problems, sent } = en.forms

let network: ReturnType<typeof freshPage>

beforeEach(() => {
  network = freshPage()
})

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input, textarea' })
const button = () => screen.getByRole('button', { name: /^(Register|Join the waiting list)$/, hidden: true })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const press = () => fireEvent.click(button())

async function show(given: Partial<RegistrationProps> = {}) {
  const props = await registrationProps(given)
  const { container } = render(<RegistrationForm {...props} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
}

async function showDisclosure() {
  const props = await registrationProps()
  const { container } = render(<RegistrationDisclosure {...props} disclosure={{ register: 'Register for it', cancel: 'Cancel' }} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  const panel = container.querySelector('details')
  if (!panel) throw new Error('There is no panel.')
  const toggle = (isOpen: boolean) => {
    panel.open = isOpen
    fireEvent(panel, new Event('toggle'))
  }
  return { panel, toggle }
}

async function fillIn() {
  type(labels.name, 'Rima')
  type(labels.email, 'rima@example.org')
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
}

test('the address is checked while it is typed, and the button is shut meanwhile', async () => {
  await show()
  type(labels.email, 'rima')
  await waitFor(() => expect(field(labels.email)).toHaveAccessibleDescription('Please enter a valid email format.'))
  expect(field(labels.email)).toBeInvalid()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  type(labels.email, 'rima@example.org')
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  expect(field(labels.email)).toHaveAccessibleDescription('')
})

test('an empty field that is only passed says nothing, and is spoken as required alone', async () => {
  await show()
  fireEvent.focus(field(labels.name))
  await act(async () => fireEvent.blur(field(labels.name)))
  expect(field(labels.name)).toHaveAccessibleDescription('')
  expect(field(labels.name)).toBeRequired()
  expect(field(labels.name)).toHaveAttribute('aria-invalid', 'false')
})

test('a field whose text was deleted says so when it is left', async () => {
  await show()
  type(labels.name, 'R')
  type(labels.name, '')
  fireEvent.blur(field(labels.name))
  await waitFor(() => expect(field(labels.name)).toHaveAccessibleDescription('Name is required.'))
})

test('the first field that is wrong takes the focus, the summary names all of them, and nothing is sent', async () => {
  await show()
  press()
  await waitFor(() => expect(field(labels.name)).toHaveFocus())
  expect(screen.getByRole('alert')).toHaveTextContent('Please check 2 fields:')
  expect(screen.getByRole('link', { name: 'Name is required.' })).toHaveAttribute('href', '#registration-name')
  expect(screen.getByRole('link', { name: 'Email is required.' })).toBeVisible()
  expect(network.sentTo(SEND)).toEqual([])
  type(labels.name, 'Rima')
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('Please check one field:'))
  // Mended without a word; the next attempt says what is left.
  expect(screen.getByRole('alert')).toHaveAttribute('aria-live', 'off')
  press()
  await waitFor(() => expect(screen.getByRole('alert')).not.toHaveAttribute('aria-live'))
  await waitFor(() => expect(field(labels.email)).toHaveFocus())
})

test('without the id of an event it says so', async () => {
  await show({ event: '' })
  await fillIn()
  press()
  expect((await screen.findAllByText('Event ID is missing for registration.'))[0]).toBeVisible()
  expect(network.sentTo(SEND)).toEqual([])
})

test('success closes and empties the form, and takes the focus to what it says', async () => {
  network.set(SEND, { state: 'sent', reference: '' })
  const { panel, toggle } = await showDisclosure()
  act(() => toggle(true))
  await fillIn()
  press()
  await waitFor(() => expect(panel.open).toBe(false))
  act(() => toggle(false))
  const notice = screen.getByRole('region', { name: sent.titles.registration })
  expect(notice).toHaveFocus()
  expect(notice).toHaveAccessibleDescription(sent.texts.registration)
  expect(field(labels.name)).toHaveValue('')
  expect(network.sentTo(SEND)).toHaveLength(1)
  act(() => toggle(true))
  expect(screen.queryByRole('region', { name: sent.titles.registration })).toBeNull()
})

test.each([
  [{ state: 'returned', errors: {}, problem: 'event_closed', text: problems.event_closed }, problems.event_closed],
  [{ state: 'returned', errors: {}, problem: 'registration_failed', text: problems.registration_failed }, problems.registration_failed],
  [undefined, problems.registration_lost],
])('after %j the form stays and says why', async (answer, text) => {
  if (answer) network.set(SEND, answer)
  await show()
  await fillIn()
  press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text))
  expect(screen.getByRole('alert')).toHaveFocus()
  expect(field(labels.name)).toHaveValue('Rima')
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
})

test('an event that is full by now asks for the waiting list with what was typed', async () => {
  network.set(SEND, { state: 'returned', errors: {}, problem: 'event_full', text: problems.event_full })
  await show()
  await fillIn()
  press()
  await waitFor(() => expect(screen.getByRole('button', { name: labels.joinWaitingList })).not.toHaveAttribute('aria-disabled'))
  expect(field(labels.name)).toHaveValue('Rima')
  network.set(SEND, { state: 'sent', reference: '' })
  press()
  await screen.findByRole('heading', { name: sent.waitingList.title })
  const [, second] = network.sentTo(SEND)
  expect(second instanceof FormData && second.get('waitingList')).toBe('true')
})

test('what the server finds wrong stands beside its field', async () => {
  network.set(SEND, { state: 'returned', errors: { name: 'too_long' }, texts: { name: 'Too long.' } })
  await show()
  await fillIn()
  press()
  await waitFor(() => expect(field(labels.name)).toHaveAccessibleDescription('Too long.'))
  await waitFor(() => expect(field(labels.name)).toHaveFocus())
})

test('a form that came back without script shows what was typed and what is wrong with it', async () => {
  const errors = { name: 'Name is required.' }
  const posted = { values: { email: 'rima@example.org', name: '' }, errors, isQuestion: false, attempt: 'a'.repeat(32) }
  await show({ posted })
  expect(field(labels.email)).toHaveValue('rima@example.org')
  expect(field(labels.name)).toHaveAccessibleDescription('Name is required.')
  expect(screen.getByRole('alert')).toHaveTextContent('Please check one field:')
})

test('closing takes errors and notices away, and keeps what was typed', async () => {
  const { toggle } = await showDisclosure()
  act(() => toggle(true))
  await fillIn()
  press()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(problems.registration_lost))
  type(labels.email, 'rima@')
  await waitFor(() => expect(button()).toHaveAttribute('aria-disabled', 'true'))
  act(() => toggle(false))
  await waitFor(() => expect(button()).not.toHaveAttribute('aria-disabled'))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(field(labels.name)).toHaveValue('Rima')
})

test('what is typed is kept on the device, comes back, and can be deleted and taken back', async () => {
  const { unmount } = render(<RegistrationForm {...(await registrationProps())} />)
  type(labels.name, 'Rima')
  await screen.findByText(common.kept)
  unmount()
  await show()
  await waitFor(() => expect(field(labels.name)).toHaveValue('Rima'))
  fireEvent.click(screen.getByRole('button', { name: common.clear }))
  expect(field(labels.name)).toHaveValue('')
  expect(screen.getByText(common.cleared)).toBeVisible()
  expect(Object.keys(localStorage)).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: common.undo }))
  expect(field(labels.name)).toHaveValue('Rima')
  await screen.findByText(common.kept)
})

test('a text that is too long stays, and says by how much', async () => {
  await show()
  type(labels.message, 'x'.repeat(4600))
  await screen.findByText('Characters: 4,600 of 5,000')
  type(labels.message, 'x'.repeat(5012))
  await screen.findByText('Characters too many: 12')
  expect(field(labels.message)).toHaveValue('x'.repeat(5012))
})
