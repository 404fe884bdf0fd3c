// Adds the platform packages that a lockfile lacks: node scripts/complete-lockfile.mjs [folder of the package]
//
// Where a registry does not hold the binary package of every platform, npm writes a lockfile without it, and "npm ci"
// then refuses the lockfile on every machine. See docs/decisions/lockfiles.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const systems = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const processors = ['arm64', 'arm', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** What the name of a platform package says: `@next/swc-linux-x64-musl`. */
function platform(name) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.some((word) => word === processor || (processor === 'arm' && word.startsWith('arm') && word !== 'arm64')))
  const libc = os === 'linux' ? { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' }[words.at(-1)] : undefined
  return { ...(os && { os: [os] }), ...(cpu && { cpu: [cpu] }), ...(libc && { libc: [libc] }) }
}

/** The places where Node looks for a package that is needed by the one at `path`. */
function places(path, name) {
  const parents = path.split('/node_modules/').map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'))
  return [...parents.map((parent) => `${parent}/node_modules/${name}`), `node_modules/${name}`]
}

function missing(packages) {
  const added = {}
  for (const [path, { optionalDependencies = {} }] of Object.entries(packages)) {
    if (path === '') continue
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const known = { ...packages, ...added }
      const { os, cpu, libc } = platform(name)
      if (!/^\d+\.\d+\.\d+/.test(version) || !(os || cpu) || places(path, name).some((place) => known[place]?.version === version)) continue
      const place = known[`node_modules/${name}`] ? `${path}/node_modules/${name}` : `node_modules/${name}`
      added[place] = {
        version,
        ...(cpu && { cpu }),
        ...(packages[path].dev && { dev: true }),
        ...(libc && { libc }),
        license: packages[path].license,
        optional: true,
        ...(os && { os }),
      }
    }
  }
  return added
}

const file = join(process.argv[2] ?? '.', 'package-lock.json')
const lock = JSON.parse(readFileSync(file, 'utf8'))
const added = missing(lock.packages)
const byPath = ([a], [b]) => (a < b ? -1 : 1)
lock.packages = Object.fromEntries(Object.entries({ ...lock.packages, ...added }).sort(byPath))
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
console.log(Object.keys(added).length === 0 ? 'Nothing is missing.' : `Added: ${Object.keys(added).join(', ')}`)
