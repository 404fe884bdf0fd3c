import { checkWith } from '@/components/shared/form/enhance/check-with'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { plainSchema } from '@/lib/forms/plain-forms'
import { fakeWorker, one, type } from '../support/enhanced-form'
import { formTexts } from '../support/form-texts'

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

/** What was posted past the action. */
export const calls: Call[] = []
export const submitted = jest.fn()
let answer: () => Promise<Partial<Response>>

export function answerWith(next: typeof answer) {
  answer = next
}

export const json = (body: unknown) => async () => ({ json: async () => body }) as Partial<Response>

/** The network alone is replaced: texts, captcha tasks and what the form sends. */
function fakeFetch(url: string, init?: RequestInit) {
  if (url.endsWith('/form-texts')) return json(formTexts)()
  if (url === '/api/captcha') return json({ provider: 'altcha', challenge: {}, lastsSeconds: 60 })()
  calls.push({ url, body: init?.body as FormData })
  return answer()
}

/** A contact form as the server sends it, without its script. */
export function write() {
  document.body.innerHTML = MARKUP
  return one<HTMLFormElement>('form')
}

/** The form with its script. */
export async function open() {
  const form = write()
  form.submit = submitted
  const { recheck } = await enhanceForm(form, { check: checkWith(await plainSchema('contact')) })
  form.addEventListener('related', () => recheck('email'))
  return form
}

export function fillIn() {
  for (const [name, text] of [
    ['name', 'Rima'],
    ['email', 'rima@example.org'],
    ['subject', 'Hello'],
    ['message', 'A question.'],
  ] as const)
    type(name, text)
}

/** Puts it into a browser of its own; the network alone is replaced. */
export function setUp() {
  jest.useFakeTimers()
  localStorage.clear()
  submitted.mockClear()
  calls.length = 0
  global.fetch = fakeFetch as never
  document.documentElement.lang = 'en'
  fakeWorker()
}
