/** @jest-environment node */
import { isWhole, sealed, unsealed } from '@/lib/framework/cache/seal.mjs'

const page = { kind: 'APP_PAGE', html: '<html>x</html>', rscData: Buffer.from('data'), headers: { vary: 'rsc' } }

test('what was sealed is whole, and is sent as it was before', () => {
  expect(sealed(page).headers).not.toEqual(page.headers)
  expect(isWhole(sealed(page))).toBe(true)
  expect(unsealed(sealed(page))).toEqual(page)
  expect(page.headers).toEqual({ vary: 'rsc' })
})

test.each([
  ['other markup of the same length', { html: '<html>y</html>' }],
  ['other data', { rscData: Buffer.from('date') }],
  ['no data', { rscData: undefined }],
  ['a body', { body: Buffer.from('x') }],
  ['data that begins with the end of the markup', { html: '<html>x</html', rscData: Buffer.from('>data') }],
])('what has %s is not whole', (_, changed) => {
  expect(isWhole({ ...sealed(page), ...changed })).toBe(false)
})

test.each([
  ['a page to its end', true, { kind: 'APP_PAGE', html: '<html>x</html>' }],
  ['a page that is cut', false, { kind: 'APP_PAGE', html: '<html>x</htm' }],
  ['a page without markup', false, { kind: 'APP_PAGE' }],
  ['a file with a body', true, { kind: 'APP_ROUTE', body: Buffer.from('x') }],
  ['an empty file', false, { kind: 'APP_ROUTE', body: Buffer.alloc(0) }],
  ['a file without a body', false, { kind: 'APP_ROUTE', html: '<html></html>' }],
])('of what came with the build, whether %s is whole: %s', (_, expected, value) => {
  expect(isWhole(value)).toBe(expected)
})
