import { act, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { FeedbackForm } from '@/components/help/FeedbackForm'
import { feedbackProps } from '@/components/help/feedback-props'
import { EMPTY, type FormState } from '@/lib/forms/form'
import en from '@/messages/en.json'
import { freshPage } from '../support/enhanced-form'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

// No test measures time: queries by role are slow on a busy machine.
configure({ asyncUtilTimeout: 20_000 })

const SEND = '/en/send/feedback'
const { feedback: labels, common, errors, problems, sent } = en.forms

let network: ReturnType<typeof freshPage>

beforeEach(() => {
  network = freshPage()
})

const field = (label: string) => screen.getByLabelText(label, { exact: false, selector: 'input:not([type=radio]), textarea' })
const type = (label: string, text: string) => fireEvent.input(field(label), { target: { value: text } })
const tick = (label: string) => fireEvent.click(screen.getByLabelText(label))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const heading = (name: string) => screen.queryByRole('heading', { name: new RegExp(`${name.replace('?', '\\?')}$`) })
const returned = (problem: keyof typeof problems) => ({ state: 'returned', errors: {}, problem, text: problems[problem] })

async function show(state?: FormState) {
  const { container } = render(<FeedbackForm {...(await feedbackProps({ locale: 'en', state }))} />)
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  if (!state) await waitFor(() => expect(heading(labels.words)).toBeNull())
}

async function goToWords() {
  tick(labels.categories.praise)
  tick(labels.anonymous)
  press(labels.next)
  await waitFor(() => expect(heading(labels.words)).toHaveFocus())
}

async function goToEnd() {
  await goToWords()
  type(labels.subject, 'Thank you')
  type(labels.message, 'It is easy to read.')
  press(labels.next)
  await waitFor(() => expect(heading(labels.check)).toHaveFocus())
}

async function send() {
  press(labels.submit)
  await waitFor(() => expect(network.sentTo(SEND).length).toBeGreaterThan(0))
}

test('starts with the first step, says how many there are, and goes on when its rules hold', async () => {
  await show()
  expect(heading(labels.about)).toHaveTextContent('Step 1 of 3')
  expect(screen.queryByRole('button', { name: labels.submit })).toBeNull()
  press(labels.next)
  expect(await screen.findByText(errors.category_required)).toBeVisible()
  expect(field(labels.email)).toHaveAccessibleDescription(expect.stringContaining(errors.email_required))
  expect(heading(labels.about)).toBeVisible()
  await goToWords()
  expect(heading(labels.words)).toHaveTextContent('Step 2 of 3')
  press(labels.back)
  expect(heading(labels.about)).toHaveFocus()
})

test('the last step shows what will be sent; who stays anonymous is not named', async () => {
  await show()
  type(labels.email, 'amal@example.org')
  await goToEnd()
  const texts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(texts()).toEqual([labels.categories.praise, labels.nobody, 'Thank you', 'It is easy to read.'])
  press(labels.back)
  press(labels.back)
  tick(labels.anonymous)
  press(labels.next)
  await waitFor(() => expect(heading(labels.words)).toHaveFocus())
  press(labels.next)
  await waitFor(() => expect(heading(labels.check)).toHaveFocus())
  expect(texts()[1]).toBe('amal@example.org')
})

test('Enter in a field of an earlier step goes on to the next one instead of sending', async () => {
  await show()
  tick(labels.categories.praise)
  tick(labels.anonymous)
  const { form } = field(labels.email) as HTMLInputElement
  if (form) fireEvent.submit(form)
  await waitFor(() => expect(heading(labels.words)).toHaveFocus())
  expect(network.sentTo(SEND)).toEqual([])
})

test.each(['captcha_required', 'captcha_failed'] as const)('%s is said beside the button; the step stays, and it can be sent again', async (problem) => {
  network.set(SEND, returned(problem))
  await show()
  await goToEnd()
  await send()
  const line = await screen.findByText(problems[problem])
  expect(line).toHaveFocus()
  expect(heading(labels.check)).toBeVisible()
  network.set(SEND, { state: 'sent', reference: 'F-7K3F-92QD' })
  await waitFor(() => expect(screen.getByRole('button', { name: labels.submit })).not.toHaveAttribute('aria-disabled'))
  await send()
  expect(await screen.findByRole('region', { name: sent.titles.feedback })).toHaveTextContent('F-7K3F-92QD')
  expect(screen.queryByText(problems[problem])).toBeNull()
})

test.each([
  ['an answer without a reason', returned('feedback_failed'), 'Failed to submit feedback'],
  ['a service that does not answer', returned('general_error'), 'An unexpected error occurred. Please try again later.'],
  ['a lost connection', undefined, common.offline],
])('%s takes the place of the form, and leads back to the first step with everything kept', async (_, answer, text) => {
  if (answer) network.set(SEND, answer)
  await show()
  await goToEnd()
  await send()
  const box = await waitFor(() => {
    const alert = screen.getByText(labels.failed).closest<HTMLElement>('[role=alert]')
    if (!alert) throw new Error('It is no alert.')
    return alert
  })
  expect(box).toHaveTextContent(text)
  expect(box).toHaveFocus()
  expect(screen.queryByRole('button', { name: labels.submit })).toBeNull()
  fireEvent.click(within(box).getByRole('button', { name: labels.again }))
  expect(heading(labels.about)).toHaveFocus()
  expect(screen.getByLabelText(labels.categories.praise)).toBeChecked()
  expect(field(labels.message)).toHaveValue('It is easy to read.')
})

test('another feedback begins with an empty first step', async () => {
  network.set(SEND, { state: 'sent', reference: 'F-7K3F-92QD' })
  await show()
  await goToEnd()
  await send()
  expect(await screen.findByRole('region', { name: sent.titles.feedback })).toHaveFocus()
  press(labels.another)
  expect(heading(labels.about)).toHaveFocus()
  expect(screen.getByLabelText(labels.categories.praise)).not.toBeChecked()
  expect(screen.getByLabelText(labels.anonymous)).not.toBeChecked()
  expect(field(labels.message)).toHaveValue('')
})

test('a field that the server finds wrong is shown in its step', async () => {
  network.set(SEND, { state: 'returned', errors: { subject: 'too_long' }, texts: { subject: errors.too_long } })
  await show()
  await goToEnd()
  await send()
  await waitFor(() => expect(heading(labels.words)).toBeVisible())
  expect(field(labels.subject)).toHaveFocus()
  expect(field(labels.subject)).toHaveAccessibleDescription(errors.too_long)
})

test('ticking anonymous takes away what was wrong with the address', async () => {
  await show()
  press(labels.next)
  await waitFor(() => expect(field(labels.email)).toHaveAccessibleDescription(expect.stringContaining(errors.email_required)))
  await act(async () => tick(labels.anonymous))
  expect(field(labels.email)).not.toHaveAccessibleDescription(expect.stringContaining(errors.email_required))
})

test('what was chosen and typed before the script came stays', async () => {
  const form = <FeedbackForm {...(await feedbackProps({ locale: 'en' }))} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(form)
  tick(labels.categories.praise)
  tick(labels.anonymous)
  type(labels.subject, 'Thank you')
  render(form, { container, hydrate: true })
  await waitFor(() => expect(container.querySelector('form')).toHaveAttribute('data-enhanced'))
  expect(screen.getByLabelText(labels.categories.praise)).toBeChecked()
  expect(screen.getByLabelText(labels.anonymous)).toBeChecked()
  expect(field(labels.subject)).toHaveValue('Thank you')
  press(labels.next)
  await waitFor(() => expect(heading(labels.words)).toHaveFocus())
})

test('what came back from the server stays one page, and says all above the form', async () => {
  await show({ ...EMPTY, values: { category: 'praise', isAnonymous: 'true', subject: 'Hi', message: 'It is easy to read.' }, problem: 'captcha_failed' })
  expect([heading(labels.about), heading(labels.words), heading(labels.check)].map((part) => part !== null)).toEqual([true, true, false])
  expect(screen.getByRole('alert')).toHaveTextContent(problems.captcha_failed)
  network.set(SEND, returned('captcha_required'))
  await send()
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(problems.captcha_required))
})
