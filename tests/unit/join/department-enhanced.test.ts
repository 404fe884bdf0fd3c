import { enhance } from '@/components/join/send-application'
import { error, fakeNetwork, fakeWorker, field, one, send, settle, type } from '../support/enhanced-form'

const SEND = '/en/send/department'
const DUPLICATE = '/api/duplicate'
const MEDIA = 'media1234567890'

const line = (name: string, value = 'x') => `<input name="${name}" value="${value}"><p data-error="${name}" hidden></p>`

/** Filled in but for the address. */
const MARKUP = `
  <form id="department-form" action="${SEND}" data-form="department" data-draft="department">
    <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
    <div data-problems hidden tabindex="-1"><p data-problem></p></div>
    <select name="department"><option value=""></option><option value="${MEDIA}" selected></option><option value="it12345678901"></option></select>
    <p data-error="department" hidden></p>
    <input name="email" type="email"><p data-error="email" hidden></p>
    ${line('fullName')}${line('phone', '+49 30 1234567')}${line('location')}${line('educationDegree', 'master')}${line('specialization')}
    ${line('experienceYears', '4')}${line('canManage', 'true')}${line('canAttendWorkshops', 'true')}${line('hasProject', 'false')}
    <input type="checkbox" name="legalConsent" value="true" checked><p data-error="legalConsent" hidden></p>
    <button data-submit data-busy="Submitting..." data-blocked="Already submitted">Submit application</button>
  </form>
  <dialog id="department-sent"><b data-reference></b><i data-email></i></dialog>
  <dialog id="department-failed"><p data-message hidden></p><p data-default>Standard</p><button data-retry hidden>Retry</button></dialog>`

let network: ReturnType<typeof fakeNetwork>

/** What jsdom lacks. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true
  },
  close(this: HTMLDialogElement) {
    this.open = false
    this.dispatchEvent(new Event('close'))
  },
})

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
const dialog = (kind: 'sent' | 'failed') => one<HTMLDialogElement>(`#department-${kind}`)

async function leaveEmail(text: string) {
  type('email', text)
  field('email').dispatchEvent(new Event('blur'))
  await settle()
}

async function choose(department: string) {
  field('department').value = department
  field('department').dispatchEvent(new Event('change', { bubbles: true }))
  await settle()
}

test('who has applied before is told when the address is left, for this department alone', async () => {
  network.set(DUPLICATE, { duplicate: true })
  await leaveEmail('rima@example.org')
  expect(error('email')).toHaveTextContent('You have already submitted an application for this project.')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveTextContent('Already submitted')
  await send()
  expect(network.sentTo(SEND)).toEqual([])

  network.set(DUPLICATE, { duplicate: false })
  await choose('it12345678901')
  expect(error('email')).not.toBeVisible()
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(button()).toHaveTextContent('Submit application')
  await choose(MEDIA)
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  await leaveEmail('other@example.org')
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test.each([undefined, { duplicate: null }])('a check that answers %j is silent', async (answer) => {
  if (answer) network.set(DUPLICATE, answer)
  await leaveEmail('rima@example.org')
  expect(network.sentTo(DUPLICATE)).toHaveLength(1)
  expect(error('email')).not.toBeVisible()
  expect(button()).not.toHaveAttribute('aria-disabled')
})

test('success says the reference number and the address, and empties the form', async () => {
  network.set(SEND, { state: 'sent', reference: 'D-7K3F-92QD' })
  await leaveEmail('rima@example.org')
  await send()
  expect(dialog('sent').open).toBe(true)
  expect(one('[data-reference]')).toHaveTextContent('D-7K3F-92QD')
  expect(one('[data-email]')).toHaveTextContent('rima@example.org')
  expect(field('legalConsent')).not.toBeChecked()
  expect(field('department')).toHaveValue('')
})

test('after success the same address is a second application', async () => {
  network.set(SEND, { state: 'sent', reference: 'D-7K3F-92QD' })
  network.set(DUPLICATE, { duplicate: false })
  await leaveEmail('rima@example.org')
  await send()
  network.set(DUPLICATE, { duplicate: true })
  await choose(MEDIA)
  await leaveEmail('rima@example.org')
  expect(button()).toHaveAttribute('aria-disabled', 'true')
})

test('a duplicate that only the server finds shuts the form too', async () => {
  network.set(SEND, { state: 'returned', errors: {}, problem: 'duplicate' })
  await leaveEmail('rima@example.org')
  await send()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveTextContent('Already submitted')
  expect(error('email')).toBeVisible()
  expect(field('email')).toHaveFocus()
})

test('without an answer the same is sent again after Retry', async () => {
  await leaveEmail('rima@example.org')
  await send()
  expect(dialog('failed').open).toBe(true)
  expect(one('[data-message]')).toHaveTextContent('There is no connection at the moment.')
  network.set(SEND, { state: 'sent', reference: 'D-7K3F-92QD' })
  one('[data-retry]').click()
  expect(button()).toHaveFocus()
  await settle()
  const attempts = network.sentTo(SEND).map((body) => (body as FormData).get('_attempt'))
  expect(attempts).toHaveLength(2)
  expect(attempts[0]).toBe(attempts[1])
  expect(dialog('sent').open).toBe(true)
})

test('a failure without a reason has the words of the dialog; one that stays cannot be tried again', async () => {
  await leaveEmail('rima@example.org')
  network.set(SEND, { state: 'returned', errors: {}, problem: 'application_failed' })
  await send()
  expect(one('[data-default]').hidden).toBe(false)
  expect(one('[data-message]').hidden).toBe(true)
  expect(one('[data-retry]').hidden).toBe(false)
  dialog('failed').close()
  network.set(SEND, { state: 'returned', errors: {}, problem: 'not_open' })
  await send()
  expect(one('[data-message]')).toHaveTextContent('Applications are not being accepted here at the moment.')
  expect(one('[data-default]').hidden).toBe(true)
  expect(one('[data-retry]').hidden).toBe(true)
})
