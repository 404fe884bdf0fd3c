import { readFileSync, writeFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { freePort } from '../../scripts/lib/free-port.mjs'
import { inRoot } from '../../scripts/lib/paths.mjs'
import { waitUntilHealthy } from '../../scripts/lib/wait.mjs'
import { commandsWith, processByHand } from './lib/text.mjs'
import { visit } from './visit.mjs'

const COPY = '/root/by-hand'
const UNPACKED = '/root/by-hand-site'

const BUILD = commandsWith('npm ci && npm run build')
const CONTENT_SERVICE = processByHand('content service')
const SITE = processByHand('site')
const [UNPACK] = SITE.folder.match(/node scripts\/unpack-site\.mjs/)

/** As the text says to write them. */
const LONG = ['CONTENT_TOKEN', 'CONTENT_PREVIEW_TOKEN']
const QUARTERED = 'APP_KEYS'

/** The names of the secrets stand in the example, below their heading. */
const namesOfSecrets = () =>
  readFileSync(inRoot('.env.example'), 'utf8')
    .split('# Secrets:')[1]
    .match(/(?<=^# )[A-Z_]+(?==)/gm)

function writeSettings(root, { site, cms, smtp }) {
  const draw = (...how) => root.run(['openssl', 'rand', ...how]).stdout.replaceAll('\n', '')
  const secretOf = (name) => {
    if (LONG.includes(name)) return draw('-hex', '128')
    return name === QUARTERED ? Array.from({ length: 4 }, () => draw('-base64', '32')).join() : draw('-base64', '32')
  }
  const settings = {
    SITE_URL: `http://127.0.0.1:${site}`,
    CMS_URL: `http://127.0.0.1:${cms}`,
    CMS_PORT: cms,
    CONTENT_URL: `http://127.0.0.1:${cms}`,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: smtp,
    MAIL_FROM: 'no-reply@example.org',
    ADMIN_EMAIL: 'admin@example.org',
    ADMIN_PASSWORD: `Aa1${draw('-hex', '12')}`,
    ...Object.fromEntries(namesOfSecrets().map((name) => [name, secretOf(name)])),
  }
  const lines = Object.entries(settings).map(([name, value]) => `${name}=${value}\n`)
  writeFileSync(root.path(`${COPY}/.env`), lines.join(''), { mode: 0o600 })
}

/** Runs commands in the copy, one after the other; throws where one fails. */
function runThere(root, commands) {
  const { status, said } = root.run(['bash', '-e', '-c', `cd ${COPY}\n${commands}`], { env: root.registry })
  if (status !== 0) throw new Error(`${commands.trim()}: ${said.trim().split('\n').slice(-3).join(' ')}`)
}

/** Both processes as section 2b of the text says, in the machine that is there: built from a copy, with its settings, and kept running by nobody but us. */
export async function byHand(root, smtp) {
  const ports = { site: await freePort(), cms: await freePort(), smtp }
  root.run(['cp', '-a', '/root/imar', COPY])
  writeSettings(root, ports)
  runThere(root, BUILD)
  runThere(root, `${UNPACK} ${UNPACKED}`)
  const environment = { ...parseEnv(readFileSync(root.path(`${COPY}/.env`), 'utf8')), NODE_ENV: 'production' }
  const content = root.keep('content-service-by-hand', { folder: `${COPY}/${CONTENT_SERVICE.folder}`, environment }, CONTENT_SERVICE.command)
  await waitUntilHealthy(content, `http://127.0.0.1:${ports.cms}/_ready`)
  const site = root.keep('site-by-hand', { folder: UNPACKED, environment }, SITE.command.replace('3000', String(ports.site)))
  await waitUntilHealthy(site, `http://127.0.0.1:${ports.site}/api/health`)
  const seen = await visit(`http://127.0.0.1:${ports.site}`)
  return seen.map(({ what, ...rest }) => ({ what: `By hand: ${what}`, ...rest }))
}
