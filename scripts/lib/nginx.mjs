import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findProgram } from './browser.mjs'
import { inRoot, root } from './paths.mjs'

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_filter_module.so'

/** nginx, or null where it is not installed. Debian keeps it outside the path of ordinary users. */
export const findNginx = () => findProgram('nginx') ?? ['/usr/sbin/nginx'].find((file) => existsSync(file)) ?? null

/** A change of its text for what comes from one address alone, which the limits rightly refuse. */
export const withoutLimits = (text) => text.replaceAll(/^\s*limit_(req|conn) .*$/gm, '')

/** Everything of nginx's own configuration that a test has elsewhere. Without `ports.tls` nothing listens for TLS. */
const elsewhere =
  ({ folder, ports, quietFile }) =>
  (text) =>
    text
      .replaceAll(/listen \[::\]:.*;/g, '')
      .replaceAll('listen 80', `listen 127.0.0.1:${ports.public}`)
      .replaceAll(/listen 443(.*;)/g, (_, words) => (ports.tls ? `listen 127.0.0.1:${ports.tls}${words}` : ''))
      // Tests call the site by its address, too.
      .replaceAll('server_name www.example.org;', 'server_name www.example.org 127.0.0.1 localhost;')
      .replaceAll('127.0.0.1:8301', `127.0.0.1:${ports.compression}`)
      .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
      .replaceAll('127.0.0.1:1337', `127.0.0.1:${ports.cms}`)
      .replaceAll('/etc/nginx/imar/', `${join(folder, 'imar')}/`)
      .replaceAll('/var/cache/nginx/imar', join(folder, 'cache'))
      .replaceAll('/var/log/nginx', folder)
      .replaceAll('/run/imar/quiet', quietFile)

/**
 * Writes a configuration that runs deploy/nginx as it is, but for ports, folders and what `change` does to its texts, with as many connections
 * as deploy/README.md says.
 * Gives the file. `quietFile` is where the site marks that nothing was published lately.
 */
export function writeNginxConfig({ folder, ports, quietFile = join(folder, 'quiet'), change = (text) => text, extra = '' }) {
  mkdirSync(join(folder, 'cache'), { recursive: true })
  const { status, stderr } = spawnSync(process.execPath, [inRoot('scripts/write-nginx.mjs'), folder], { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
  const move = elsewhere({ folder, ports, quietFile })
  for (const name of readdirSync(join(folder, 'imar')).filter((entry) => entry.endsWith('.conf'))) {
    const part = join(folder, 'imar', name)
    writeFileSync(part, change(move(readFileSync(part, 'utf8'))))
  }
  const own = move(readFileSync(inRoot('deploy/nginx/imar.conf'), 'utf8'))
  const brotli = existsSync(brotliModule)
  const file = join(folder, 'nginx.conf')
  writeFileSync(
    file,
    `${brotli ? `load_module ${brotliModule};` : ''}
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    worker_processes 1;
    pid ${join(folder, 'nginx.pid')};
    error_log stderr warn;
    worker_rlimit_nofile 16384;
    events { worker_connections 8192; }
    http {
      include /etc/nginx/mime.types;
      # As Debian's nginx.conf has it.
      sendfile on;
      tcp_nopush on;
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n')}
      ${brotli ? readFileSync(inRoot('deploy/nginx/imar-brotli.conf'), 'utf8') : ''}
      ${change(own)}
      ${extra}
    }`,
  )
  return file
}

export const nginxArguments = (folder, file) => ['-p', folder, '-c', file, '-g', 'daemon off;']
