import { checkWith } from '@/components/shared/form/enhance/check-with'
import { readDrafts } from '@/components/shared/form/enhance/draft'
import { enhanceForm } from '@/components/shared/form/enhance/enhance-form'
import { plainSchema } from '@/lib/forms/plain-forms'
import english from '@/messages/en.json'
import { sendContact } from '../support/actions'
import { formTexts } from '../support/form-texts'
import { error, field, one, send, settle, type } from '../support/enhanced-form'
import { answerWith, calls, fillIn, json, open, setUp, submitted, write } from './contact-form'

const { errors, problems, common } = english.forms

beforeEach(setUp)
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
  await send()
  field('email').value = 'rima'
  form.dispatchEvent(new Event('related'))
  await settle()
  expect(error('email')).toHaveTextContent(errors.email_invalid)
})

test('what is missing is said beside each field, and the first one gets the focus', async () => {
  await open()
  type('name', 'Rima')
  await send()
  expect(error('subject')).toHaveTextContent(errors.subject_required)
  expect(error('message')).toHaveTextContent(errors.contact_message_required)
  expect(field('email')).toHaveFocus()
  expect(calls).toEqual([])
})

test('an attempt to send tells how many fields are wrong, with a link to each, until they are mended', async () => {
  await open()
  type('name', 'Rima')
  type('message', 'A question.')
  await send()
  const summary = () => [...document.querySelectorAll('[data-problems] a')].map((link) => [link.getAttribute('href'), link.textContent])
  expect(one('[data-problems]')).toBeVisible()
  expect(one('[data-problem]')).toHaveTextContent(formTexts.wrong[1] ?? '')
  expect(summary()).toEqual([
    ['#contact-email', errors.email_required],
    ['#contact-subject', errors.subject_required],
  ])
  type('subject', 'Hello')
  await settle()
  expect(one('[data-problem]')).toHaveTextContent(formTexts.wrong[0] ?? '')
  type('email', 'rima@example.org')
  await settle()
  expect(one('[data-problems]')).not.toBeVisible()
  expect(summary()).toEqual([])
})

test('a field that was left before the script came says what is wrong with it', async () => {
  const form = write()
  field('name').dataset.left = ''
  await enhanceForm(form, { check: checkWith(await plainSchema('contact')) })
  await settle()
  expect(error('name')).toHaveTextContent(errors.name_required)
  expect(error('email')).not.toBeVisible()
})

test('a form goes by its action', async () => {
  const form = write()
  sendContact.mockImplementationOnce(async (_lang, data) => ({ state: 'sent', reference: data.get('subject') }))
  await enhanceForm(form, { check: checkWith(await plainSchema('contact')) })
  fillIn()
  await send()
  expect(sendContact).toHaveBeenCalledWith('en', expect.any(FormData))
  expect(one('[data-reference]')).toHaveTextContent('Hello')
  expect(calls).toEqual([])
})

test('an action that gets no answer is not followed by a second request; the next try goes past it, as the same attempt', async () => {
  const form = write()
  sendContact.mockClear().mockRejectedValueOnce(new Error('An unexpected response was received from the server.'))
  await enhanceForm(form, { check: checkWith(await plainSchema('contact')) })
  fillIn()
  await send()
  expect(one('[data-problem]')).toHaveTextContent(common.offline)
  expect(calls).toEqual([])
  answerWith(json({ state: 'sent', reference: 'C-7K3F-92QD' }))
  await send()
  expect(one('[data-reference]')).toHaveTextContent('C-7K3F-92QD')
  expect(sendContact).toHaveBeenCalledTimes(1)
  const attempts = [sendContact.mock.calls[0]?.[1], calls[0]?.body].map((body) => body?.get('_attempt'))
  expect(attempts).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), attempts[0]])
})

test('a lost connection keeps everything, and the next try is the same attempt', async () => {
  await open()
  fillIn()
  answerWith(() => Promise.reject(new TypeError('failed to fetch')))
  await send()
  expect(one('[data-problem]')).toHaveTextContent(common.offline)
  expect(field('message')).toHaveValue('A question.')
  answerWith(json({ state: 'sent', reference: 'C-7K3F-92QD' }))
  await send()
  const [first, second] = calls.map(({ body }) => body.get('_attempt'))
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(second).toBe(first)
  expect(one('[data-sent]')).toBeVisible()
  expect(one('[data-reference]')).toHaveTextContent('C-7K3F-92QD')
  expect(readDrafts('contact')).toEqual([])
})

test('without a line there is no captcha either: the form stays in the page, however often it is tried', async () => {
  await open()
  fillIn()
  const network = global.fetch
  global.fetch = (url, init) => (url === '/api/captcha' ? Promise.reject(new TypeError('failed to fetch')) : network(url, init))
  answerWith(() => Promise.reject(new TypeError('failed to fetch')))
  for (const tries of [1, 2, 3]) {
    await send()
    expect(calls).toHaveLength(tries)
  }
  expect(submitted).not.toHaveBeenCalled()
})

test('what the server finds wrong stands beside the field', async () => {
  await open()
  fillIn()
  answerWith(json({ state: 'returned', errors: { email: 'email_invalid' } }))
  await send()
  expect(error('email')).toHaveTextContent(errors.email_invalid)
  expect(field('email')).toHaveFocus()
})

test('a limit says how long to wait', async () => {
  await open()
  fillIn()
  answerWith(json({ state: 'returned', errors: {}, problem: 'rate_limited', wait: 'Please try again in 5 minutes.' }))
  await send()
  expect(one('[data-problem]')).toHaveTextContent(problems.rate_limited)
  expect(one('[data-problem]')).toHaveTextContent('in 5 minutes')
})

test('the button waits while the form is on its way', async () => {
  await open()
  fillIn()
  answerWith(() => new Promise(() => undefined))
  await send()
  expect(one('[data-submit]')).toHaveAttribute('aria-disabled', 'true')
  expect(one('[data-submit]')).toHaveTextContent('Submitting...')
})

test('a browser that can prove nothing sends the form itself, to the page that asks to confirm', async () => {
  Object.assign(globalThis, { isSecureContext: false })
  await open()
  fillIn()
  await send()
  expect(submitted).toHaveBeenCalledTimes(1)
  expect(calls).toEqual([])
})
