import { statfsSync } from 'node:fs'
import { createServer } from 'node:net'
import { root } from './paths.mjs'
import { Problem } from './problem.mjs'

const GIB = 1024 ** 3

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
