import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from './free-port.mjs'
import { Front } from './front.mjs'
import { Gate } from './gate.mjs'
import { inRoot } from './paths.mjs'
import { prepareCms, prepareSite } from './prepare.mjs'
import { SecondSite } from './second-site.mjs'
import { missingSecrets } from './secrets.mjs'
import { startContentService, startMail, startSite } from './services.mjs'
import { readSettings } from './settings.mjs'

/**
 * A mail catcher, a seeded content service and the site, built where they are not fresh, on free ports and with data of their own; with
 * those of others that nobody has used yet, when `like` names them. Their logs are left in `test-results/logs/<name>`. With `isPatient` a
 * content service that a busy machine holds up is not taken for one that is away; with `hasAdmin` it has the pages of its admin, which take a
 * minute to build. With `isBehindNginx` visitors reach the site through nginx alone, at the only address that the site knows of itself.
 */
export async function startTestServers(children, steps, name = 'servers', { like, isPatient = false, hasAdmin = false, isBehindNginx = false } = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'imar-test-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  if (like) cpSync(like.folder, folder, { recursive: true, filter: (path) => path !== join(like.folder, 'logs') })
  // Whose data it takes over, their administrator and tokens it has.
  const secrets = like?.secrets ?? missingSecrets({})
  const given = { ...(await testVariables(folder)), ...secrets, ...(isPatient && { CONTENT_TIMEOUT_MS: '40000' }) }
  const gate = new Gate(Number(given.CMS_PORT))
  const gatePort = await gate.open()
  const addresses = { CONTENT_URL: `http://127.0.0.1:${gatePort}`, CMS_URL: `http://localhost:${given.CMS_PORT}` }
  const publicPort = isBehindNginx ? await freePort() : Number(given.SITE_PORT)
  const { variables } = readSettings({ ...given, ...addresses, SITE_URL: `http://localhost:${publicPort}` }, {})
  const how = { variables, folder, admin: hasAdmin }
  const gateway = new Front(children, how, { name: 'gateway', publicPort, isUnlimited: true })
  const startContent = async () => {
    await prepareCms({ children, steps, admin: hasAdmin })
    return steps.run('Start: content service with sample content', () => startContentService(children, how))
  }
  const startPages = async () => {
    await prepareSite({ children, steps })
    const entry = await steps.run('Start: site', () => startSite(children, how))
    if (isBehindNginx) await steps.run('Start: nginx', () => gateway.start())
    return entry
  }
  const started = await Promise.all([steps.run('Start: mail catcher', () => startMail(children, how)), startContent(), startPages()])
  const [mail] = started
  let [, content, site] = started
  const secondSite = new SecondSite(children, how)
  const front = new Front(children, how)

  const actions = {
    '/content-service/stop': () => children.end(content),
    async '/content-service/start'() {
      content = await startContentService(children, how)
    },
    '/content-service/disconnect': () => gate.shut(),
    '/content-service/connect': () => gate.open(gatePort),
    // A frozen process takes connections and answers none of them.
    '/content-service/freeze': () => content.child.kill('SIGSTOP'),
    '/content-service/thaw': () => content.child.kill('SIGCONT'),
    async '/site/restart'() {
      await children.end(site)
      site = await startSite(children, how)
    },
    '/second-site/start': (query) => secondSite.start(query.get('content'), query.has('warmed')),
    '/second-site/stop': () => secondSite.stop(),
    '/nginx/start': () => front.start(),
    '/nginx/stop': () => front.stop(),
  }
  const control = await startControl(actions, () => ({
    ...describe(variables, { content, site, folder }),
    secondSite: secondSite.describe(),
    nginx: front.describe(),
  }))
  return {
    folder,
    secrets,
    control: `http://127.0.0.1:${control.address().port}`,
    /** What runs now; a test that stops a service on purpose does not end the others. */
    services: () => [mail],
    /** Ends the servers and keeps nothing of them but their logs. */
    async close() {
      control.close()
      await gate.shut()
      await Promise.all([secondSite.stop(), front.stop(), gateway.stop()])
      await Promise.all([mail, content, site].map((entry) => children.end(entry)))
      cpSync(join(folder, 'logs'), inRoot('test-results/logs', name), { recursive: true })
    },
  }
}

async function testVariables(folder) {
  const ports = []
  for (const name of ['SITE_PORT', 'CMS_PORT', 'MAIL_WEB_PORT', 'SMTP_PORT']) ports.push([name, String(await freePort())])
  return {
    ...Object.fromEntries(ports),
    DATABASE_CLIENT: 'sqlite',
    DATABASE_FILENAME: join(folder, 'data.db'),
    CMS_PUBLIC_DIR: join(folder, 'public'),
    APPLICANT_FILES_DIR: join(folder, 'applicant-files'),
    PROXY_QUIET_FILE: join(folder, 'quiet'),
    // All tests come from one address; that of a single e-mail address stays tight.
    LIMIT_ATTEMPTS: '50000',
    LIMIT_PER_ADDRESS: '5000',
    LIMIT_CONFIRMED: '5000',
    LIMIT_SEARCHES: '5000',
    SPEED_HAND_ON_MS: '200',
    METRICS_TOKEN: 'a-token-of-the-tests',
    // Tests say themselves which pages are kept.
    WARM_PAGES: 'false',
  }
}

/** What a test may know of the servers. */
function describe(variables, { content, site, folder }) {
  const pick = ['CONTENT_TOKEN', 'REVALIDATE_SECRET', 'PREVIEW_SECRET', 'METRICS_TOKEN', 'ADMIN_EMAIL', 'ADMIN_PASSWORD']
  return {
    siteUrl: variables.SITE_URL,
    contentUrl: variables.CONTENT_URL,
    adminUrl: variables.CMS_URL,
    database: variables.DATABASE_FILENAME,
    quietFile: variables.PROXY_QUIET_FILE,
    siteFolder: join(folder, 'site'),
    mailUrl: `http://127.0.0.1:${variables.MAIL_WEB_PORT}`,
    processes: { site: site.child.pid, content: content.child.pid },
    secrets: Object.fromEntries(pick.map((name) => [name, variables[name]])),
  }
}

/** Tests stop and start services through this: they run in processes of their own. */
function startControl(actions, info) {
  const server = createServer(async (request, response) => {
    try {
      const { pathname, searchParams } = new URL(request.url, 'http://control')
      if (request.method === 'POST') await actions[pathname](searchParams)
      response.setHeader('content-type', 'application/json').end(JSON.stringify(info()))
    } catch (error) {
      response.writeHead(500).end(String(error))
    }
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}
