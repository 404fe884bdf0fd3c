/** @jest-environment node */
import { CLOSED_POLICY, pagePolicy, withCaptcha } from '@/lib/framework/page/policy.mjs'

afterEach(() => delete process.env.CAPTCHA)

const hosts = (directive: string) =>
  new RegExp(`${directive} [^;]*`).exec(withCaptcha(pagePolicy({ nonce: 'x' })))?.[0].match(/https:\S*(google|gstatic)\S*/g) ?? []

test("Google's hosts are allowed where its captcha is chosen, and only there", () => {
  for (const directive of ['script-src', 'frame-src', 'connect-src']) expect(hosts(directive)).toEqual([])
  process.env.CAPTCHA = 'recaptcha'
  expect(hosts('script-src')).toEqual(['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'])
  expect(hosts('frame-src')).toEqual(['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'])
  expect(hosts('connect-src')).toEqual(['https://www.google.com/recaptcha/'])
})

test('the rest of a policy stays as it is', () => {
  process.env.CAPTCHA = 'recaptcha'
  expect(withCaptcha(CLOSED_POLICY)).toBe(CLOSED_POLICY)
  const [before, after] = [pagePolicy(), withCaptcha(pagePolicy())].map((policy) => policy.split('; '))
  expect(after).toHaveLength(before?.length ?? 0)
  expect(after?.filter((directive) => !before?.includes(directive)).map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'connect-src',
    'frame-src',
  ])
  for (const [index, directive] of before?.entries() ?? []) for (const source of directive.split(' ')) expect(after?.[index]?.split(' ')).toContain(source)
})
