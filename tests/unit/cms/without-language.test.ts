/** @jest-environment node */
import { isWithoutLanguage } from '@/cms/src/admin/sign-in/without-language'

const answered = (payload: object, endpointName = 'getMe') => ({ type: 'adminApi/executeQuery/fulfilled', payload, meta: { arg: { endpointName } } })

test('an account without a language is known by the answer about it', () => {
  expect(isWithoutLanguage(answered({ id: 1, preferedLanguage: null }))).toBe(true)
  expect(isWithoutLanguage(answered({ id: 1 }))).toBe(true)
})

test('one that has chosen a language, and other answers, are left alone', () => {
  expect(isWithoutLanguage(answered({ id: 1, preferedLanguage: 'de' }))).toBe(false)
  expect(isWithoutLanguage(answered({ id: 1 }, 'getInformation'))).toBe(false)
  expect(isWithoutLanguage({ type: 'admin/setLocale', payload: 'de' })).toBe(false)
})
