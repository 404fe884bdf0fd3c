import type { Preview } from '@/lib/preview/signed'

const MINUTE = 60_000
const NOW = Date.UTC(2026, 5, 1, 12)

const preview: Preview = { uid: 'api::article.article', documentId: 'abc', slug: '', locale: 'de', status: 'draft', user: 2, issued: NOW }

/** The module with a secret of its own: settings are read once. */
async function signedWith(secret: string) {
  jest.resetModules()
  process.env.PREVIEW_SECRET = secret
  return import('@/lib/preview/signed')
}

test('a link is taken for ten minutes, a session for an hour from when the link was made', async () => {
  const { readSigned, sign } = await signedWith('secret')
  const [link, session] = [sign('link', preview), sign('session', preview)]
  expect(readSigned('link', link, NOW + 9 * MINUTE)).toEqual(preview)
  expect(readSigned('link', link, NOW + 10 * MINUTE)).toBeNull()
  expect(readSigned('session', session, NOW + 59 * MINUTE)).toEqual(preview)
  expect(readSigned('session', session, NOW + 60 * MINUTE)).toBeNull()
})

test('neither of them passes for the other', async () => {
  const { readSigned, sign } = await signedWith('secret')
  expect(readSigned('session', sign('link', preview), NOW)).toBeNull()
  expect(readSigned('link', sign('session', preview), NOW)).toBeNull()
})

test.each(['documentId', 'locale', 'user', 'issued', 'status'] as const)('a link whose %s was changed is none', async (name) => {
  const { readSigned, sign } = await signedWith('secret')
  const [, signature] = sign('link', preview).split('.')
  const other = { documentId: 'abd', locale: 'en', user: 1, issued: NOW + MINUTE, status: 'published' }
  const payload = Buffer.from(JSON.stringify({ ...preview, [name]: other[name] })).toString('base64url')
  expect(readSigned('link', `${payload}.${signature}`, NOW)).toBeNull()
})

test.each(['', '.', 'abc', 'abc.def', '%', '.abc'])('%j is no link', async (text) => {
  const { readSigned } = await signedWith('secret')
  expect(readSigned('link', text, NOW)).toBeNull()
})

test.each([
  ['a document', { documentId: '../x' }],
  ['a document', { documentId: 'x/' }],
  ['a document', { documentId: '' }],
  ['an address', { slug: 'a/b' }],
  ['an address', { slug: 'a b' }],
  ['a language', { locale: 'fr' }],
  ['a status', { status: 'gone' }],
  ['a user', { user: '2' }],
  ['a moment', { issued: null }],
  ['a type', { uid: 1 }],
])('what is signed but has %s that cannot be (%j) is no preview', async (_, wrong) => {
  const { readSigned, sign } = await signedWith('secret')
  expect(readSigned('link', sign('link', { ...preview, ...wrong } as Preview), NOW)).toBeNull()
})

test('a preview may have an address, and be of what is published', async () => {
  const { readSigned, sign } = await signedWith('secret')
  const withSlug: Preview = { ...preview, documentId: 'Ab1', slug: 'new-school-2', status: 'published' }
  expect(readSigned('link', sign('link', withSlug), NOW)).toEqual(withSlug)
})

test('whether a link is still taken is decided by the clock', async () => {
  const { readSigned, sign } = await signedWith('secret')
  const now = { ...preview, issued: Date.now() }
  expect(readSigned('link', sign('link', now))).toEqual(now)
  expect(readSigned('link', sign('link', { ...now, issued: now.issued - 10 * MINUTE }))).toBeNull()
})

test('what another secret signed, or none, is no link', async () => {
  const forged = (await signedWith('another')).sign('link', preview)
  expect((await signedWith('secret')).readSigned('link', forged, NOW)).toBeNull()
  const { readSigned, sign } = await signedWith('')
  expect(readSigned('link', sign('link', preview), NOW)).toBeNull()
})
