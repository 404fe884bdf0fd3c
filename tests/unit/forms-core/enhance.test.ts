import { checkWith } from '@/components/shared/form/enhance/check-with'
import { readDraft } from '@/components/shared/form/enhance/draft'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { contactSchema } from '@/lib/forms/contact/schema'
import english from '@/messages/en.json'

const { errors, problems, common } = english.forms

const MARKUP = `
  <div>
    <form action="/en/send/contact" data-form="contact" data-draft="contact">
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems hidden tabindex="-1"><p data-problem></p></div>
      <input name="name"><p data-error="name" hidden></p>
      <input name="email" type="email"><p data-error="email" hidden></p>
      <input name="subject"><p data-error="subject" hidden></p>
      <textarea name="message"></textarea><p data-error="message" hidden></p>
      <button data-submit data-busy="Submitting...">Send</button>
      <p data-kept hidden><span data-unkept hidden>Not files.</span><button type="button" data-clear>Clear</button></p>
    </form>
    <div data-sent tabindex="-1" hidden><span data-reference></span></div>
  </div>`

type Call = { url: string; body: FormData }

let calls: Call[]
const submitted = jest.fn()
let answer: () => Promise<Partial<Response>>

const json = (body: unknown) => async () => ({ json: async () => body }) as Partial<Response>

/** The network alone is replaced: texts, captcha tasks and what the form sends. */
function fakeFetch(url: string, init?: RequestInit) {
  if (url.endsWith('/form-texts')) return json({ errors, problems, offline: common.offline })()
  if (url === '/api/captcha') return json({ provider: 'altcha', challenge: {}, lastsSeconds: 60 })()
  calls.push({ url, body: init?.body as FormData })
  return answer()
}

function shown<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}
const field = (name: string) => shown<HTMLInputElement>(`[name="${name}"]`)
const error = (name: string) => shown(`[data-error="${name}"]`)

function type(name: string, text: string) {
  field(name).value = text
  field(name).dispatchEvent(new Event('input', { bubbles: true }))
}

const settle = () => jest.advanceTimersByTimeAsync(2000)

async function open() {
  document.body.innerHTML = MARKUP
  const form = shown<HTMLFormElement>('form')
  form.submit = submitted
  const { recheck } = await enhanceForm(form, { check: checkWith(contactSchema) })
  form.addEventListener('related', () => recheck('email'))
  return form
}

function fillIn() {
  for (const [name, text] of [['name', 'Rima'], ['email', 'rima@example.org'], ['subject', 'Hello'], ['message', 'A question.']] as const) type(name, text)
}

async function send(form: HTMLFormElement) {
  form.requestSubmit()
  await settle()
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  calls = []
  global.fetch = fakeFetch as never
  document.documentElement.lang = 'en'
  // A captcha that can be solved is another test's subject: here the worker answers at once.
  Object.assign(globalThis, {
    isSecureContext: true,
    Worker: class {
      onmessage?: (event: { data: unknown }) => void
      postMessage() {
        setTimeout(() => this.onmessage?.({ data: { derivedKey: 'x' } }))
      }
      terminate() {}
    },
  })
})
afterEach(() => jest.useRealTimers())

test('a field says what is wrong when it is left, and takes it back when it is mended', async () => {
  await open()
  type('email', 'rima')
  field('email').dispatchEvent(new Event('blur'))
  await settle()
  expect(error('email')).toHaveTextContent(errors.email_invalid)
  expect(field('email')).toHaveAttribute('aria-invalid', 'true')
  type('email', 'rima@example.org')
  await settle()
  expect(error('email')).not.toBeVisible()
  expect(field('email')).not.toHaveAttribute('aria-invalid')
})

test('a field is looked at again when another one bears on it, also after an attempt to send', async () => {
  const form = await open()
  await send(form)
  field('email').value = 'rima'
  form.dispatchEvent(new Event('related'))
  await settle()
  expect(error('email')).toHaveTextContent(errors.email_invalid)
})

test('what is missing is said beside each field, and the first one gets the focus', async () => {
  const form = await open()
  type('name', 'Rima')
  await send(form)
  expect(error('subject')).toHaveTextContent(errors.subject_required)
  expect(error('message')).toHaveTextContent(errors.contact_message_required)
  expect(field('email')).toHaveFocus()
  expect(calls).toEqual([])
})

test('what was typed outlives the page, on this device only, until it is cleared', async () => {
  await open()
  fillIn()
  await settle()
  await open()
  expect(field('message')).toHaveValue('A question.')
  expect(shown('[data-kept]')).toBeVisible()
  shown('[data-clear]').click()
  expect(field('message')).toHaveValue('')
  expect(readDraft('contact')).toBeNull()
})

test('a form with files says that they are not kept, another one says nothing of files', async () => {
  await open()
  fillIn()
  await settle()
  expect(shown('[data-unkept]')).not.toBeVisible()
  document.querySelector('textarea')?.insertAdjacentHTML('afterend', '<input type="file">')
  fillIn()
  await settle()
  expect(shown('[data-unkept]')).toBeVisible()
})

test('a draft is forgotten after a day', async () => {
  await open()
  fillIn()
  await settle()
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await open()
  expect(field('message')).toHaveValue('')
})

test('a lost connection keeps everything, and the next try is the same attempt', async () => {
  const form = await open()
  fillIn()
  answer = () => Promise.reject(new TypeError('failed to fetch'))
  await send(form)
  expect(shown('[data-problem]')).toHaveTextContent(common.offline)
  expect(field('message')).toHaveValue('A question.')
  answer = json({ state: 'sent', reference: 'C-7K3F-92QD' })
  await send(form)
  const [first, second] = calls.map(({ body }) => body.get('_attempt'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(shown('[data-sent]')).toBeVisible()
  expect(shown('[data-reference]')).toHaveTextContent('C-7K3F-92QD')
  expect(readDraft('contact')).toBeNull()
})

test('what the server finds wrong stands beside the field', async () => {
  const form = await open()
  fillIn()
  answer = json({ state: 'returned', errors: { email: 'email_invalid' } })
  await send(form)
  expect(error('email')).toHaveTextContent(errors.email_invalid)
  expect(field('email')).toHaveFocus()
})

test('a limit says how long to wait', async () => {
  const form = await open()
  fillIn()
  answer = json({ state: 'returned', errors: {}, problem: 'rate_limited', wait: 'Please try again in 5 minutes.' })
  await send(form)
  expect(shown('[data-problem]')).toHaveTextContent(problems.rate_limited)
  expect(shown('[data-problem]')).toHaveTextContent('in 5 minutes')
})

test('the button waits while the form is on its way', async () => {
  const form = await open()
  fillIn()
  answer = () => new Promise(() => undefined)
  await send(form)
  expect(shown('[data-submit]')).toBeDisabled()
  expect(shown('[data-submit]')).toHaveTextContent('Submitting...')
})

test('a browser that can prove nothing sends the form itself, to the page that asks to confirm', async () => {
  Object.assign(globalThis, { isSecureContext: false })
  const form = await open()
  fillIn()
  await send(form)
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})
