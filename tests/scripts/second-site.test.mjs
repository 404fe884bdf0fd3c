import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { copySite, runSite } from '../site-copy.mjs'
import { putSecond, tracesIn } from './support/second-identity.mjs'

const PAGES = [
  '',
  '/projects',
  '/articles',
  '/reports',
  '/events',
  '/our-partners',
  '/our-ambassadors',
  '/join',
  '/collaborate/individuals',
  '/collaborate/organizations',
  '/help',
  '/search?q=well',
  '/sent/contact?reference=C-7K3F-92QD',
  '/verification/department',
]
const FILES = ['/en/feed.xml', '/en/manifest.webmanifest', '/sitemap.xml', '/robots.txt', '/security.txt', '/icon.svg', '/placeholder-image.svg']
const SINGLE = /^\/api\/(contact-info|pages-info|who-we-are|impressum|privacy-policy|terms-of-use|seo|components-visibility|project-submission-rules)\b/

const { folder, remove } = copySite(['identity', 'public'])
const nothing = JSON.stringify({ data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } })

/** A content service without content. */
const content = createServer(({ url: asked }, response) => {
  const isSingle = SINGLE.test(asked)
  response.writeHead(isSingle ? 404 : 200, { 'content-type': 'application/json' }).end(isSingle ? '{}' : nothing)
})
let site

/** A clone of the repository, in which the second identity has taken the place of the first, and its site, not built. */
before(async () => {
  putSecond(folder)
  execFileSync(process.execPath, ['scripts/run.mjs', 'identity'], { cwd: folder })
  await new Promise((listening) => content.listen(0, '127.0.0.1', listening))
  site = await runSite(folder, { CONTENT_URL: `http://127.0.0.1:${content.address().port}`, CONTENT_REQUEST_DELAY_MS: '0', PREVIEW_SECRET: 'secret' })
})

after(async () => {
  await site?.end()
  content.close()
  remove()
})

const ask = (path) => fetch(site.url + path)

const stylesOf = (html) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address)

for (const [locale, pages] of Object.entries({ en: PAGES, ar: [''], de: [''] })) {
  for (const page of pages) {
    test(`/${locale}${page} has no word or colour of the first identity`, async () => {
      const response = await ask(`/${locale}${page}`)
      const html = (await response.text()).replaceAll('&#x27;', "'")
      assert.equal(response.status, 200)
      assert.deepEqual(tracesIn(html), [])
      assert.match(html, /People's Well|البئر الخضراء|Grüner Brunnen/)
    })
  }
}

for (const file of FILES) {
  test(`${file} has no word or colour of the first identity`, async () => {
    const response = await ask(file)
    assert.equal(response.status, 200)
    assert.deepEqual(tracesIn(await response.text()), [])
  })
}

test('the styles have no colour of the first identity', async () => {
  const styles = stylesOf(await (await ask('/en')).text())
  assert.ok(styles.length > 0)
  for (const style of styles) assert.deepEqual(tracesIn(await (await ask(style)).text()), [], style)
})

test('a social picture is drawn', async () => {
  const html = await (await ask('/en')).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  const response = await fetch(picture)
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'])
})
