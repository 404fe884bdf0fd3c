import { executeRecaptcha } from '@/components/shared/form/captcha/recaptcha'

declare global {
  interface Window {
    grecaptcha?: unknown
  }
}

const script = () => document.querySelector<HTMLScriptElement>('script[src*="google"]')

/** Waits for React, which renders when it has time. */
async function untilAsked(): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 50; turn += 1) {
    await jest.advanceTimersByTimeAsync(10)
    const found = script()
    if (found) return found
  }
  throw new Error('Nothing was asked for.')
}

beforeEach(() => {
  jest.useFakeTimers()
  document.documentElement.lang = 'ar'
})
afterEach(() => void jest.useRealTimers())

test('Google is asked for nothing before the first token, and a script that does not come is asked for anew', async () => {
  expect(script()).toBeNull()
  const failed = executeRecaptcha('site-key', 'contact').catch((error: Error) => error.message)
  await untilAsked()
  await jest.advanceTimersByTimeAsync(10_000)
  expect(await failed).toBe('reCAPTCHA did not come')
  expect(script()).toBeNull()

  const token = executeRecaptcha('site-key', 'contact')
  const asked = await untilAsked()
  expect(asked.src).toBe('https://www.google.com/recaptcha/api.js?render=site-key&hl=ar')
  window.grecaptcha = { ready: (then: () => void) => then(), execute: async (key: string, { action }: { action: string }) => `${key} ${action}` }
  asked.dispatchEvent(new Event('load'))
  await jest.advanceTimersByTimeAsync(100)
  expect(await token).toBe('site-key contact')
  expect(await executeRecaptcha('site-key', 'idea')).toBe('site-key idea')
  expect(document.querySelectorAll('script[src*="google"]')).toHaveLength(1)
})
