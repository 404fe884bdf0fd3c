import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { findNginx } from '../../scripts/lib/nginx.mjs'
import { Nginx } from './support/nginx.mjs'
import { spellings } from './support/spellings.mjs'

const skip = findNginx() ? false : 'nginx is not installed'
const nginx = new Nginx()
const CONTENT = 'content.example.org'

before(() => (skip ? undefined : nginx.start()))
after(() => (skip ? undefined : nginx.stop()))
beforeEach(() => void (nginx.seen.length = 0))

const post = (target) => nginx.ask(target, { method: 'POST', host: CONTENT, headers: { accept: 'application/json', 'accept-language': 'de' } })

test('the limit of sign-ins holds for each spelling of each address that takes a password or a code', { skip }, async () => {
  // Whatever comes before, the burst is used up.
  await Promise.all(Array.from({ length: 20 }, () => post('/admin/login')))
  for (const path of [
    '/admin/login',
    '/admin/register',
    '/admin/register-admin',
    '/admin/forgot-password',
    '/admin/reset-password',
    '/admin/second-step',
    '/admin/second-step/enrol',
    '/admin/own-account/second-step/off',
  ]) {
    for (const target of spellings(path, CONTENT)) {
      const statuses = (await Promise.all([post(target), post(target), post(target)])).map(({ status }) => status)
      assert.ok(statuses.includes(429), `${target}: ${statuses.join()}`)
    }
  }
})

test('it says so as the content service does, in the language of the browser', { skip }, async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => post('/admin/login')))
  const { body, headers } = answers.find(({ status }) => status === 429)
  assert.match(JSON.parse(body).error.message, /Zu viele Anfragen/)
  assert.equal(headers['retry-after'], '10')
})

test('what reads, and what is no sign-in, is not limited by it', { skip }, async () => {
  const calls = Array.from({ length: 30 }, (_, index) => (index % 2 ? nginx.ask('/admin/login', { host: CONTENT }) : post('/content-manager/relations')))
  assert.ok((await Promise.all(calls)).every(({ status }) => status === 200))
})

for (const host of ['www.example.org', CONTENT]) {
  test(`no spelling of /metrics passes at ${host}`, { skip }, async () => {
    for (const target of [...spellings('/metrics', host), '/metrics/x', '/METRICS/', '/metric%73']) {
      assert.equal((await nginx.ask(target, { host })).status, 404, target)
    }
    assert.deepEqual(nginx.seen, [])
  })
}

test('no spelling of an address of the API is kept', { skip }, async () => {
  nginx.answer.headers = { 'cache-control': 'public' }
  for (const target of spellings('/api/health', 'www.example.org').filter((one) => !/[A-Z]/.test(one.replace(/%../g, '')))) {
    assert.equal((await nginx.ask(target)).headers['x-cache'], undefined, target)
  }
})

test('a file is kept for its own spelling alone: another one may be answered with something else', { skip }, async () => {
  nginx.answer.headers = { 'cache-control': 'public' }
  nginx.answer.body = 'not the file'
  await nginx.ask('/en/..%2f_next/static/a.js')
  nginx.answer.body = 'the file'
  assert.equal((await nginx.ask('/_next/static/a.js')).body, 'the file')
  nginx.answer.body = 'another one'
  assert.equal((await nginx.ask('/_next/static/a.js?v=2')).body, 'the file')
})
