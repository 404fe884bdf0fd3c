import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { running } from './paths.mjs'

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'))

/** Whether node_modules holds exactly what the lockfile asks for. */
export function isInstalled(folder) {
  // npm writes this file last: it is missing after an interrupted installation.
  const record = join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false

  const { packages: wanted } = readJson(join(folder, 'package-lock.json'))
  const { packages: present } = readJson(record)
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true
    return present[path] ? present[path].version === version : optional
  })
}

/** The one package that is compiled for one version of Node; all other native ones speak Node-API, which stays the same (docs/decisions/native-packages.md). */
const COMPILED = 'better-sqlite3'

/** Whether the compiled package of a folder, if it has one, loads in this Node: after a change of Node's version it does not. */
export function isCompiled(folder) {
  if (!existsSync(join(folder, 'node_modules', COMPILED))) return true
  const load = `new (require('${COMPILED}'))(':memory:').close()`
  return spawnSync(process.execPath, ['-e', load], { cwd: folder, stdio: 'ignore' }).status === 0
}

const logOf = (name) => join(running, `logs/install-${name.replaceAll(' ', '-')}.log`)

function npmIn(folder, name, children) {
  return (...args) =>
    children.run(`Installing ${name}`, npmCommand[0], [...npmCommand.slice(1), ...args, '--no-audit', '--no-fund'], {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'development', ...headers() },
      log: logOf(name),
    })
}

/** Compiles the package again, for this Node. */
export const compile = (folder, name, children) => npmIn(folder, name, children)('rebuild', COMPILED)

/** Installs what the lockfile says. */
export async function install(folder, name, children) {
  const npm = npmIn(folder, name, children)
  try {
    await npm('ci')
  } catch (error) {
    // A lockfile that lacks this platform's binary packages: "npm ci" refuses it, "npm install" adds them.
    if (children.stopping || !/EUSAGE/.test(readFileSync(logOf(name), 'utf8'))) throw error
    await npm('install', '--no-save')
  }
}

/** The npm that runs us, else the one of the path. */
const npmCommand = process.env.npm_execpath?.endsWith('.js') ? [process.execPath, process.env.npm_execpath] : [process.platform === 'win32' ? 'npm.cmd' : 'npm']

/** Native packages are compiled against Node's own headers where it brings them: no download then. */
function headers() {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {}
}
