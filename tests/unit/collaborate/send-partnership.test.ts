import { enhance } from '@/components/collaborate/send-partnership'
import { formTexts } from '../support/form-texts'

const FILLED = {
  organizationName: 'Builders',
  organizationType: 'ngo',
  collaborationType: 'medical',
  contactName: 'Salma',
  email: 'salma@example.org',
  message: 'A clinic.',
  legalConsent: 'true',
}

const MARKUP = `
  <div>
    <form action="/en/send/partnership" data-form="partnership" data-draft="partnership">
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems role="alert" hidden tabindex="-1"><p data-problem></p></div>
      ${Object.entries(FILLED)
        .map(([name, value]) => `<input name="${name}" value="${value}"><p data-error="${name}" hidden></p>`)
        .join('')}
      <button data-submit data-busy="Submitting...">Send inquiry</button>
    </form>
    <div data-sent tabindex="-1" hidden><span data-reference></span></div>
  </div>`

let answer: (body: unknown) => void

/** The network alone is replaced. */
async function fakeFetch(url: string) {
  if (url.endsWith('/form-texts')) return { json: async () => formTexts }
  if (url === '/api/captcha') throw new TypeError('offline')
  return { json: () => new Promise((resolve) => (answer = resolve)) }
}

const fields = () => [...document.querySelectorAll<HTMLInputElement>('input:not([type=hidden])')]
const button = () => document.querySelector<HTMLButtonElement>('[data-submit]')
const settle = () => jest.advanceTimersByTimeAsync(2000)

async function send() {
  document.body.innerHTML = MARKUP
  const form = document.querySelector('form')
  if (!form) throw new Error('no form')
  const done = enhance(form)
  await settle()
  await done
  form.requestSubmit()
  await settle()
  return form
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  document.documentElement.lang = 'en'
  global.fetch = fakeFetch as never
})
afterEach(() => jest.useRealTimers())

test('while it is sent its fields and its button are disabled; the thanks take its place', async () => {
  const form = await send()
  expect(button()).toHaveAttribute('aria-disabled', 'true')
  expect(button()).toHaveTextContent('Submitting...')
  for (const field of fields()) expect(field).toBeDisabled()
  answer({ state: 'sent', reference: 'P-7K3F-92QD' })
  await settle()
  expect(form).not.toBeVisible()
  expect(document.querySelector('[data-reference]')).toHaveTextContent('P-7K3F-92QD')
})

test.each([
  ['captcha_required', 'Please complete the reCAPTCHA verification.'],
  ['partnership_failed', 'There was an error submitting your request. Please try again later.'],
])('%s is said as an alert, and everything can be edited again', async (problem, text) => {
  await send()
  answer({ state: 'returned', errors: {}, problem })
  await settle()
  expect(document.querySelector('[role=alert]')).toHaveTextContent(text)
  expect(button()).not.toHaveAttribute('aria-disabled')
  expect(fields().map(({ value, disabled }) => [value, disabled])).toEqual(Object.values(FILLED).map((value) => [value, false]))
})
