import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildTemplates, unpackSite } from './build.mjs'
import { cms, inRoot, root, running } from './paths.mjs'
import { settingsFor } from './process-settings.mjs'
import { waitUntilHealthy } from './wait.mjs'

/** Names of what a service may see of our environment beside its own settings. */
const inherited = ['PATH', 'HOME', 'LANG', 'TZ', 'TMPDIR', 'SystemRoot', 'LD_LIBRARY_PATH']
const base = () => Object.fromEntries(inherited.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])))

const log = (folder, name) => join(folder, 'logs', `${name}.log`)

/** Starts the content service and waits for it. The first start on an empty database also seeds it. */
export async function startContentService(children, { variables, folder = running, admin = true }) {
  const entry = children.start('content service', join(cms, 'start.cjs'), [], {
    cwd: cms,
    env: {
      ...base(),
      ...settingsFor('content-service', variables),
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=400',
      STRAPI_TELEMETRY_DISABLED: 'true',
      CMS_ADMIN_PANEL: String(admin),
      // Of a demonstration, and of tests, nobody makes backups.
      HEALTH_BACKUP_HOURS: variables.HEALTH_BACKUP_HOURS ?? '0',
    },
    log: log(folder, 'content-service'),
    node: true,
  })
  await waitUntilHealthy(entry, `http://127.0.0.1:${variables.CMS_PORT}/_health`, 300_000)
  return entry
}

/** Starts the mail catcher and waits for it. */
export async function startMail(children, { variables, folder = running }) {
  const args = ['--ip', '127.0.0.1', '--web', variables.MAIL_WEB_PORT, '--smtp', variables.SMTP_PORT]
  const entry = children.start('mail catcher', inRoot('node_modules/maildev/bin/maildev'), args, {
    cwd: root,
    env: { ...base(), NODE_ENV: 'production' },
    log: log(folder, 'mail'),
    node: true,
  })
  await waitUntilHealthy(entry, `http://127.0.0.1:${variables.MAIL_WEB_PORT}/`)
  return entry
}

/** Starts the built site from a copy in `folder` and waits for it. `from`: where it was built, if not here. */
export async function startSite(children, { variables, folder = running, from }) {
  const entry = children.start('site', unpackSite(join(folder, 'site'), from), [], {
    cwd: join(folder, 'site'),
    env: {
      ...base(),
      ...settingsFor('site', variables),
      NODE_ENV: 'production',
      NODE_OPTIONS: '--max-old-space-size=300',
      PORT: variables.SITE_PORT,
      HOSTNAME: variables.SITE_HOST ?? '127.0.0.1',
    },
    log: log(folder, 'site'),
    node: true,
  })
  await waitUntilHealthy(entry, `http://127.0.0.1:${variables.SITE_PORT}/api/health`)
  return entry
}

/** Starts the site for work on its code: changes show at once. */
export async function startDevelopmentSite(children, { variables, folder = running }) {
  await buildTemplates(children)
  const args = ['dev', '--port', variables.SITE_PORT]
  // Resolved, because a copy of the site inside the repository (tests) uses the packages of the repository.
  const entry = children.start('site', fileURLToPath(import.meta.resolve('next/dist/bin/next')), args, {
    cwd: root,
    env: { ...base(), ...settingsFor('site', variables), NODE_ENV: 'development', PORT: variables.SITE_PORT, NEXT_TELEMETRY_DISABLED: '1' },
    log: log(folder, 'site'),
    node: true,
  })
  await waitUntilHealthy(entry, `http://127.0.0.1:${variables.SITE_PORT}/api/health`)
  return entry
}
