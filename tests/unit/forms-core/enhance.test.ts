import { checkWith } from '@/components/shared/form/enhance/check-with'
import { readDrafts } from '@/components/shared/form/enhance/draft'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { contactSchema } from '@/lib/forms/contact/schema'
import english from '@/messages/en.json'
import { sendContact } from '../support/actions'
import { formTexts } from '../support/form-texts'

const { errors, problems, common } = english.forms

const MARKUP = `
  <div>
    <form action="/en/send/contact" data-form="contact" data-draft="contact">
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems hidden tabindex="-1"><p data-problem></p></div>
      <input name="name"><p id="contact-name-error" data-error="name" hidden></p>
      <input name="email" type="email"><p id="contact-email-error" data-error="email" hidden></p>
      <input name="subject"><p id="contact-subject-error" data-error="subject" hidden></p>
      <textarea name="message"></textarea><p id="contact-message-error" data-error="message" hidden></p>
      <button data-submit data-busy="Submitting...">Send</button>
      <div data-kept="later"><span data-kept-words>Kept.</span><button type="button" data-clear>Clear</button><input type="checkbox" data-keep-nothing></div>
      <input type="checkbox" name="legalConsent" value="true" data-consent>
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
  if (url.endsWith('/form-texts')) return json(formTexts)()
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
  const { recheck } = await enhanceForm(form, { action: sendContact, check: checkWith(contactSchema) })
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

test('an attempt to send tells how many fields are wrong, with a link to each, until they are mended', async () => {
  const form = await open()
  type('name', 'Rima')
  type('message', 'A question.')
  await send(form)
  const summary = () => [...document.querySelectorAll('[data-problems] a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(shown('[data-problems]')).toBeVisible()
  expect(shown('[data-problem]')).toHaveTextContent(formTexts.wrong[1] ?? '')
  expect(summary()).toEqual([['#contact-email', errors.email_required], ['#contact-subject', errors.subject_required]])
  type('subject', 'Hello')
  await settle()
  expect(shown('[data-problem]')).toHaveTextContent(formTexts.wrong[0] ?? '')
  type('email', 'rima@example.org')
  await settle()
  expect(shown('[data-problems]')).not.toBeVisible()
  expect(summary()).toEqual([])
})

test('a field that was left before the script came says what is wrong with it', async () => {
  document.body.innerHTML = MARKUP
  field('name').dataset.left = ''
  await enhanceForm(shown<HTMLFormElement>('form'), { action: sendContact, check: checkWith(contactSchema) })
  await settle()
  expect(error('name')).toHaveTextContent(errors.name_required)
  expect(error('email')).not.toBeVisible()
})

test('what was typed before the script came stays, and is kept; what is kept stands beside it', async () => {
  await open()
  fillIn()
  await settle()
  document.body.innerHTML = MARKUP
  field('subject').value = 'Another one'
  await enhanceForm(shown<HTMLFormElement>('form'), { action: sendContact, check: checkWith(contactSchema) })
  await settle()
  expect([field('subject').value, field('message').value]).toEqual(['Another one', 'A question.'])
  expect(readDrafts('contact')[0]?.values.subject).toEqual(['Another one'])
})

test('whoever deletes what was typed is in the form still', async () => {
  await open()
  fillIn()
  await settle()
  shown('[data-clear]').click()
  expect(field('name')).toHaveFocus()
})

test('what was typed outlives the page, on this device only, until it is cleared', async () => {
  await open()
  fillIn()
  await settle()
  await open()
  expect(field('message')).toHaveValue('A question.')
  expect(shown('[data-kept-words]')).toBeVisible()
  shown('[data-clear]').click()
  expect(field('message')).toHaveValue('')
  expect(readDrafts('contact')).toEqual([])
})

test('who wants nothing to be kept on the device is obeyed at once, and the next time', async () => {
  const choice = () => shown<HTMLInputElement>('[data-keep-nothing]')
  await open()
  fillIn()
  await settle()
  choice().click()
  expect(readDrafts('contact')).toEqual([])
  type('message', 'Another question.')
  await settle()
  expect(readDrafts('contact')).toEqual([])
  expect(shown('[data-kept-words]')).not.toBeVisible()
  await open()
  expect(choice()).toBeChecked()
  choice().click()
  expect(readDrafts('contact')).toHaveLength(1)
})

test('consent is not kept', async () => {
  await open()
  fillIn()
  field('legalConsent').click()
  await settle()
  expect(readDrafts('contact')[0]?.values).toMatchObject({ name: ['Rima'] })
  expect(readDrafts('contact')[0]?.values).not.toHaveProperty('legalConsent')
})

test('two tabs keep two drafts, and one that is open elsewhere is left to it', async () => {
  const held = new Set<string>()
  const request = async (name: string, _: object, run: (lock: object | null) => unknown) => {
    const isFree = !held.has(name)
    held.add(name)
    return run(isFree ? {} : null)
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  await open()
  fillIn()
  await settle()
  await open()
  expect(field('message')).toHaveValue('')
  type('message', 'In another tab.')
  await settle()
  expect(readDrafts('contact').map(({ values }) => values.message)).toEqual([['In another tab.'], ['A question.']])
  // Both are closed.
  held.clear()
  await open()
  expect(field('message')).toHaveValue('In another tab.')
  Reflect.deleteProperty(navigator, 'locks')
})

test('a draft is forgotten after a day', async () => {
  await open()
  fillIn()
  await settle()
  jest.setSystemTime(Date.now() + 24 * 60 * 60 * 1000)
  await open()
  expect(field('message')).toHaveValue('')
})

test('a form goes by its action', async () => {
  document.body.innerHTML = MARKUP
  const form = shown<HTMLFormElement>('form')
  const action = jest.fn(async (_lang: string, data: FormData) => ({ state: 'sent', reference: data.get('subject') }))
  await enhanceForm(form, { action, check: checkWith(contactSchema) })
  fillIn()
  await send(form)
  expect(action).toHaveBeenCalledWith('en', expect.any(FormData))
  expect(shown('[data-reference]')).toHaveTextContent('Hello')
  expect(calls).toEqual([])
})

test('an action that gets no answer is not followed by a second request', async () => {
  document.body.innerHTML = MARKUP
  const form = shown<HTMLFormElement>('form')
  await enhanceForm(form, { action: () => Promise.reject(new TypeError('failed to fetch')), check: checkWith(contactSchema) })
  fillIn()
  await send(form)
  expect(shown('[data-problem]')).toHaveTextContent(common.offline)
  expect(calls).toEqual([])
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
  expect(readDrafts('contact')).toEqual([])
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
  expect(shown('[data-submit]')).toHaveAttribute('aria-disabled', 'true')
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
