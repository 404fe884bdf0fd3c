/** @jest-environment node */
import { languageToKeep, withLanguage } from '@/cms/src/admin/sign-in/account-language'

const answered = (payload: object, endpointName = 'getMe') => ({
  type: 'adminApi/executeQuery/fulfilled',
  payload,
  meta: { arg: { endpointName }, requestId: 'x' },
})

const ARABIC = { before: 'ar', now: 'ar' }

test('an account without a language gets the one that was chosen on the device', () => {
  expect(languageToKeep(answered({ id: 1, preferedLanguage: null }), ARABIC)).toBe('ar')
  expect(languageToKeep(answered({ id: 1 }), ARABIC)).toBe('ar')
  expect(languageToKeep(answered({ id: 1 }), { before: undefined, now: undefined })).toBeNull()
})

test('one that was set elsewhere stays, unless another was chosen since the page was loaded', () => {
  expect(languageToKeep(answered({ id: 1, preferedLanguage: 'de' }), ARABIC)).toBeNull()
  expect(languageToKeep(answered({ id: 1, preferedLanguage: 'de' }), { before: 'ar', now: 'en' })).toBe('en')
  expect(languageToKeep(answered({ id: 1, preferedLanguage: 'en' }), { before: 'ar', now: 'en' })).toBeNull()
})

test('other answers are left alone', () => {
  expect(languageToKeep(answered({ id: 1 }, 'getInformation'), ARABIC)).toBeNull()
  expect(languageToKeep({ type: 'admin/setLocale', payload: 'de' }, ARABIC)).toBeNull()
})

test('the admin is told of the account as if it had the language already', () => {
  expect(withLanguage(answered({ id: 1, preferedLanguage: 'ar' }), 'en')).toEqual(answered({ id: 1, preferedLanguage: 'en' }))
})
