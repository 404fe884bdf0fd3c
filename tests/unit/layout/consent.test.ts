import { CONSENT_KEY, consentOf, storeConsent, storedConsent } from '@/lib/visit/consent'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${CONSENT_KEY}=;max-age=0;path=/`
})

test('a choice holds for 365 days, and not a moment longer', () => {
  storeConsent(consentOf(true, NOW))
  expect(storedConsent(NOW + YEAR - 1)).toEqual({ accepted: true, preferences: { necessary: true, analytics: true }, expires: NOW + YEAR })
  expect(storedConsent(NOW + YEAR)).toBeNull()
})

test('without local storage the cookie says what was chosen', () => {
  storeConsent(consentOf(false, NOW))
  localStorage.clear()
  expect(storedConsent(NOW)?.preferences.analytics).toBe(false)
})

test.each([
  [true, 'all'],
  [false, 'necessary'],
])('the choice of analytics (%s) is kept in a cookie for the whole site, for 365 days', (analytics, value) => {
  const setCookie = jest.spyOn(document, 'cookie', 'set')
  storeConsent(consentOf(analytics, NOW))
  expect(setCookie.mock.calls).toEqual([[`${CONSENT_KEY}=${value};path=/;max-age=${YEAR / 1000};samesite=lax`]])
  setCookie.mockRestore()
})

test.each([
  [`${CONSENT_KEY}=all`, true],
  [`other=1; ${CONSENT_KEY}=all`, true],
  [`${CONSENT_KEY}=necessary; other=1`, false],
  [`not_${CONSENT_KEY}=all`, null],
  [`other; x${CONSENT_KEY}=all`, null],
  [`${CONSENT_KEY}=maybe`, null],
  ['', null],
])('the cookies “%s” say of analytics: %s', (cookies, analytics) => {
  const cookie = jest.spyOn(document, 'cookie', 'get').mockReturnValue(cookies)
  expect(storedConsent(NOW)?.preferences.analytics ?? null).toBe(analytics)
  cookie.mockRestore()
})

test('the name of the choice is that of the requirements', () => {
  expect(CONSENT_KEY).toBe('cookie_consent')
})

test('where storage is forbidden the cookie keeps the choice', () => {
  const forbidden = () => {
    throw new Error('forbidden')
  }
  const storage = [
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden),
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden),
  ]
  storeConsent(consentOf(true, NOW))
  expect(storedConsent(NOW)).toEqual(consentOf(true, NOW))
  for (const each of storage) each.mockRestore()
})

test('a stored choice counts before the cookie, even when it has run out', () => {
  document.cookie = `${CONSENT_KEY}=all;path=/`
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...consentOf(true), expires: NOW }))
  expect(storedConsent(NOW)).toBeNull()
})

test.each([
  '',
  '{',
  'null',
  '[]',
  '{"expires":9e15}',
  '{"expires":"never","preferences":{}}',
  '{"preferences":{}}',
  '{"expires":9e15,"preferences":null}',
  '{"expires":9e15,"preferences":1}',
  '1',
  '"x"',
])('%p is no choice', (stored) => {
  localStorage.setItem(CONSENT_KEY, stored)
  expect(storedConsent(NOW)).toBeNull()
})

test('a stored choice that says nothing of analytics is no yes', () => {
  localStorage.setItem(CONSENT_KEY, '{"expires":9e15,"preferences":{}}')
  expect(storedConsent(NOW)).toEqual({ accepted: false, preferences: { necessary: true, analytics: false }, expires: 9e15 })
})
