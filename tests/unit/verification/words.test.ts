/** @jest-environment node */
import type { Answer } from '@/lib/forms/verification/answer'
import { readAnswer, verificationAnswers } from '@/lib/forms/verification/answers'
import { pageOf, PAGES, receiverOf } from '@/lib/forms/verification/pages'
import { fieldTexts, textOf } from '@/lib/forms/verification/words'
import english from '@/messages/en.json'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const { verification, forms } = english
const inDepartment = (answer: Answer) => textOf('en', 'department', answer)

test.each([
  ['link', 'done', ''],
  ['code', 'done', ''],
  ['mail', 'done', verification.mail.done],
  ['link', 'used', ''],
  ['mail', 'error', verification.mail.error],
  ['mail', 'failed', verification.mail.error],
  ['code', 'wrong', verification.wrong],
  ['mail', 'wrong', verification.wrong],
  ['code', 'failed', verification.code.failed],
  ['code', 'error', verification.code.error],
  ['link', 'failed', verification.verification_failed],
  ['link', 'missing', verification.missing_params],
  ['link', 'error', verification.verification_error],
  ['link', 'limited', forms.problems.rate_limited],
] as const)('by %s, %s', async (by, state, text) => {
  expect(await inDepartment({ by, state })).toBe(text)
})

test('a registration that could not be cancelled is not called an address that could not be confirmed', async () => {
  expect(await textOf('en', 'registration', { by: 'link', state: 'error' })).toBe(verification.registration.error)
  expect(await textOf('en', 'registration', { by: 'link', state: 'failed' })).toBe(verification.verification_failed)
  expect(await textOf('en', 'seat', { by: 'link', state: 'error' })).toBe(verification.seat.error)
  expect(await textOf('en', 'seat', { by: 'link', state: 'failed' })).toBe(verification.seat.over)
})

test('who has to wait is told how long', async () => {
  expect(await inDepartment({ by: 'code', state: 'limited', waitMinutes: 5 })).toBe(`${forms.problems.rate_limited} Please try again in 5 minutes.`)
})

test('a field with a mistake has its words, another one none', async () => {
  expect(await fieldTexts('en')).toEqual({})
  expect(await fieldTexts('en', { email: 'email_required' })).toEqual({ email: forms.errors.email_required })
  expect(await fieldTexts('en', { email: 'valid_email_required', code: 'code_required' })).toEqual({
    email: forms.errors.valid_email_required,
    code: verification.code.required,
  })
  expect(await fieldTexts('en', { code: 'code_invalid' })).toEqual({ code: verification.code.invalid })
  expect(await fieldTexts('de', { code: 'code_invalid' })).not.toEqual({ code: verification.code.invalid })
})

test('addresses hand on what a link carries, once, and nothing else', () => {
  const parameters = { email: 'amal+homs@example.org', token: 's3cret', id: '12', utm_source: 'mail', answer: 'old' }
  const link = 'email=amal%2Bhoms%40example.org&token=s3cret&id=12'
  expect(PAGES).toEqual(['project-submission', 'department', 'registration', 'seat'])
  expect(pageOf('de', 'department', parameters)).toBe(`/de/verification/department?${link}`)
  expect(pageOf('de', 'department', parameters, { answer: 'new' })).toBe(`/de/verification/department?${link}&answer=new`)
  expect(receiverOf('ar', 'registration', parameters)).toBe(`/ar/send/verification/registration?${link}`)
  expect(pageOf('en', 'registration', { token: ['a', 'b'], id: undefined })).toBe('/en/verification/registration')
})

test('an answer is read on the page that it belongs to, and on no other', async () => {
  const answer: Answer = { by: 'link', state: 'error' }
  const id = (await verificationAnswers.keep({ page: 'department', answer })) ?? undefined
  expect(await readAnswer('department', id)).toEqual(answer)
  expect(await readAnswer('registration', id)).toBeNull()
  expect(await readAnswer('department', undefined)).toBeNull()
  expect(await readAnswer('department', ['a', 'b'])).toBeNull()
})
