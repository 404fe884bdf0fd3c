import { statfsSync } from 'node:fs'
import { isFree } from './free-port.mjs'
import { root } from './paths.mjs'
import { Problem } from './problem.mjs'

const GIB = 1024 ** 3

/** Throws a Problem when fewer than `gib` gibibytes are free where the repository lies. */
export function checkDisk(gib, free = statfsSync(root)) {
  const freeGib = (free.bavail * free.bsize) / GIB
  if (freeGib >= gib) return
  throw new Problem(`Only ${freeGib.toFixed(1)} GB of disk are free and ${gib} GB are needed: free some space and run the command again.`)
}

/** Throws a Problem for the first taken port. `wanted`: [variable, port, what for]. */
export async function checkPorts(wanted) {
  for (const [variable, port, what] of wanted) {
    if (await isFree(port)) continue
    throw new Problem(`Port ${port} (${what}) is taken: stop the program that uses it, or choose another port with ${variable}=<number>.`)
  }
}
