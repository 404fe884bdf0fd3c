import { storedConsent } from '@/lib/visit/consent'
import { CONSENT_KEY, CONSENT_SCRIPT } from '@/lib/visit/consent-script.mjs'

const until = (expires: number) => JSON.stringify({ accepted: true, preferences: { necessary: true, analytics: true }, expires })

function visit(stored: string | null, cookie: string) {
  delete document.documentElement.dataset.ask
  if (stored === null) localStorage.removeItem(CONSENT_KEY)
  else localStorage.setItem(CONSENT_KEY, stored)
  document.cookie = cookie ? `${CONSENT_KEY}=${cookie}` : `${CONSENT_KEY}=;max-age=0`
}

function runScript() {
  const script = document.createElement('script')
  script.textContent = CONSENT_SCRIPT
  document.head.append(script)
  script.remove()
  return document.documentElement.dataset.ask !== undefined
}

afterEach(() => visit(null, ''))

test.each([
  ['no choice is there', null, '', true],
  ['the choice has run out', until(Date.now() - 1), 'all', true],
  ['the choice cannot be read', 'none', 'all', true],
  ['a choice is in force', until(Date.now() + 60_000), '', false],
  ['the cookie alone says all', null, 'all', false],
  ['the cookie alone says what is necessary', null, 'necessary', false],
  ['the cookie says something else', null, 'perhaps', true],
])('where %s, the question is asked before the first paint as the script asks it later', (_, stored, cookie, isAsked) => {
  visit(stored, cookie)
  expect(runScript()).toBe(isAsked)
  expect(storedConsent() === null).toBe(isAsked)
})

test('where storage is forbidden, the cookie decides', () => {
  visit(null, 'all')
  const storage = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(runScript()).toBe(false)
  document.cookie = `${CONSENT_KEY}=;max-age=0`
  expect(runScript()).toBe(true)
  storage.mockRestore()
})
