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
  const [command, first] = npm()
  await children.run(`Installing ${name}`, command, [...first, 'ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development', ...headers() },
    log: join(running, `logs/install-${name.replaceAll(' ', '-')}.log`),
  })
  writeStamp(builtFor(folder), process.versions.modules)
}

/** The npm that runs us, else the one of the path. */
function npm() {
  const script = process.env.npm_execpath
  if (script?.endsWith('.js')) return [process.execPath, [script]]
  return [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
}

/** Native packages are compiled against Node's own headers where it brings them: no download then. */
function headers() {
  const prefix = dirname(dirname(process.execPath))
  return existsSync(join(prefix, 'include/node/node.h')) ? { npm_config_nodedir: prefix } : {}
}
