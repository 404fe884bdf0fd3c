import { ERROR_CODES, PROBLEMS, readErrorCode } from '@/lib/forms/error-codes'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'

test.each(Object.entries({ ar, de, en }))('every code has a text in %s, and every text a code', (_, { forms }) => {
  expect(Object.keys(forms.errors).sort()).toEqual([...ERROR_CODES].sort())
  expect(Object.keys(forms.problems).sort()).toEqual([...PROBLEMS].sort())
})

/** Requirements, sections 5 and 8, to the word. */
test.each<[keyof typeof en.forms.problems, string]>([
  ['duplicate', 'You have already submitted an application for this project.'],
  ['duplicate_timeline', 'You have already registered for this project/timeline.'],
  ['duplicate_campaign', 'Already submitted an application for this campaign.'],
  ['event_full', 'This event is full.'],
  ['captcha_required', 'Please complete the security verification'],
  ['captcha_failed', 'Security verification failed, please try again'],
  ['partnership_failed', 'There was an error submitting your request. Please try again later.'],
  ['registration_failed', 'Registration failed. Please try again.'],
  ['feedback_failed', 'Failed to submit feedback'],
  ['application_failed', 'Failed to submit application'],
  ['submission_failed', 'Submission failed'],
  ['submission_error', 'An error occurred during submission'],
])('the text of %s', (problem, text) => {
  expect(en.forms.problems[problem]).toBe(text)
})

test.each<[keyof typeof en.forms.errors, string]>([
  ['partnership_recaptcha_required', 'Please complete the reCAPTCHA verification.'],
  ['file_too_large', 'One or more files exceed the 20 MB limit'],
])('the text of %s', (code, text) => {
  expect(en.forms.errors[code]).toBe(text)
})

test('codes of the content service are understood', () => {
  expect(['required', 'too_short', 'invalid_email', 'too_long', 'file_missing', 'unheard_of', 'constructor'].map(readErrorCode)).toEqual([
    'field_required',
    'message_required',
    'valid_email_required',
    'too_long',
    'file_missing',
    'invalid',
    'invalid',
  ])
})
