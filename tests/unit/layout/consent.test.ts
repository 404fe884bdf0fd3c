import { CONSENT_KEY, consentOf, storeConsent, storedConsent } from '@/lib/consent'
import { enhanceConsent } from '@/components/layout/enhance/consent'

const NOW = Date.UTC(2026, 10, 21)
const YEAR = 365 * 24 * 60 * 60 * 1000

beforeEach(() => {
  localStorage.clear()
  document.cookie = `${CONSENT_KEY}=;max-age=0;path=/`
  document.head.innerHTML = ''
  document.body.innerHTML = '<section data-analytics="/stats.js"></section>'
  delete document.documentElement.dataset.ask
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

test.each(['', '{', 'null', '[]', '{"expires":9e15}', '{"expires":"never","preferences":{}}'])('%p is no choice', (stored) => {
  localStorage.setItem(CONSENT_KEY, stored)
  expect(storedConsent(NOW)).toBeNull()
})

test('only a plain yes lets the analytics script in', () => {
  localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...consentOf(false), preferences: { analytics: 'no' } }))
  enhanceConsent()
  expect(document.querySelector('script')).toBeNull()
})

test('whoever has not chosen is asked, and nothing is loaded', () => {
  enhanceConsent()
  expect(document.documentElement.dataset.ask).toBe('')
  expect(document.querySelector('script')).toBeNull()
})

test('whoever agreed is not asked, and the analytics script is loaded once', () => {
  storeConsent(consentOf(true))
  enhanceConsent()
  enhanceConsent()
  expect(document.documentElement.dataset.ask).toBeUndefined()
  expect([...document.querySelectorAll('script')].map((script) => script.getAttribute('src'))).toEqual(['/stats.js'])
})

test('where no analytics script is set none is loaded', () => {
  document.body.innerHTML = '<section></section>'
  storeConsent(consentOf(true))
  enhanceConsent()
  expect(document.querySelector('script')).toBeNull()
})
