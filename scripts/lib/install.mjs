import { existsSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { isFresh, writeStamp } from './hash.mjs'
import { running } from './paths.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Whether node_modules holds exactly what the lockfile asks for, built for this Node. */
export function isInstalled(folder) {
  // npm writes this file last: it is missing after an interrupted installation.
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false

  // Packages somebody installed by hand are taken as made for the Node that sees them first.
  if (!existsSync(builtFor(folder))) writeStamp(builtFor(folder), process.versions.modules)
  if (!isFresh(builtFor(folder), process.versions.modules)) return false

  const { packages: wanted } = readJson(join(folder, 'package-lock.json'))
  const { packages: present } = readJson(record)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    return present[path] ? present[path].version === version : optional
  })
}

/** Where it is noted for which binary interface native packages were compiled. */
const builtFor = (folder) => join(folder, 'node_modules/.built-for')

/** Installs what the lockfile says. */
export async function install(folder, name, children) {
  rmSync(builtFor(folder), { force: true })
  const log = join(running, `logs/install-${name.replaceAll(' ', '-')}.log`)
  const npm = (...args) =>
    children.run(`Installing ${name}`, npmCommand[0], [...npmCommand.slice(1), ...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development', ...headers() },
      log,
    })
  try {
    await npm('ci')
  } catch (error) {
    // A lockfile that lacks this platform's binary packages: "npm ci" refuses it, "npm install" adds them.
    if (children.stopping || !/EUSAGE/.test(readFileSync(log, 'utf8'))) throw error
    await npm('install', '--no-save')
  }
  writeStamp(builtFor(folder), process.versions.modules)
}

/** The npm that runs us, else the one of the path. */
const npmCommand = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']

/** Native packages are compiled against Node's own headers where it brings them: no download then. */
function headers() {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {}
}
