import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { convert } from '../../scripts/nginx/convert.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'

const template = readFileSync(inRoot('tests/scripts/support/former-imar.conf'), 'utf8')

/** As deploy/install of a former release wrote it, after an update and after `certbot --nginx --redirect`, whose lines these are. */
const SECURE = `
    listen [::]:443 ssl ipv6only=on; # managed by Certbot
    listen 443 ssl; # managed by Certbot
    ssl_certificate /etc/letsencrypt/live/www.imar.test/fullchain.pem; # managed by Certbot
    ssl_certificate_key /etc/letsencrypt/live/www.imar.test/privkey.pem; # managed by Certbot
    include /etc/letsencrypt/options-ssl-nginx.conf; # managed by Certbot
    ssl_dhparam /etc/letsencrypt/ssl-dhparams.pem; # managed by Certbot
`
const REDIRECT = `
server {
    if ($host = www.imar.test) {
        return 301 https://$host$request_uri;
    } # managed by Certbot


  listen 80;
  listen [::]:80;
  server_name www.imar.test;
    return 404; # managed by Certbot


}`

const installed = template.replaceAll('www.example.org', 'www.imar.test').replaceAll('content.example.org', 'content.imar.test')

/** Puts lines at the end of the server of a host. */
const into = (text, host, lines) => {
  const at = text.indexOf('\n}\n', text.indexOf(`server_name ${host};`))
  return `${text.slice(0, at)}\n${lines}${text.slice(at)}`
}

const serverOf = (text, host) => text.split('\n}\n').find((part) => part.includes(`server_name ${host};`) && !part.includes('return 301')) ?? ''

test('certificates and redirects of certbot, ports and names stay when a release brings its own files', () => {
  const used = into(installed.replace('127.0.0.1:3000', '127.0.0.1:3001'), 'www.imar.test', SECURE) + REDIRECT
  const text = convert(used, template)
  for (const line of [...SECURE.trim().split('\n'), ...REDIRECT.trim().split('\n')].filter((one) => one.trim() !== '')) assert.ok(text.includes(line), line)
  assert.match(text, /upstream imar_site \{\n {2}server 127\.0\.0\.1:3001;/)
  assert.match(serverOf(text, 'www.imar.test'), /include imar\/site\.conf;/)
  assert.match(serverOf(text, 'content.imar.test'), /include imar\/content-service\.conf;/)
  assert.match(text, /^include imar\/http\.conf;\n\ninclude imar\/default\.conf;\n/)
  assert.doesNotMatch(text, /proxy_cache_path|8301|limit_req_zone|imar_login/)
})

test('lines and locations that an operator has added stay', () => {
  const own = '  allow 192.0.2.0/24;\n  deny all;\n  location /door/ {\n    allow all;\n    proxy_pass http://imar_content_service;\n  }'
  const server = serverOf(convert(into(installed, 'content.imar.test', own), template), 'content.imar.test')
  for (const line of own.split('\n')) assert.ok(server.includes(line), line)
})

test('a change that has no place in the new form is named, and nothing is lost', () => {
  assert.throws(() => convert(installed.replace('server 127.0.0.1:9 down;', 'server 127.0.0.1:9 backup;'), template), /backup/)
  assert.throws(() => convert(installed.replace('proxy_cache_valid 200 10s;', 'proxy_cache_valid 200 1h;'), template), /proxy_cache_valid 200 1h;/)
})

test('a file of the new form is left alone', () => {
  assert.equal(convert(readFileSync(inRoot('deploy/nginx/imar.conf'), 'utf8'), template), null)
})
