import { allowLibraryMarkup } from '@/lib/framework/static/trusted'
import { POLICIES, TRUSTED_TYPES_SCRIPT } from '@/lib/framework/page/trusted-types.mjs'

type Rules = { createHTML: (html: string) => string | null; createScriptURL: (address: string) => string | null; createScript?: unknown }

/** Runs the script as a browser with trusted types does, and gives what it made. */
function rulesMade(): Rules {
  const createPolicy = jest.fn<undefined, [string, Rules]>()
  globalThis.trustedTypes = { createPolicy: createPolicy as never }
  Reflect.construct(Function, [TRUSTED_TYPES_SCRIPT]).call(globalThis)
  globalThis.trustedTypes = undefined
  const [[name, rules] = []] = createPolicy.mock.calls
  if (name !== 'default' || !rules) throw new Error('No default policy was made.')
  return rules
}

test('text passes as markup, and so does the empty script of React; whatever else has tags does not', () => {
  const { createHTML } = rulesMade()
  for (const text of ['', 'a & b', '((e,i)=>{})("theme")', '<script></script>']) expect(createHTML(text)).toBe(text)
  for (const markup of ['<img src=x onerror=alert(1)>', '<b>', 'a<script></script>', '<script></script><b>', '<']) expect(createHTML(markup)).toBeUndefined()
})

test('markup of a library passes as its sanitiser gives it', () => {
  allowLibraryMarkup((html) => (html.includes('onerror') ? null : html))
  const { createHTML } = rulesMade()
  expect(createHTML('<b>')).toBe('<b>')
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull()
  globalThis.libHtml = undefined
  expect(rulesMade().createHTML('<b>')).toBeUndefined()
})

test.each([
  '/_next/static/chunks/main-1.js?dpl=a',
  '/flight/0a.js',
  '/worker.js',
  'http://localhost/_next/static/media/pdf.worker.mjs',
  'https://www.google.com/recaptcha/api.js?render=key',
  'https://www.gstatic.com/recaptcha/releases/a/recaptcha__ar.js',
])('a script from %s passes', (address) => {
  expect(rulesMade().createScriptURL(address)).toBe(address)
})

test.each([
  'https://evil.example/_next/static/a.js',
  '//evil.example/flight/a.js',
  '/uploads/a.js',
  '/_next/static/../../uploads/a.js',
  '/worker.js/a.js',
  'data:text/javascript,alert(1)',
  'blob:http://localhost/a',
  'javascript:alert(1)//flight/',
  'https://www.google.com.evil.example/recaptcha/',
  'https://www.google.com/other/',
])('a script from %s does not', (address) => {
  expect(rulesMade().createScriptURL(address)).toBeNull()
})

test('text of scripts never passes, as there is no rule for it', () => {
  expect(rulesMade()).not.toHaveProperty('createScript')
})

test('nothing is done where browsers know no trusted types', () => {
  expect(() => Reflect.construct(Function, [TRUSTED_TYPES_SCRIPT]).call(globalThis)).not.toThrow()
})

test('no text of it could end the element that it stands in', () => {
  expect(TRUSTED_TYPES_SCRIPT).not.toContain('<')
  expect(POLICIES[0]).toBe('default')
})
