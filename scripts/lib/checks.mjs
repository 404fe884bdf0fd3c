import { readFileSync, statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { inRoot, root } from './paths.mjs'
import { Problem } from './problem.mjs'

const GIB = 1024 ** 3

/** Throws a Problem when this Node is older than package.json asks for. */
export function checkNode(version = process.versions.node) {
  const { engines } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'))
  const wanted = engines.node.replace(/^>=/, '')
  const [major, minor] = version.split('.').map(Number)
  const [wantedMajor, wantedMinor] = wanted.split('.').map(Number)
  if (major > wantedMajor || (major === wantedMajor && minor >= wantedMinor)) return
  throw new Problem(`Node ${version} is too old: install Node ${wanted} or newer (nodejs.org) and run the command again.`)
}

/** Throws a Problem when fewer than `gib` gibibytes are free where the repository lies. */
export function checkDisk(gib, free = statfsSync(root)) {
  const freeGib = (free.bavail * free.bsize) / GIB
  if (freeGib >= gib) return
  throw new Problem(`Only ${freeGib.toFixed(1)} GB of disk are free and ${gib} GB are needed: free some space and run the command again.`)
}

/** Whether nobody listens on the port, on any address. */
export function isFree(port) {
  return new Promise((resolve) => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen({ port, exclusive: true }, () => server.close(() => resolve(true)))
  })
}

/** Throws a Problem for the first taken port. `wanted`: [variable, port, what for]. */
export async function checkPorts(wanted) {
  for (const [variable, port, what] of wanted) {
    if (await isFree(port)) continue
    throw new Problem(`Port ${port} (${what}) is taken: stop the program that uses it, or choose another port with ${variable}=<number>.`)
  }
}

/** A free port of the system's choice. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
