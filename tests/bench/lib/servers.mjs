import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../scripts/lib/free-port.mjs'
import { findNginx, nginxArguments, withoutLimits, writeNginxConfig } from '../../../scripts/lib/nginx.mjs'
import { Problem } from '../../../scripts/lib/problem.mjs'
import { startTestServers } from '../../../scripts/lib/test-servers.mjs'
import { waitUntilHealthy } from '../../../scripts/lib/wait.mjs'
import { writeCopy, writeFloor } from './floor.mjs'
import { readTargets } from './targets.mjs'

/** Of the headers that the site gives every answer, those that are the same for each. */
const GUARDING = new Set(['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'])

/** The floor once more, with the headers that every answer of the site carries, as nginx writes them: what of its time they take. */
function guardedFloor(headers, files) {
  const lines = [...headers].filter(([name]) => GUARDING.has(name)).map(([name, value]) => `add_header ${name} "${value}";`)
  return `location /guarded/ { alias ${files}/; ${lines.join(' ')} }`
}

/** The site as visitors meet it, behind deploy/nginx, and static pages by the same nginx to compare with. `types`: those alone are targets. */
export async function startBenchServers(children, steps, types) {
  const nginx = findNginx()
  if (!nginx) throw new Problem('nginx is missing: install it (Debian: apt-get install nginx) and run the bench again.')
  const { control } = await startTestServers(children, steps)
  const info = await (await fetch(control)).json()
  const { pages, timed, articleId } = await readTargets(info, types)

  const { headers } = await fetch(info.siteUrl)
  const folder = mkdtempSync(join(tmpdir(), 'imar-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  const files = join(folder, 'files')
  writeFloor(files)
  for (const { name, locale, address } of timed) {
    writeCopy(files, `${name}-${locale}`, await (await fetch(info.siteUrl + address)).text())
  }

  const ports = {
    public: await freePort(),
    compression: await freePort(),
    files: await freePort(),
    cms: await freePort(),
    site: Number(new URL(info.siteUrl).port),
  }
  const config = writeNginxConfig({
    folder,
    ports,
    quietFile: info.quietFile,
    // All load comes from one address here; who it counts as is said by the load.
    change: (text) => withoutLimits(text).replaceAll('X-Forwarded-For $remote_addr', 'X-Forwarded-For $http_x_forwarded_for'),
    extra: `server { listen 127.0.0.1:${ports.files}; root ${files}; gzip_static on; gzip_vary on; ${guardedFloor(headers, files)} }`,
  })
  const entry = children.start('nginx', nginx, nginxArguments(folder, config), { cwd: folder, log: join(folder, 'nginx.log') })
  const origins = { site: `http://127.0.0.1:${ports.site}`, nginx: `http://127.0.0.1:${ports.public}`, files: `http://127.0.0.1:${ports.files}` }
  await steps.run('Start: nginx', () => waitUntilHealthy(entry, `${origins.files}/index.html`))
  // Before, nginx asks the site about everything.
  await steps.run('Wait: until nothing is new', async () => {
    while (!existsSync(info.quietFile)) await pause(200)
  })
  return { info, pages, timed, articleId, origins }
}
