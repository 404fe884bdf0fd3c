import { enhance } from '@/components/events/detail/send-registration'
import { error, fakeNetwork, fakeWorker, field, one, send, settle, type } from '../../support/enhanced-form'

const EVENT = 'event1234567890'
const SEND = '/en/send/registration'

const MARKUP = `
  <div><div data-sent tabindex="-1" hidden><b data-reference></b></div></div>
  <details data-registration open>
    <summary>Register</summary>
    <form action="${SEND}" data-form="registration" data-draft="registration:${EVENT}">
      <input type="hidden" name="event" value="${EVENT}"><p data-error="event" hidden></p>
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems hidden tabindex="-1"><p data-problem></p></div>
      <input name="name"><p data-error="name" hidden></p>
      <input name="email" type="email"><p data-error="email" hidden></p>
      <button data-submit data-busy="Submitting...">Register</button>
    </form>
  </details>`

let network: ReturnType<typeof fakeNetwork>

beforeEach(async () => {
  jest.useFakeTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
  document.body.innerHTML = MARKUP
  network = fakeNetwork()
  fakeWorker()
  await enhance(one<HTMLFormElement>('form'))
})
afterEach(() => jest.useRealTimers())

const button = () => one<HTMLButtonElement>('[data-submit]')
const problem = () => one('[data-problems]')

test('the address is checked while it is typed, and the button is shut meanwhile', async () => {
  type('email', 'rima')
  await settle()
  expect(error('email')).toHaveTextContent('Please enter a valid email format.')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  type('email', 'rima@example.org')
  await settle()
  expect(error('email')).not.toBeVisible()
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test('the first field that is wrong takes the focus, and nothing is sent', async () => {
  await send()
  expect(error('name')).toHaveTextContent('Name is required.')
  expect(error('email')).toHaveTextContent('Email is required.')
  expect(field('name')).toHaveFocus()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(network.sentTo(SEND)).toEqual([])
})

test('without the id of an event it says so', async () => {
  field('event').value = ''
  type('name', 'Rima')
  type('email', 'rima@example.org')
  await send()
  expect(error('event')).toHaveTextContent('Event ID is missing for registration.')
  expect(network.sentTo(SEND)).toEqual([])
})

test('success closes and empties the form, and says the reference number', async () => {
  network.set(SEND, { state: 'sent', reference: 'E-7K3F-92QD' })
  type('name', 'Rima')
  type('email', 'rima@example.org')
  await send()
  expect(one('details')).not.toHaveAttribute('open')
  expect(field('name')).toHaveValue('')
  expect(one('[data-sent]')).toBeVisible()
  expect(one('[data-sent]')).toHaveFocus()
  expect(one('[data-reference]')).toHaveTextContent('E-7K3F-92QD')
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test.each([
  [{ state: 'returned', errors: {}, problem: 'event_full' }, 'This event is full.'],
  [{ state: 'returned', errors: {}, problem: 'event_closed' }, 'Registration for this event is closed.'],
  [{ state: 'returned', errors: {}, problem: 'registration_failed' }, 'Registration failed. Please try again.'],
  [undefined, 'Registration failed: there is no connection at the moment. What you typed stays on this device; please try again.'],
])('after %j the form stays and says why', async (answer, text) => {
  if (answer) network.set(SEND, answer)
  type('name', 'Rima')
  type('email', 'rima@example.org')
  await send()
  expect(problem()).toHaveTextContent(text)
  expect(one('details')).toHaveAttribute('open')
  expect(field('name')).toHaveValue('Rima')
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test('closing takes errors and notices away, and keeps what was typed', async () => {
  type('name', 'Rima')
  type('email', 'rima@example.org')
  await send()
  type('email', 'rima@')
  await settle()
  one('details').removeAttribute('open')
  one('details').dispatchEvent(new Event('toggle'))
  expect(error('email')).not.toBeVisible()
  expect(problem().hidden).toBe(true)
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(field('name')).toHaveValue('Rima')
})
