import { enhance } from '@/components/help/send-feedback'
import { stepsOf } from '@/components/help/feedback-steps'
import english from '@/messages/en.json'
import { fakeWorker } from '../support/enhanced-form'
import { formTexts } from '../support/form-texts'

const { errors, problems, common } = english.forms

const MARKUP = (attributes: string) => `
  <div data-feedback>
    <form action="/en/send/feedback" data-form="feedback" data-draft="feedback" ${attributes}>
      <input type="hidden" name="_attempt"><input type="hidden" name="_captcha">
      <div data-problems hidden tabindex="-1"><p data-problem></p></div>
      <section data-step="1"><h3 tabindex="-1">One</h3>
        <input type="radio" name="category" value="praise" checked><p data-error="category" hidden></p>
        <input type="checkbox" name="isAnonymous" value="true"><p data-error="isAnonymous" hidden></p>
        <input name="email" type="email"><p data-error="email" hidden></p></section>
      <section data-step="2"><h3 tabindex="-1">Two</h3>
        <input name="subject" value="Thank you"><p data-error="subject" hidden></p>
        <textarea name="message">It is easy to read.</textarea><p data-error="message" hidden></p></section>
      <section data-step="3" hidden><h3 tabindex="-1">Three</h3><p data-captcha role="alert" tabindex="-1"></p></section>
      <button data-submit data-busy="Submitting...">Send</button>
      <button type="button" data-next hidden>Next</button><button type="button" data-back hidden>Back</button>
    </form>
    <div data-sent tabindex="-1" hidden><span data-reference></span><button data-start>Another</button></div>
    <div data-failed tabindex="-1" hidden><p data-failure></p><button data-start>Again</button></div>
  </div>`

let answers: unknown[]
const bodies: FormData[] = []

/** The network alone is replaced. */
async function fakeFetch(url: string, init?: RequestInit) {
  if (url.endsWith('/form-texts')) return { json: async () => formTexts }
  if (url === '/api/captcha') return { json: async () => ({ provider: 'altcha', challenge: {}, lastsSeconds: 60 }) }
  bodies.push(init?.body as FormData)
  const answer = answers.shift()
  if (answer === undefined) throw new TypeError('offline')
  return { json: async () => answer }
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const element = document.querySelector<E>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

const shownStep = () => [...document.querySelectorAll<HTMLElement>('[data-step]')].filter(({ hidden }) => !hidden).map(({ dataset }) => dataset.step)
const settle = () => jest.advanceTimersByTimeAsync(2000)

async function open(attributes = '') {
  document.body.innerHTML = MARKUP(attributes)
  const form = find<HTMLFormElement>('form')
  const done = enhance(form)
  await settle()
  await done
  return form
}

async function send(form: HTMLFormElement, ...answer: unknown[]) {
  answers = answer
  form.requestSubmit()
  await settle()
}

const sent = { state: 'sent', reference: 'F-7K3F-92QD' }
const returned = (problem: string, wrong: object = {}) => ({ state: 'returned', errors: wrong, problem })

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  bodies.length = 0
  document.documentElement.lang = 'en'
  global.fetch = fakeFetch as never
  fakeWorker()
})
afterEach(() => jest.useRealTimers())

async function openAtEnd() {
  const form = await open()
  find<HTMLInputElement>('[name=isAnonymous]').checked = true
  stepsOf(form).go(3)
  return form
}

test.each([
  ['captcha_required', problems.captcha_required],
  ['captcha_failed', problems.captcha_failed],
])('%s is said beside the captcha; the step stays, and the next try takes a new token', async (problem, text) => {
  const form = await openAtEnd()
  await send(form, returned(problem))
  expect(find('[data-captcha]')).toHaveTextContent(text)
  expect(find('[data-captcha]')).toHaveFocus()
  expect([form.hidden, shownStep()]).toEqual([false, ['3']])
  await send(form, sent)
  expect(find('[data-captcha]')).toBeEmptyDOMElement()
  expect(find('[data-reference]')).toHaveTextContent('F-7K3F-92QD')
  expect(bodies).toHaveLength(2)
})

test.each([
  ['an answer without a reason', returned('feedback_failed'), 'Failed to submit feedback'],
  ['a service that does not answer', returned('general_error'), 'An unexpected error occurred. Please try again later.'],
  ['a lost connection', undefined, common.offline],
])('%s takes the place of the form, and leads back to the first step with everything kept', async (_, answer, text) => {
  const form = await openAtEnd()
  await send(form, ...(answer ? [answer] : []))
  expect(form).not.toBeVisible()
  expect(find('[data-failed]')).toHaveFocus()
  expect(find('[data-failure]')).toHaveTextContent(text)
  find('[data-failed] button').click()
  expect([form.hidden, find('[data-failed]').hidden, shownStep()]).toEqual([false, true, ['1']])
  expect(find<HTMLTextAreaElement>('[name=message]').value).toBe('It is easy to read.')
})

test('another feedback begins with an empty first step', async () => {
  const form = await openAtEnd()
  await send(form, sent)
  expect(find('[data-sent]')).toHaveFocus()
  find('[data-sent] button').click()
  expect([form.hidden, shownStep(), find<HTMLInputElement>('[name=subject]').value]).toEqual([false, ['1'], ''])
})

test('a field that the server finds wrong is shown in its step', async () => {
  const form = await openAtEnd()
  await send(form, { state: 'returned', errors: { subject: 'too_long' } })
  expect([shownStep(), find('[data-error=subject]').textContent]).toEqual([['2'], errors.too_long])
})

test('ticking anonymous takes away what was wrong with the address', async () => {
  await open()
  find('[data-next]').click()
  await settle()
  expect(find('[data-error=email]')).toHaveTextContent(errors.email_required)
  find('[name=isAnonymous]').click()
  await settle()
  expect(find('[data-error=email]')).not.toBeVisible()
})

test('what came back from the server stays one page, and says all above the form', async () => {
  const form = await open('data-answered')
  expect(shownStep()).toEqual(['1', '2'])
  find<HTMLInputElement>('[name=isAnonymous]').checked = true
  await send(form, returned('captcha_failed'))
  expect(find('[data-problem]')).toHaveTextContent(problems.captcha_failed)
})
