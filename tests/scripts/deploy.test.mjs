import assert from 'node:assert/strict'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '../../scripts/lib/checks.mjs'
import { Children } from '../../scripts/lib/children.mjs'
import { findNginx, nginxArguments, writeNginxConfig } from '../../scripts/lib/nginx.mjs'
import { waitUntilHealthy } from '../../scripts/lib/wait.mjs'

const nginx = findNginx()
const skip = nginx ? false : 'nginx is not installed'
const folder = mkdtempSync(join(tmpdir(), 'imar-nginx-'))
const children = new Children()
const seen = []
const answer = { down: false, headers: { 'cache-control': 's-maxage=300, stale-while-revalidate=100' } }
let ports

// Stands where the site stands: only what nginx does with its answers is tested here.
const site = createServer((incoming, response) => {
  if (answer.down) return incoming.socket.destroy()
  seen.push(incoming)
  response.writeHead(200, { 'content-type': 'text/html', ...answer.headers })
  response.end(`${incoming.url} number ${seen.length} ${'x'.repeat(2000)}`)
})

before(async () => {
  if (skip) return
  ports = { public: await freePort(), compression: await freePort(), site: await freePort(), cms: await freePort() }
  await new Promise((resolve) => site.listen(ports.site, '127.0.0.1', resolve))
  const file = writeNginxConfig({ folder, ports })
  const entry = children.start('nginx', nginx, nginxArguments(folder, file), { cwd: folder, log: join(folder, 'log') })
  await waitUntilHealthy(entry, `http://127.0.0.1:${ports.public}/ready`)
})

after(async () => {
  await children.stop()
  site.close()
  rmSync(folder, { recursive: true })
})

function get(path, headers = {}, method = 'GET') {
  return new Promise((resolve, reject) => {
    const call = request({ port: ports.public, host: '127.0.0.1', path, method, headers: { host: 'www.example.org', ...headers } }, (response) => {
      const chunks = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    call.on('error', reject)
    call.end()
  })
}

test('a page is kept: the second visitor does not reach the site', { skip }, async () => {
  const first = await get('/kept')
  const second = await get('/kept')
  assert.equal(second.body.toString(), first.body.toString())
  assert.equal(second.headers['x-cache'], 'HIT')
})

test('browsers are told to ask again, whatever lifetime the site gave its page', { skip }, async () => {
  assert.equal((await get('/lifetime')).headers['cache-control'], 'public, max-age=0, must-revalidate')
})

test('a page for one visitor is not kept', { skip }, async () => {
  answer.headers = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
  const [first, second] = [await get('/private'), await get('/private')]
  answer.headers = { 'cache-control': 's-maxage=300' }
  assert.notEqual(first.body.toString(), second.body.toString())
})

test('a preview is neither kept nor answered from what is kept', { skip }, async () => {
  const kept = await get('/preview')
  const preview = await get('/preview', { cookie: '__prerender_bypass=1' })
  assert.notEqual(preview.body.toString(), kept.body.toString())
  assert.equal((await get('/preview')).body.toString(), kept.body.toString())
})

test('page and data of one address are kept apart', { skip }, async () => {
  const page = await get('/variant')
  const data = await get('/variant', { rsc: '1' })
  assert.notEqual(page.body.toString(), data.body.toString())
})

test('an answer is compressed as the browser wishes', { skip }, async () => {
  const gzip = await get('/compressed', { 'accept-encoding': 'gzip, deflate' })
  assert.equal(gzip.headers['content-encoding'], 'gzip')
  assert.match(gunzipSync(gzip.body).toString(), /^\/compressed number/)

  const modern = await get('/compressed', { 'accept-encoding': 'gzip, deflate, br, zstd' })
  const open = { br: brotliDecompressSync, gzip: gunzipSync }[modern.headers['content-encoding']]
  assert.match(open(modern.body).toString(), /^\/compressed number/)
  assert.equal((await get('/compressed')).headers['content-encoding'], undefined)
})

test('the site cannot be told a false host, policy or address', { skip }, async () => {
  await get('/forged', { 'x-forwarded-host': 'evil.example', 'content-security-policy': "script-src 'nonce-a'", 'x-forwarded-for': '1.2.3.4' })
  const { headers } = seen.at(-1)
  assert.equal(headers['x-forwarded-host'], 'www.example.org')
  assert.equal(headers['content-security-policy'], undefined)
  assert.equal(headers['x-forwarded-for'], '127.0.0.1')
})

test('a long policy header fits', { skip }, async () => {
  const policy = `script-src ${"'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' ".repeat(250)}`.trim()
  answer.headers = { 'cache-control': 's-maxage=300', 'content-security-policy': policy }
  assert.equal((await get('/policy')).headers['content-security-policy'], policy)
})

test('while the site is away, visitors get what is kept', { skip }, async () => {
  const kept = await get('/outage')
  answer.down = true
  // For one second the page still counts as fresh.
  const deadline = Date.now() + 5_000
  let stale = await get('/outage')
  while (stale.headers['x-cache'] === 'HIT' && Date.now() < deadline) {
    await pause(100)
    stale = await get('/outage')
  }
  answer.down = false
  assert.equal(stale.status, 200)
  assert.match(stale.headers['x-cache'], /STALE|UPDATING/)
  assert.equal(stale.body.toString(), kept.body.toString())
})

test('one address that floods is slowed, and told so', { skip }, async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/flood')))
  const status = new Set(answers.map((one) => one.status))
  assert.deepEqual([...status].sort(), [200, 429])
})
