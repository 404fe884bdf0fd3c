import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { findProgram } from '../../scripts/lib/browser.mjs'
import { findNginx } from '../../scripts/lib/nginx.mjs'
import { inRoot, root } from '../../scripts/lib/paths.mjs'
import { makeCertificate } from './support/certificate.mjs'

const missing = ['certbot', 'unshare', 'ip', 'curl'].filter((name) => !findProgram(name))
if (!findNginx()) missing.push('nginx')
// A network of its own has the ports 80 and 443, and only root makes one.
const skip = missing.length > 0 ? `not installed: ${missing.join()}` : process.getuid?.() === 0 ? false : 'needs root'

const folder = mkdtempSync(join(tmpdir(), 'imar-certbot-'))
after(() => rmSync(folder, { recursive: true }))

const HOSTS = ['www.example.org', 'content.example.org']
const own = () => readFileSync(join(folder, 'conf.d/imar.conf'), 'utf8')

const place = (text) =>
  text.replaceAll('/var/log/nginx', folder).replaceAll('/var/cache/nginx/imar', join(folder, 'cache')).replaceAll('/etc/nginx/', `${folder}/`)

/** What deploy/install and deploy/update do. */
function release() {
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/write-nginx.mjs'), folder], { cwd: root, encoding: 'utf8' })
  assert.equal(status, 0, stderr)
  for (const name of readdirSync(join(folder, 'imar')).filter((one) => one.endsWith('.conf'))) {
    const file = join(folder, 'imar', name)
    writeFileSync(file, place(readFileSync(file, 'utf8')))
  }
}

function install() {
  for (const name of ['conf.d', 'cache', 'certbot']) mkdirSync(join(folder, name))
  // As Debian's.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/nginx.pid; error_log ${folder}/error.log; events { worker_connections 768; }
    http { include /etc/nginx/mime.types; access_log off; include ${folder}/conf.d/*.conf; }`,
  )
  writeFileSync(join(folder, 'conf.d/imar.conf'), place(readFileSync(inRoot('deploy/nginx/imar.conf'), 'utf8')))
  release()
}

/** In a network of its own. */
function inside(script) {
  const { status, stdout, stderr } = spawnSync('unshare', ['-n', 'sh', '-ec', `ip link set lo up; ${script}`], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/sbin` },
  })
  assert.equal(status, 0, stdout + stderr)
  return stdout
}

function certbot() {
  const { key, cert } = makeCertificate(folder, HOSTS, 5)
  const folders = ['config', 'work', 'logs'].map((name) => `--${name}-dir ${folder}/certbot/${name}`).join(' ')
  const names = HOSTS.map((host) => `-d ${host}`).join(' ')
  const files = `--cert-path ${cert} --fullchain-path ${cert} --key-path ${key}`
  inside(`certbot install --nginx --nginx-server-root ${folder} ${folders} ${names} ${files} --redirect -n; nginx -c ${folder}/nginx.conf -s stop || true`)
}

/** The version of HTTP and the status by TLS, then status and target without it, of each host. */
function visit() {
  const ask = (host) =>
    `curl -sk -o /dev/null -w '%{http_version} ' --resolve ${host}:443:127.0.0.1 https://${host}/en || true
    curl -s -o /dev/null -w '%{http_code} %{redirect_url}\\n' --resolve ${host}:80:127.0.0.1 http://${host}/en || true`
  const script = [...HOSTS, 'evil.example'].map(ask).join('\n')
  return inside(`nginx -c ${folder}/nginx.conf\n${script}\nnginx -c ${folder}/nginx.conf -s stop`).trim().split('\n')
}

const EXPECTED = ['2 301 https://www.example.org/en', '2 301 https://content.example.org/en', '0 000']

test('certbot secures both hosts with HTTP/2, and the next release changes none of its lines', { skip, timeout: 120_000 }, () => {
  install()
  certbot()
  const secured = own()
  assert.equal(secured.match(/listen 443 ssl; # managed by Certbot/g)?.length, 2)
  assert.deepEqual(
    visit().map((line) => line.trim()),
    EXPECTED,
  )
  release()
  assert.equal(own(), secured)
  assert.deepEqual(
    visit().map((line) => line.trim()),
    EXPECTED,
  )
})
