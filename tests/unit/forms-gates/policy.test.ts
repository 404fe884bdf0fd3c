/** @jest-environment node */
import { pagePolicy } from '@/lib/cache/policy.mjs'

afterEach(() => delete process.env.CAPTCHA)

test("Google's hosts are allowed where its captcha is chosen, and only there", () => {
  const hosts = (directive: string) => new RegExp(`${directive} [^;]*`).exec(pagePolicy())?.[0].match(/https:\S*(google|gstatic)\S*/g) ?? []
  for (const directive of ['script-src', 'frame-src', 'connect-src']) expect(hosts(directive)).toEqual([])
  process.env.CAPTCHA = 'recaptcha'
  expect(hosts('script-src')).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'])
  expect(hosts('frame-src')).toEqual(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'])
  expect(hosts('connect-src')).toEqual(['https://www.google.com/recaptcha/'])
})
