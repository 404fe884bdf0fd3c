import { createHash } from 'node:crypto'
import { copyFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { findProgram } from '../../scripts/lib/browser.mjs'
import { checkDisk } from '../../scripts/lib/checks.mjs'
import { freePort, isFree } from '../../scripts/lib/free-port.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { Problem } from '../../scripts/lib/problem.mjs'
import { runCommand } from '../../scripts/lib/run.mjs'
import { startMail } from '../../scripts/lib/services.mjs'
import { Steps } from '../../scripts/lib/steps.mjs'
import { printed } from '../faults/lib/report.mjs'
import { until } from '../scale/lib/until.mjs'
import { byHand } from './by-hand.mjs'
import { Root } from './lib/root.mjs'
import { commandsWith } from './lib/text.mjs'
import { update } from './update.mjs'
import { isWell, visit } from './visit.mjs'

/** As the text for operators says it. */
const INSTALL = commandsWith('deploy/install --site').trim()
const PROMETHEUS = commandsWith('apt-get install prometheus')
const SETTINGS = '/etc/imar/imar.env'

const { values: options } = parseArgs({
  options: {
    /** Leave the root and its logs where they are. */
    keep: { type: 'boolean', default: false },
    /** A folder that was left so: what is installed in its root is used again. */
    again: { type: 'string' },
  },
})

function checkMachine() {
  if (!findProgram('debootstrap', '/usr/sbin/debootstrap')) throw new Problem('The bare machine is made by debootstrap: apt-get install debootstrap')
  if (process.getuid?.() !== 0) throw new Problem('A root of its own is entered as root: run the command again as root.')
  checkDisk(8)
}

const digest = (file) => createHash('sha256').update(readFileSync(file)).digest('hex')

/** The repository as somebody copies it to the machine. */
function copySource(root) {
  const target = root.path('root/imar')
  mkdirSync(target)
  const left = /(^|\/)(node_modules|\.git|\.next|\.imar|\.env|backups|dist)$/
  cpSync(inRoot(), target, { recursive: true, verbatimSymlinks: true, filter: (path) => !left.test(path) })
}

const install = (root, ...more) => root.run([...`/root/imar/${INSTALL}`.split(' '), ...more], { env: { ...root.registry, SYSTEMD_OFFLINE: '1' } })

/** A free port whose neighbour, which deploy/update takes, is free too. */
async function freePair() {
  for (;;) {
    const port = await freePort()
    if (await isFree(port % 2 === 0 ? port + 1 : port - 1)) return port
  }
}

/** More than a visitor may send: all of them come from one address. */
const LIMITS = { LIMIT_ATTEMPTS: 1_000_000, LIMIT_PER_ADDRESS: 100_000, LIMIT_CONFIRMED: 100_000, LIMIT_SEARCHES: 100_000 }

/** Ports that nobody here uses. The ports of the hosts are in the file of the machine; the one of the compression comes with each release. */
function fillInNginx(root, ports) {
  const nginx = root.path('etc/nginx/conf.d/imar.conf')
  if (!existsSync(`${nginx}.installed`)) copyFileSync(nginx, `${nginx}.installed`)
  const text = readFileSync(`${nginx}.installed`, 'utf8')
    // It listens on the ports 80 and 443 of this machine.
    .replace('include imar/default.conf;', '')
    .replaceAll('listen [::]:80;', '')
    .replaceAll('listen 80;', `listen 127.0.0.1:${ports.web};`)
    .replace('server_name www.example.org;', 'server_name www.example.org 127.0.0.1;')
    .replaceAll('127.0.0.1:3000', `127.0.0.1:${ports.site}`)
    .replaceAll('127.0.0.1:1337', `127.0.0.1:${ports.cms}`)
  writeFileSync(nginx, text)
  for (const file of ['etc/nginx/imar/http.conf', 'opt/imar/current/deploy/nginx/imar/http.conf']) {
    const part = readFileSync(root.path(file), 'utf8')
    writeFileSync(root.path(file), part.replaceAll(/127\.0\.0\.1:\d{2,}(?=;)/g, `127.0.0.1:${ports.compression}`))
  }
}

/** What the text tells the operator to fill in; and ports that nobody here uses. */
async function fillIn(root) {
  const ports = { site: await freePair(), cms: await freePair(), web: await freePort(), compression: await freePort(), smtp: await freePort() }
  const file = root.path(SETTINGS)
  const changes = { SITE_URL: `http://www.example.org:${ports.web}`, CONTENT_URL: `http://127.0.0.1:${ports.cms}`, SMTP_PORT: ports.smtp, ...LIMITS }
  const kept = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => !Object.keys(changes).some((name) => line.startsWith(`${name}=`)))
  writeFileSync(file, [...kept, ...Object.entries(changes).map(([name, value]) => `${name}=${value}`), ''].join('\n'))
  fillInNginx(root, ports)
  return ports
}

const last = (said) => said.trim().split('\n').at(-1)

/** What the accounts may do with the settings: the service's commands read them, the site neither reads nor writes them. */
function accountsOf(root) {
  const may = (account, how) => root.run(['runuser', '-u', account, '--', 'test', `-${how}`, SETTINGS]).status === 0
  const rights = Object.fromEntries(['imar', 'imar-site'].map((account) => [account, ['r', 'w'].filter((how) => may(account, how)).join('')]))
  return [
    {
      what: 'Rights of the accounts to the settings',
      measured: `imar ${rights.imar || 'none'}, imar-site ${rights['imar-site'] || 'none'}`,
      holds: rights.imar === 'r' && rights['imar-site'] === '',
    },
  ]
}

function lookAtWhatIsThere(root) {
  const mode = (path) => (statSync(root.path(path)).mode & 0o777).toString(8)
  const enabled = readdirSync(root.path('etc/systemd/system'), { recursive: true }).filter((name) => /wants\/imar-/.test(name))
  const modes = `${SETTINGS} ${mode(SETTINGS)}, /var/lib/imar ${mode('/var/lib/imar')}, /var/backups/imar ${mode('/var/backups/imar')}`
  return [
    { what: 'Units that start with the machine', measured: enabled.map((name) => name.split('/')[1]).join(', '), holds: enabled.length === 4 },
    { what: 'Who can read', measured: modes, holds: modes === `${SETTINGS} 640, /var/lib/imar 700, /var/backups/imar 700` },
    ...accountsOf(root),
  ]
}

/** With whatever: of a host that it does not know. */
const isAnswered = (url) =>
  fetch(url, { redirect: 'manual' }).then(
    () => true,
    () => false,
  )

async function walk(ports) {
  const isWellThroughNginx = await isWell(`http://127.0.0.1:${ports.web}`, 'ar')
  return [
    ...(await visit(`http://127.0.0.1:${ports.site}`)),
    { what: 'Through nginx', measured: isWellThroughNginx ? 'ar well' : 'ar not well', holds: isWellThroughNginx },
  ]
}

async function installInto(root, steps, folder) {
  await steps.run('A bare Debian', () => root.make())
  await root.reachRegistry()
  copySource(root)
  const dry = install(root, '--dry-run')
  const results = [{ what: 'A dry run changes nothing', measured: `exit code ${dry.status}`, holds: dry.status === 0 && root.run(['id', 'imar']).status !== 0 }]
  const installed = await steps.run('deploy/install', async () => install(root))
  writeFileSync(join(folder, 'install.log'), installed.said)
  if (installed.status !== 0) throw new Problem(`deploy/install failed: ${last(installed.said)} (with --keep the log stays in ${folder})`)
  results.push({ what: 'deploy/install', measured: `exit code ${installed.status}`, holds: true }, ...lookAtWhatIsThere(root))

  const before = digest(root.path(SETTINGS))
  const again = await steps.run('deploy/install, again', async () => install(root))
  const isSame = digest(root.path(SETTINGS)) === before
  results.push({
    what: 'A second time',
    measured: `exit code ${again.status}, settings ${isSame ? 'as before' : 'changed'}`,
    holds: again.status === 0 && isSame,
  })
  return results
}

/** Numbers are watched as the text says. Nothing asks first, and no systemd is there to start it. */
function watch(root) {
  const commands = `set -e -o pipefail; export DEBIAN_FRONTEND=noninteractive METRICS_TOKEN=a-token; cd /root/imar; ${PROMETHEUS.replace('apt-get install', 'apt-get install -y -qq --no-install-recommends')}`
  const { status, said } = root.run(['bash', '-c', commands], { env: { SYSTEMD_OFFLINE: '1' } })
  const rules = /SUCCESS: (\d+) rules found/.exec(said)?.[1]
  return { what: 'Prometheus understands settings and rules', measured: rules ? `${rules} rules` : last(said), holds: status === 0 && Number(rules) > 0 }
}

/** The jobs of the timers, and what an operator asks for. */
function operate(root) {
  const jobs = ['imar-backup.service', 'imar-backup-check.service'].map((name) => {
    const { status, said } = root.runOnce(name)
    return { what: name, measured: last(said), holds: status === 0 }
  })
  const command = 'cd /opt/imar/current && npm run --silent privacy -- export rima1@example.org'
  const exported = root.run(['runuser', '-u', 'imar', '--', 'sh', '-c', command])
  const count = exported.status === 0 ? JSON.parse(exported.stdout).submissions.length : 0
  return [...jobs, { what: 'What a person has sent, by the operator', measured: count > 0 ? 'found' : last(exported.said), holds: count > 0 }]
}

const countMessages = (root) => () => Number(root.run(['runuser', '-u', 'postgres', '--', 'psql', '-Atc', 'SELECT count(*) FROM contact_forms', 'imar']).stdout)

async function use(root, { children, steps, folder }) {
  const ports = await fillIn(root)
  await startMail(children, { variables: { MAIL_WEB_PORT: String(await freePort()), SMTP_PORT: String(ports.smtp) }, folder })
  const content = await steps.run('Start: content service, as its unit does', () => root.start('imar-content-service@.service', String(ports.cms)))
  const site = await steps.run('Start: site, as its unit does', () => root.start('imar-site@.service', String(ports.site)))
  children.start('nginx', 'chroot', [root.folder, 'nginx', '-g', 'daemon off;'], { cwd: folder, log: join(folder, 'nginx.log') })
  await until(() => isAnswered(`http://127.0.0.1:${ports.web}/`), 'nginx answers')
  const results = await steps.run('A visitor', () => walk(ports))
  results.push(...(await steps.run('An operator', async () => [...operate(root), watch(root)])))
  // It comes when nothing has been published for ten seconds, which the operator's commands take.
  results.push({ what: 'The mark for nginx', measured: '/run/imar/quiet', holds: root.run(['test', '-f', '/run/imar/quiet']).status === 0 })
  const how = { root, children, folder, ports, entries: { site, content }, countMessages: countMessages(root) }
  results.push(...(await steps.run('deploy/update, under way', () => update(how))))
  results.push(...(await steps.run('By hand', () => byHand(root, ports.smtp))))
  return results
}

async function tryInstall({ children, steps, folder }) {
  const root = new Root(children, join(folder, 'root'))
  try {
    const installed = options.again ? await root.wake() : await installInto(root, steps, folder)
    return [...installed, ...(await use(root, { children, steps, folder }))]
  } finally {
    await children.stop()
    if (!options.keep) {
      await root.remove()
      rmSync(folder, { recursive: true, force: true })
    }
  }
}

await runCommand(async (children) => {
  checkMachine()
  const steps = new Steps()
  const folder = options.again ? resolve(options.again) : mkdtempSync(join(tmpdir(), 'imar-install-'))
  const results = await tryInstall({ children, steps, folder })
  const failed = results.filter(({ holds }) => !holds).length
  console.log(`${printed(results)}\n${results.length - failed} claims hold, ${failed} do not (${steps.elapsed()})`)
  process.exitCode = failed > 0 ? 1 : 0
})
