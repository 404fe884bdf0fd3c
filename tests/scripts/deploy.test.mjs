import assert from 'node:assert/strict'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { Children } from '../../scripts/lib/children.mjs'
import { findNginx, nginxArguments, writeNginxConfig } from '../../scripts/lib/nginx.mjs'
import { waitUntilHealthy } from '../../scripts/lib/wait.mjs'

const nginx = findNginx()
const skip = nginx ? false : 'nginx is not installed'
const folder = mkdtempSync(join(tmpdir(), 'imar-nginx-'))
const children = new Children()
const seen = []
const SHARED = { 'cache-control': 'public, max-age=0, must-revalidate' }
const PRIVATE = { 'cache-control': 'private, no-cache, no-store, max-age=0, must-revalidate' }
const answer = { down: false, status: 200, headers: SHARED, delay: 0 }
const quiet = join(folder, 'quiet')
const logs = () => ['imar.log', 'imar-error.log', 'log'].map((name) => readFileSync(join(folder, name), 'utf8')).join('')
let ports
let atOnce = 0
let mostAtOnce = 0

/** What the site does to the file that nginx looks at: see lib/server/quiet-mark.ts. */
const publish = () => rmSync(quiet, { force: true })
const calmDown = () => writeFileSync(quiet, '')

// Stands where the site stands: only what nginx does with its answers is tested here.
const site = createServer(async (incoming, response) => {
  if (answer.down) return incoming.socket.destroy()
  seen.push(incoming)
  const text = `${incoming.url} number ${seen.length} ${'x'.repeat(2000)}`
  atOnce += 1
  mostAtOnce = Math.max(mostAtOnce, atOnce)
  if (answer.delay) await pause(answer.delay)
  atOnce -= 1
  response.writeHead(answer.status, { 'content-type': 'text/html', ...answer.headers })
  response.end(text)
})

before(async () => {
  if (skip) return
  calmDown()
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

beforeEach(() => {
  Object.assign(answer, { down: false, status: 200, headers: SHARED, delay: 0 })
  calmDown()
})

/** Until what is kept of an address no longer counts as fresh. */
async function untilAsked(path) {
  const deadline = Date.now() + 5_000
  let found = await get(path)
  while (found.headers['x-cache'] === 'HIT' && Date.now() < deadline) {
    await pause(100)
    found = await get(path)
  }
  return found
}

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

test('browsers are told what the site says of how long its page may be shown', { skip }, async () => {
  for (const _ of ['first', 'second']) assert.equal((await get('/lifetime')).headers['cache-control'], SHARED['cache-control'])
})

test('a page for one visitor is not kept', { skip }, async () => {
  answer.headers = PRIVATE
  const [first, second] = [await get('/private'), await get('/private')]
  assert.notEqual(first.body.toString(), second.body.toString())
})

test('a preview is neither kept nor answered from what is kept', { skip }, async () => {
  const kept = await get('/preview')
  const preview = await get('/preview', { cookie: 'imar_preview=1' })
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

test('the site hears of the port too, by which it tells its own forms from those of others', { skip }, async () => {
  await get('/port', { host: 'www.example.org:8443' })
  assert.equal(seen.at(-1).headers['x-forwarded-host'], 'www.example.org:8443')
})

test('a long policy header fits', { skip }, async () => {
  const policy = `script-src ${"'sha256-AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=' ".repeat(250)}`.trim()
  answer.headers = { ...SHARED, 'content-security-policy': policy }
  assert.equal((await get('/policy')).headers['content-security-policy'], policy)
})

test('what was published is seen at the next request', { skip }, async () => {
  const before = await get('/published')
  assert.equal((await get('/published')).body.toString(), before.body.toString())
  publish()
  const after = await get('/published')
  assert.notEqual(after.body.toString(), before.body.toString())
  assert.notEqual((await get('/published')).body.toString(), after.body.toString())
})

test('a page that nobody saw for long is seen as it is now, by the first visitor and by those beside', { skip }, async () => {
  const before = await get('/unvisited')
  await pause(2100)
  answer.delay = 200
  const all = await Promise.all(Array.from({ length: 5 }, () => get('/unvisited')))
  for (const { body } of all) assert.notEqual(body.toString(), before.body.toString())
})

for (const [kind, status, headers] of [
  ['not found', 404, PRIVATE],
  ['gone', 410, PRIVATE],
  ['at another address', 301, { ...PRIVATE, location: '/en/projects/new' }],
  ['elsewhere', 307, { ...SHARED, location: '/en/events' }],
]) {
  for (const [when, begin] of [
    ['just after it', publish],
    ['long after it', () => pause(2100)],
  ]) {
    test(`a page taken back, now ${kind}, is gone at the next request ${when}, and stays gone when the site is away`, { skip }, async () => {
      const path = `/taken-back-${status}-${when.slice(0, 4)}`
      await get(path)
      await begin()
      Object.assign(answer, { status, headers })
      assert.equal((await get(path)).status, status)
      calmDown()
      answer.down = true
      const away = await untilAsked(path)
      assert.equal(away.status, status)
      assert.match(away.headers['x-cache'], /STALE/)
    })
  }
}

for (const [when, begin] of [
  ['', () => {}],
  [' just after a publication', publish],
]) {
  test(`while the site is away${when}, visitors get what is kept`, { skip }, async () => {
    const path = `/outage${when.length}`
    const kept = await get(path)
    answer.down = true
    begin()
    const stale = await untilAsked(path)
    assert.equal(stale.status, 200)
    assert.equal(stale.headers['x-cache'], 'STALE')
    assert.equal(stale.body.toString(), kept.body.toString())
  })
}

test('a random address that is not found takes no place', { skip }, async () => {
  Object.assign(answer, { status: 404, headers: PRIVATE })
  await get('/random')
  answer.down = true
  assert.equal((await get('/random')).status, 502)
})

test('visitors of what is never kept do not wait for each other', { skip }, async () => {
  Object.assign(answer, { status: 404, headers: PRIVATE, delay: 300 })
  mostAtOnce = 0
  await Promise.all(Array.from({ length: 10 }, () => get('/missing')))
  assert.equal(mostAtOnce, 10)
})

test('no log holds a query, a token or a whole address', { skip }, async () => {
  // Letters that no name of a request (hexadecimal) can hold by chance.
  const secret = 'token=its-secret&email=person%40example.org'
  await get(`/en/verification/department?${secret}`, { referer: `http://www.example.org/en/search?q=${secret}` })
  answer.down = true
  await get(`/en/verification/other?${secret}`)
  answer.down = false
  await Promise.all(Array.from({ length: 200 }, () => get(`/en/search?${secret}`)))
  const deadline = Date.now() + 5_000
  while (!/GET \/en\/search HTTP\/1\.1" 429/.test(logs()) && Date.now() < deadline) await pause(100)
  assert.match(logs(), /^127\.0\.0\.0 \[[^\]]+\] "GET \/en\/verification\/department HTTP\/1\.1" 200 \d+ "http:\/\/www\.example\.org\/en\/search" /m)
  assert.doesNotMatch(logs(), /token|secret|person|127\.0\.0\.1/)
})

test('a request has one name in the log and for the site, whatever its visitor calls it', { skip }, async () => {
  await get('/named', { 'x-request-id': 'forged-by-a-visitor', traceparent: '00-5f2c0d6e8a9b4c3d1e7f6a5b4c3d2e1f-00f067aa0ba902b7-01' })
  const { 'x-request-id': name, traceparent } = seen.at(-1).headers
  assert.match(name, /^[\da-f]{32}$/)
  assert.equal(traceparent, undefined)
  const deadline = Date.now() + 5_000
  while (!logs().includes(name) && Date.now() < deadline) await pause(100)
  assert.match(logs(), new RegExp(`"GET /named HTTP/1\\.1" 200 .* ${name}$`, 'm'))
})

test("numbers of site and content service are nobody's outside", { skip }, async () => {
  const asked = seen.length
  for (const host of ['www.example.org', 'content.example.org']) assert.equal((await get('/metrics', { host })).status, 404)
  assert.equal(seen.length, asked)
})

test('one address that floods is slowed, and told so', { skip }, async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, () => get('/flood')))
  const status = new Set(answers.map((one) => one.status))
  assert.deepEqual([...status].sort(), [200, 429])
})
