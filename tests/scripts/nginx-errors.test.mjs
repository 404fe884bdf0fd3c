import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { findNginx } from '../../scripts/lib/nginx.mjs'
import { Nginx } from './support/nginx.mjs'

const skip = findNginx() ? false : 'nginx is not installed'
const nginx = new Nginx()

before(() => (skip ? undefined : nginx.start()))
after(() => (skip ? undefined : nginx.stop()))
beforeEach(() => {
  nginx.seen.length = 0
  Object.assign(nginx.answer, { status: 200, headers: {}, body: 'well' })
})

const HTML = 'text/html,application/xhtml+xml'
const from = (language) => ({ accept: HTML, 'accept-language': language })

/** Whether it is one of nginx's error pages, whole and in this language. */
function isPageIn(language, { headers, body }) {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  assert.match(body, new RegExp(`<html lang="${language}" dir="${direction}">[^]*<h1>[^<]+</h1>[^]*</html>\\s*$`))
  assert.equal(headers['content-type'], 'text/html; charset=utf-8')
  assert.match(
    headers['content-security-policy'],
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'$/,
  )
  assert.equal(headers['cache-control'], 'no-store')
  assert.doesNotMatch(body, /<script|https?:\/\/|nginx|url\(/)
  return true
}

const HOST = 'Host: www.example.org\r\n'

for (const [what, text, status] of [
  ['a path that is not encoded', `GET /en/%zz HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['half an encoding at the end', `GET /en/a% HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a null byte', `GET /en/%00 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a line feed in the path', `GET /en/a%0ab HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a control character in the path', `GET /en/a%7f HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a letter that was cut', `GET /en/%D8 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['what is not UTF-8', `GET /en/%ff%fe HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a slash in too many bytes', `GET /en/%c0%af HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['half of a surrogate pair', `GET /en/%ed%a0%80 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a code point that does not exist', `GET /en/%f4%90%80%80 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a backslash', `GET /en\\articles HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['an encoded backslash', `GET /en/%5carticles HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a way above the root', `GET /en/../../etc HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a space in the address', `GET /en/a b HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['no host', 'GET /en HTTP/1.1\r\n\r\n', 400],
  ['no host in HTTP/1.0', 'GET /en HTTP/1.0\r\n\r\n', 400],
  ['two hosts', `GET /en HTTP/1.1\r\n${HOST}Host: evil.example\r\n\r\n`, 400],
  ['a host that is none', 'GET /en HTTP/1.1\r\nHost: a b\r\n\r\n', 400],
  ['a host with a path', 'GET /en HTTP/1.1\r\nHost: www.example.org/x\r\n\r\n', 400],
  ['a port that is none', 'GET /en HTTP/1.1\r\nHost: www.example.org:x\r\n\r\n', 400],
  ['another host in the address', `GET http://evil.example/en HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['another host beside the address', 'GET http://www.example.org/en HTTP/1.1\r\nHost: evil.example\r\n\r\n', 400],
  ['two lengths', `POST /en HTTP/1.1\r\n${HOST}Content-Length: 1\r\nContent-Length: 2\r\n\r\na`, 400],
  ['a length that is none', `POST /en HTTP/1.1\r\n${HOST}Content-Length: x\r\n\r\n`, 400],
  ['two ways to say a length', `POST /en HTTP/1.1\r\n${HOST}Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
  ['an encoding that is not known', `POST /en HTTP/1.1\r\n${HOST}Transfer-Encoding: gzip\r\n\r\n`, 501],
  ['a method in small letters', `get /en HTTP/1.1\r\n${HOST}\r\n`, 400],
  ['a method that echoes', `TRACE /en HTTP/1.1\r\n${HOST}\r\n`, 405],
  ['a version that does not exist', `GET /en HTTP/3.7\r\n${HOST}\r\n`, 505],
  ['an address that is too long', `GET /en/${'a'.repeat(20_000)} HTTP/1.1\r\n${HOST}\r\n`, 414],
  ['a header that is too long', `GET /en HTTP/1.1\r\n${HOST}Cookie: a=${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ['headers that are too long together', `GET /en HTTP/1.1\r\n${HOST}${`X-A: ${'a'.repeat(12_000)}\r\n`.repeat(6)}\r\n`, 431],
]) {
  test(`refused with ${status} and a page: ${what}`, { skip }, async () => {
    const answer = await nginx.send(text)
    assert.equal(answer.status, status)
    isPageIn(/<html lang="(\w+)"/.exec(answer.body)?.[1], answer)
    assert.deepEqual(nginx.seen, [])
  })
}

test('TLS is not answered without it', { skip }, async () => {
  const answer = await nginx.send(`GET /en HTTP/1.1\r\n${HOST}\r\n`, nginx.ports.tls)
  assert.equal(answer.status, 400)
  assert.match(answer.body, /<html lang="en"/)
})

for (const path of ['/en', '/ar/%D8%AD%D9%84%D8%A8', '/en/a%20b;c=d(e)~', '/en/search?q=%zz', '/en/search?q=%ff&p=a\\b', '/de/%F0%9F%8C%B3', '/%E2%82%AC']) {
  test(`not refused: ${path}`, { skip }, async () => {
    assert.equal((await nginx.ask(path)).body, 'well')
    assert.equal(nginx.seen.at(-1).url, path)
  })
}

// %ff can be decoded, so that nginx reads the headers before it refuses; of %zz it knows the first line alone.
for (const [path, headers, language] of [
  ['/en/%zz', from('de'), 'en'],
  ['/de/%zz', from('ar'), 'de'],
  ['/DE/%zz', from('ar'), 'de'],
  ['http://www.example.org/en/%zz', from('de'), 'en'],
  ['/en/%ff', from('de'), 'en'],
  ['/%ff', from('de-AT,de;q=0.9,en;q=0.8'), 'de'],
  ['/%ff', from('fr-FR, fr;q=0.9, en;q=0.8, de;q=0.7'), 'en'],
  ['/%ff', from('fr,deu'), 'ar'],
  ['/%ff', { accept: HTML }, 'ar'],
  ['/english/%ff', from('de'), 'de'],
  ['/%ff', { ...from('de'), cookie: 'lang=en' }, 'en'],
  ['/%ff', { ...from('de'), cookie: 'lang=../../x' }, 'de'],
]) {
  test(`${path} with ${headers['accept-language'] ?? 'no language'} and ${headers.cookie ?? 'no cookie'} is refused in ${language}`, { skip }, async () => {
    const answer = await nginx.ask(path, { headers })
    isPageIn(language, answer)
    assert.doesNotMatch(answer.body, /<div lang/)
  })
}

test('where nothing tells the language, the page is in all of them', { skip }, async () => {
  for (const text of [`GET /%zz HTTP/1.1\r\n${HOST}\r\n`, `get / HTTP/1.1\r\n${HOST}\r\n`]) {
    const answer = await nginx.send(text)
    isPageIn('ar', answer)
    assert.match(answer.body, /<div lang="de" dir="ltr">\s*<h2>Diese Anfrage ist nicht lesbar<\/h2>/)
    assert.match(answer.body, /<div lang="en" dir="ltr">\s*<h2>This request could not be read<\/h2>/)
  }
})

for (const [what, path, headers] of [
  ['a call that wants JSON', '/en/%ff', { accept: 'application/json' }],
  ['a route of the API', '/api/%ff', { accept: '*/*' }],
  ['a route of the API that cannot be decoded', '/api/%zz', { accept: '*/*' }],
  ['a server action', '/en/%ff', { accept: 'text/x-component', 'next-action': 'abc' }],
  ['data of a page', '/en/%ff', { accept: '*/*', rsc: '1' }],
  ['a call by script', '/en/%ff', { accept: '*/*', 'sec-fetch-dest': 'empty' }],
]) {
  test(`${what} is refused in JSON`, { skip }, async () => {
    const { status, headers: given, body } = await nginx.ask(path, { headers: { ...headers, 'accept-language': 'de' } })
    assert.deepEqual([status, given['content-type'], JSON.parse(body).error], [400, 'application/json; charset=utf-8', 'malformed'])
    assert.match(JSON.parse(body).message, path === '/api/%ff' ? /nicht lesbar/ : /could not be read/)
  })
}

test('a program that asks the admin is refused as the content service does it', { skip }, async () => {
  const { body } = await nginx.ask('/admin/%ff', { host: 'content.example.org', headers: { accept: 'application/json', 'accept-language': 'en' } })
  assert.deepEqual(Object.keys(JSON.parse(body)), ['data', 'error'])
  assert.match(JSON.parse(body).error.message, /could not be read/)
})

test('what is too large is refused, and a form is said to be still there', { skip }, async () => {
  const answer = await nginx.send(
    `POST /de/send/contact HTTP/1.1\r\n${HOST}Accept: ${HTML}\r\nConnection: close\r\nContent-Length: ${100 * 1024 * 1024}\r\n\r\n`,
  )
  assert.equal(answer.status, 413)
  isPageIn('de', answer)
  assert.match(answer.body, /<p class="kept">Es ist nichts verloren/)
})

test('nothing is said of a form where none was sent', { skip }, async () => {
  assert.doesNotMatch((await nginx.ask('/de/%ff', { headers: from('de') })).body, /class="kept"/)
})

test('what the site answers itself is passed on as it is', { skip }, async () => {
  for (const status of [400, 401, 403, 404, 405, 408, 413, 414, 429, 431, 500, 501, 502, 503, 504]) {
    Object.assign(nginx.answer, { status, body: `the site's own ${status}` })
    for (const path of [`/en/own-${status}`, `/en/events?own=${status}`, `/api/own-${status}`]) {
      const answer = await nginx.ask(path, { headers: from('en') })
      assert.deepEqual([answer.status, answer.body], [status, `the site's own ${status}`], path)
    }
  }
})

test('while the site is away, visitors are told so in their language, and programs in JSON', { skip }, async () => {
  await nginx.takeAway()
  try {
    for (const path of ['/de/unseen', '/de/events?type=a']) {
      const page = await nginx.ask(path, { headers: from('en') })
      assert.equal(page.status, 502)
      isPageIn('de', page)
      assert.match(page.body, /antwortet gerade nicht/)
    }
    const form = await nginx.ask('/en/send/contact', { method: 'POST', headers: from('en') })
    assert.match(form.body, /Nothing is lost/)
    const call = await nginx.ask('/api/captcha', { headers: { accept: '*/*' } })
    assert.deepEqual([call.status, JSON.parse(call.body).error], [502, 'away'])
    const admin = await nginx.ask('/admin', { host: 'content.example.org', headers: from('en') })
    assert.equal(admin.status, 502)
    isPageIn('en', admin)
  } finally {
    await nginx.bringBack()
  }
})

test('the pages themselves have no address', { skip }, async () => {
  for (const path of ['/.errors/en/missing.html', '/%2eerrors/en/missing.html', '/.errors/../.errors/policy.conf', '/.errors/%5c']) {
    assert.equal((await nginx.ask(path, { headers: from('en') })).status, 404, path)
  }
})

test('who asks too often is told in words, and when to come again', { skip }, async () => {
  const flood = (path, headers) => Promise.all(Array.from({ length: 200 }, () => nginx.ask(path, { headers })))
  const refused = (await flood('/ar/flood', from('ar'))).find(({ status }) => status === 429)
  isPageIn('ar', refused)
  assert.equal(refused.headers['retry-after'], '10')
  const call = (await flood('/api/flood', { accept: 'application/json' })).find(({ status }) => status === 429)
  assert.equal(JSON.parse(call.body).error, 'tooMany')
  assert.equal(call.headers['retry-after'], '10')
})

const MB = 1024 * 1024

const MOST = [
  ['www.example.org', '/en/send/contact', 64 * MB],
  ['www.example.org', '/ar/send/verification/registration', 64 * MB],
  ['www.example.org', '/api/files', 21 * MB],
  ['www.example.org', '/api/files?field=cv', 21 * MB],
  ['www.example.org', '/api/search', MB],
  ['www.example.org', '/en/help', MB],
  ['www.example.org', '/en/sendings/contact', MB],
  ['content.example.org', '/upload', 21 * MB],
  ['content.example.org', '/Upload/files/1/replace', 21 * MB],
  ['content.example.org', '/api/upload/part', 21 * MB],
  ['content.example.org', '/api/uploads', 2 * MB],
  ['content.example.org', '/content-manager/collection-types/api::article.article', 2 * MB],
]

const sent = ([host, path]) => ({ path, how: { method: 'POST', host, headers: { accept: 'application/json' } } })

test('a body may be as large as its address takes', { skip }, async () => {
  for (const most of MOST) {
    const { path, how } = sent(most)
    assert.equal((await nginx.ask(path, { ...how, body: 'x'.repeat(most[2]) })).body, 'well', path)
  }
})

test('a body that is one byte larger is refused before it is read', { skip }, async () => {
  // Together, as nginx waits some seconds for the rest of each.
  const statuses = MOST.map(async (most) => {
    const { path, how } = sent(most)
    const headers = { ...how.headers, 'Content-Length': String(most[2] + 1) }
    return [path, (await nginx.ask(path, { ...how, headers })).status]
  })
  assert.deepEqual(
    await Promise.all(statuses),
    MOST.map(([, path]) => [path, 413]),
  )
  assert.deepEqual(nginx.seen, [])
})
