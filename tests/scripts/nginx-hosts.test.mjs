import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect as http2 } from 'node:http2'
import { after, before, beforeEach, test } from 'node:test'
import { connect } from 'node:tls'
import { findNginx } from '../../scripts/lib/nginx.mjs'
import { inWordsOf } from '../../scripts/nginx/files.mjs'
import { Nginx } from './support/nginx.mjs'

const skip = findNginx() ? false : 'nginx is not installed'
const nginx = new Nginx()

before(() => (skip ? undefined : nginx.start()))
after(() => (skip ? undefined : nginx.stop()))
beforeEach(() => void (nginx.seen.length = 0))

const HOST = 'www.example.org'

/** What TLS agrees upon with a server name, or null where it refuses. */
const handshake = (servername) =>
  new Promise((resolve) => {
    const socket = connect({ port: nginx.ports.tls, host: '127.0.0.1', servername, rejectUnauthorized: false, ALPNProtocols: ['h2', 'http/1.1'] })
    const end = (agreed) => {
      socket.destroy()
      resolve(agreed)
    }
    socket.once('secureConnect', () => end(socket.alpnProtocol))
    socket.once('error', () => end(null))
  })

for (const host of ['evil.example', '127.0.0.2', 'www.example.org.evil.example', 'evil.example:80', 'xwww.example.org']) {
  test(`a foreign host has no answer: ${host}`, { skip }, async () => {
    assert.equal(await nginx.ask('/', { host }), null)
    assert.equal(await nginx.ask('/en', { host, method: 'POST' }), null)
    assert.deepEqual(nginx.seen, [])
  })
}

test('in TLS a foreign host has no handshake', { skip }, async () => {
  assert.equal(await handshake('evil.example'), null)
  assert.equal(await handshake(''), null)
})

test('HTTP/2 is on for both hosts, although certbot writes no word of it', { skip }, async () => {
  assert.deepEqual([await handshake(HOST), await handshake('content.example.org')], ['h2', 'h2'])
})

test('over HTTP/2 a page comes, and the site hears of the right host', { skip }, async () => {
  const { tls } = nginx.ports
  const client = http2(`https://127.0.0.1:${tls}`, { servername: HOST, rejectUnauthorized: false })
  try {
    const stream = client.request({ ':path': '/en', ':authority': `${HOST}:${tls}` })
    const [headers] = await once(stream, 'response')
    assert.equal(headers[':status'], 200)
    assert.equal(nginx.seen.at(-1).headers['x-forwarded-host'], `${HOST}:${tls}`)
    assert.equal(nginx.seen.at(-1).headers['x-forwarded-proto'], 'https')
    const stray = client.request({ ':path': '/en', ':authority': 'evil.example' })
    stray.on('error', () => {})
    await new Promise((resolve) => stray.once('close', resolve))
    assert.equal(nginx.seen.length, 1)
  } finally {
    client.destroy()
  }
})

test('a newer nginx is told of HTTP/2 by its directive', () => {
  const text = 'server {\n  listen 443 ssl http2 default_server;\n}\n'
  assert.equal(inWordsOf([1, 22, 1], text), text)
  assert.equal(inWordsOf([1, 25, 0], text), text)
  for (const version of [
    [1, 25, 1],
    [1, 26, 3],
    [2, 0, 0],
  ])
    assert.equal(inWordsOf(version, text), 'http2 on;\nserver {\n  listen 443 ssl default_server;\n}\n')
})

for (const [host, forwarded] of [
  ['www.example.org', 'www.example.org'],
  ['WWW.Example.org', 'www.example.org'],
  ['www.example.org.', 'www.example.org'],
  ['www.example.org:8443', 'www.example.org:8443'],
]) {
  test(`the site is told ${forwarded} of ${host}`, { skip }, async () => {
    assert.equal((await nginx.ask('/en', { host })).status, 200)
    assert.equal(nginx.seen.at(-1).headers['x-forwarded-host'], forwarded)
    assert.equal(nginx.seen.at(-1).headers.host, 'www.example.org')
  })
}

test('an absolute address is answered by its own host', { skip }, async () => {
  assert.equal((await nginx.ask(`http://${HOST}/en`)).status, 200)
  assert.equal(nginx.seen.at(-1).url, '/en')
  assert.equal((await nginx.ask(`http://${HOST}/en`, { host: 'evil.example' })).status, 400)
  assert.equal((await nginx.ask('http://evil.example/en')).status, 400)
  assert.equal(await nginx.ask('http://evil.example/en', { host: 'evil.example' }), null)
  assert.equal(nginx.seen.length, 1)
})
