import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:http'
import { join, resolve } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/checks.mjs'
import { copySecond, tracesIn } from './support/second-identity.mjs'

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

const { folder, close } = copySecond()
const nothing = JSON.stringify({ data: [], meta: { pagination: { page: 1, pageSize: 25, pageCount: 0, total: 0 } } })

/** A content service without content. */
const content = createServer(({ url: asked }, response) => {
  const isSingle = SINGLE.test(asked)
  response.writeHead(isSingle ? 404 : 200, { 'content-type': 'application/json' }).end(isSingle ? '{}' : nothing)
})
let site
let url

/** A clone of the repository, in which the second identity has taken the place of the first, and its site, not built. */
before(async () => {
  const files = execFileSync(
    'git',
    ['ls-files', '--cached', '--others', '--exclude-standard', '-z', '--', '.', ':!cms', ':!tests', ':!docs', ':!identity', ':!public'],
    { encoding: 'utf8' },
  )
  for (const file of files.split('\0').filter(Boolean)) cpSync(file, join(folder, file), { verbatimSymlinks: true })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  execFileSync(process.execPath, ['scripts/run.mjs', 'identity'], { cwd: folder })
  const contentPort = await freePort()
  await new Promise((listening) => content.listen(contentPort, '127.0.0.1', listening))
  const port = String(await freePort())
  url = `http://localhost:${port}`
  const settings = { SITE_URL: url, CONTENT_URL: `http://127.0.0.1:${contentPort}`, CONTENT_REQUEST_DELAY_MS: '0', PREVIEW_SECRET: 'secret' }
  const env = { ...process.env, NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1', ...settings }
  site = spawn(process.execPath, [resolve('node_modules/next/dist/bin/next'), 'dev', '--webpack', '--port', port], { cwd: folder, env, stdio: 'ignore' })
  while (
    !(await fetch(`${url}/api/health`).then(
      () => true,
      () => false,
    ))
  ) {
    assert.equal(site.exitCode, null, 'the site did not start')
    await pause(200)
  }
})

after(async () => {
  const ended = new Promise((exit) => site.once('exit', exit))
  site.kill('SIGTERM')
  await ended
  content.close()
  close()
})

const stylesOf = (html) => [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address)

for (const [locale, pages] of Object.entries({ en: PAGES, ar: [''], de: [''] })) {
  for (const page of pages) {
    test(`/${locale}${page} has no word or colour of the first identity`, async () => {
      const response = await fetch(`${url}/${locale}${page}`)
      const html = (await response.text()).replaceAll('&#x27;', "'")
      assert.equal(response.status, 200)
      assert.deepEqual(tracesIn(html), [])
      assert.match(html, /People's Well|البئر الخضراء|Grüner Brunnen/)
    })
  }
}

for (const file of FILES) {
  test(`${file} has no word or colour of the first identity`, async () => {
    const response = await fetch(url + file)
    assert.equal(response.status, 200)
    assert.deepEqual(tracesIn(await response.text()), [])
  })
}

test('the styles have no colour of the first identity', async () => {
  const styles = stylesOf(await (await fetch(`${url}/en`)).text())
  assert.ok(styles.length > 0)
  for (const style of styles) assert.deepEqual(tracesIn(await (await fetch(url + style)).text()), [], style)
})

test('a social picture is drawn', async () => {
  const html = await (await fetch(`${url}/en`)).text()
  const picture = /property="og:image" content="([^"]+)"/.exec(html)?.[1]
  const response = await fetch(picture)
  assert.deepEqual([response.status, response.headers.get('content-type')], [200, 'image/png'])
})
