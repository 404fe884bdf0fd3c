import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf, isFresh, writeStamp } from './hash.mjs'
import { WARNING } from '../templates/warning.mjs'
import { cms, inRoot, root, running } from './paths.mjs'
import { readEnvFile } from './settings.mjs'

const siteSources = [
  'app',
  'components',
  'i18n',
  'lib',
  'messages',
  'public',
  'rules',
  'scripts/templates',
  'scripts/build-worker.mjs',
  'identity/identity.json',
  'identity/home.json',
  'identity/themes.css',
  'identity/ornaments.css',
  'identity/fonts',
  'identity/pictures',
  'middleware.ts',
  'instrumentation.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const cmsSources = ['config', 'src', 'build-door.mjs', 'tsconfig.json', 'package-lock.json']

const siteStamp = inRoot('.next/built-from')
const serverStamp = join(cms, 'dist/built-from')
const adminStamp = join(cms, 'dist/build/built-from')

const withNode = `node${process.versions.modules}`

/**
 * The key by which the framework names the server actions: the same one keeps them known to tabs from before a deployment.
 * Without one the framework makes its own, which lasts as long as `.next/cache`.
 */
const ACTIONS_KEY = 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY'
const actionsKey = () => process.env[ACTIONS_KEY] || readEnvFile(inRoot('.env'))[ACTIONS_KEY] || ''
const digest = (text) => createHash('sha256').update(text).digest('hex').slice(0, 8)

// public/templates and public/built are made by the build itself.
const siteHash = (from = root) => withNode + hashOf(from, siteSources, ['templates', 'built']) + (actionsKey() && digest(actionsKey()))
const cmsHash = () => withNode + hashOf(cms, cmsSources)

export const isSiteBuilt = () => isFresh(siteStamp, siteHash())

/** Makes the files of the project template, which the site serves as they are, and shows what is left out. */
export async function buildTemplates(children) {
  const log = join(running, 'logs/build-templates.log')
  await children.run('Making the project template', process.execPath, [inRoot('scripts/templates/build.mjs')], { cwd: root, log })
  const warnings = readFileSync(log, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith(WARNING))
  for (const line of warnings) console.warn(`  ${line}`)
}

/** Makes the service worker. */
const buildWorker = (children) =>
  children.run('Making the service worker', process.execPath, [inRoot('scripts/build-worker.mjs')], {
    cwd: root,
    log: join(running, 'logs/build-worker.log'),
  })

/** Builds the site. Needs no content service. */
export async function buildSite(children) {
  const hash = siteHash()
  rmSync(siteStamp, { force: true })
  // The build would bake answers of an earlier content service into the pages.
  rmSync(inRoot('.next/cache/fetch-cache'), { recursive: true, force: true })
  await buildTemplates(children)
  await buildWorker(children)
  await children.run('Building the site', process.execPath, [inRoot('node_modules/next/dist/bin/next'), 'build', '--webpack'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', ...(actionsKey() && { [ACTIONS_KEY]: actionsKey() }) },
    log: join(running, 'logs/build-site.log'),
  })
  removeSettings()
  writeStamp(siteStamp, hash)
}

/**
 * Next copies .env beside the server, with all its secrets, and writes down the key of the actions; settings reach the site through its
 * environment alone.
 */
export function removeSettings(folder = inRoot('.next/standalone')) {
  for (const name of readdirSync(folder).filter((name) => /^\.env(\.|$)/.test(name))) rmSync(join(folder, name))
  const manifest = join(folder, '.next/server/server-reference-manifest.json')
  if (!existsSync(manifest)) return
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), encryptionKey: '' }))
}

/** Deletes what is in a folder, and not the folder: others may have made it for us, in a place where we make none. */
export function emptyFolder(folder) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true, force: true })
}

/**
 * Puts a runnable copy of the build into `folder` and gives its server file. The copy keeps its rendered pages there,
 * so the build itself stays as it was built. `from`: the copy of the repository in which it was built.
 */
export function unpackSite(folder, from = root) {
  const stamp = join(folder, 'unpacked-from')
  const hash = siteHash(from)
  if (!isFresh(stamp, hash)) {
    emptyFolder(folder)
    cpSync(join(from, '.next/standalone'), folder, { recursive: true, verbatimSymlinks: true })
    cpSync(join(from, '.next/static'), join(folder, '.next/static'), { recursive: true })
    if (existsSync(join(from, 'public'))) cpSync(join(from, 'public'), join(folder, 'public'), { recursive: true })
    writeStamp(stamp, hash)
  }
  return join(folder, 'server.js')
}

export const isCmsBuilt = ({ admin }) => {
  const hash = cmsHash()
  return isFresh(serverStamp, hash) && (!admin || isFresh(adminStamp, hash))
}

/** Builds the content service; with its admin unless `admin` is false (which takes seconds instead of a minute). */
export async function buildCms(children, { admin }) {
  const hash = cmsHash()
  rmSync(serverStamp, { force: true })
  // The compiler leaves what was made of files that are no more, and the framework would load it.
  for (const made of ['config', 'src']) rmSync(join(cms, 'dist', made), { recursive: true, force: true })
  const how = {
    cwd: cms,
    env: { ...process.env, NODE_ENV: 'production', STRAPI_TELEMETRY_DISABLED: 'true' },
    log: join(running, 'logs/build-content-service.log'),
  }
  const [script, ...args] = admin
    ? [join(cms, 'node_modules/@strapi/strapi/bin/strapi.js'), 'build']
    : [join(cms, 'node_modules/typescript/bin/tsc'), '-p', '.']
  await children.run('Building the content service', process.execPath, [script, ...args], how)
  await children.run('Building the page of the door', process.execPath, [join(cms, 'build-door.mjs')], { ...how, log: join(running, 'logs/build-door.log') })
  writeStamp(serverStamp, hash)
  if (admin) writeStamp(adminStamp, hash)
}
