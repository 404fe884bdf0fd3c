/** @jest-environment node */
import { createHash } from 'node:crypto'
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

test("where Google's captcha is chosen, it may make policies of its own", () => {
  const policies = () => directives(withCaptcha(pagePolicy()))['trusted-types']
  expect(policies()).toBe('default imar nextjs#bundler')
  process.env.CAPTCHA = 'recaptcha'
  expect(policies()).toBe("default * 'allow-duplicates' imar nextjs#bundler")
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
    'trusted-types',
  ])
  for (const [index, directive] of before?.entries() ?? []) for (const source of directive.split(' ')) expect(after?.[index]?.split(' ')).toContain(source)
})

const directives = (policy: string) =>
  Object.fromEntries(policy.split('; ').map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]))

test('a page is allowed its own parts and the films that a visitor agrees to, and nothing else', () => {
  const { 'script-src': scripts, ...others } = directives(pagePolicy())
  expect(scripts).toMatch(/^'self'( 'sha256-\S+'){3}$/)
  expect(others).toEqual({
    'default-src': "'none'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'frame-src': 'https://www.youtube-nocookie.com https://player.vimeo.com',
    'form-action': "'self'",
    'base-uri': "'none'",
    'object-src': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default imar nextjs#bundler',
    'frame-ancestors': "'none'",
  })
})

test('a preview names its nonce and who may frame it', () => {
  const { 'script-src': scripts, 'frame-ancestors': ancestors } = directives(pagePolicy({ nonce: 'abc', ancestors: 'https://cms.example.org' }))
  expect(scripts).toMatch(/ 'nonce-abc'$/)
  expect(ancestors).toBe('https://cms.example.org')
})

test('what is no page is allowed nothing', () => {
  expect(directives(CLOSED_POLICY)).toEqual({ 'default-src': "'none'", 'frame-ancestors': "'none'", 'base-uri': "'none'", 'form-action': "'none'" })
})

test.each([
  ['a &quot;b&quot;', 'a "b"'],
  ['a &#x27;b&#x27;', "a 'b'"],
  ['a &lt; b &gt; c &amp; d', 'a < b > c & d'],
  ['&amp;quot;', '&quot;'],
])('the style %s is allowed as what browsers read: %s', (written, read) => {
  const hash = createHash('sha256').update(read).digest('base64')
  expect(directives(pagePolicy({ html: `<i style="${written}"></i><P class="x" STYLE="${written}"></P>` }))['style-src']).toBe(
    `'self' 'unsafe-hashes' 'sha256-${hash}'`,
  )
})

test('the rules in the head of a page and those just behind its header are allowed, and no others', () => {
  const hash = (rules: string) => `'sha256-${createHash('sha256').update(rules).digest('base64')}'`
  const html = (head: string, body = '') => `<html><head><title>a</title>${head}</head><body>${body}</body></html>`
  const allowed = (page: string) => directives(pagePolicy({ html: page }))['style-src']
  const rules = '<style data-href="/_next/static/css/a.css">@media (width<9px){a>b{c:d}}</style>'
  expect(allowed(html(rules))).toBe(`'self' ${hash('@media (width<9px){a>b{c:d}}')}`)
  expect(allowed(html('', rules))).toBe("'self'")
  expect(allowed(html('<style>a{b:c}</style>'))).toBe("'self'")

  const behind = (rest: string) =>
    html('<style data-start="">a{}</style>', `<header><style data-href="/a.css">x{}</style></header><div class="contents">${rest}</div>`)
  expect(allowed(behind('<style data-href="/a.css">b{}</style>'))).toBe(`'self' ${hash('a{}')} ${hash('b{}')}`)
  expect(allowed(behind('<p></p><style data-href="/a.css">b{}</style>'))).toBe(`'self' ${hash('a{}')}`)
  expect(allowed(html('', '<header></header><main><header></header><div class="contents"><style data-href="/a.css">b{}</style></div>'))).toBe("'self'")
})
