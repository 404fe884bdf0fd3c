import { setTimeout as pause } from 'node:timers/promises'
import { hint } from './children.mjs'
import { Problem } from './problem.mjs'

/** Whether `url` answers, and well. */
export async function answers(url) {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: 'manual' })
    await response.body?.cancel()
    return response.ok
  } catch {
    return false
  }
}

/** Waits until `url` answers. Throws a Problem when the process ends first or `patience` (ms) is over. */
export async function waitUntilHealthy(entry, url, patience = 120_000) {
  let end = null
  entry.ended.then((result) => (end = result))
  const deadline = Date.now() + patience
  while (!(await answers(url))) {
    if (end) throw new Problem(`The ${entry.name} ended while starting (${describeEnd(end)}): ${hint(entry.log)}`)
    if (Date.now() > deadline) throw new Problem(`The ${entry.name} did not answer within ${patience / 1000} seconds: ${hint(entry.log)}`)
    await pause(100)
  }
}

export function describeEnd({ code, signal, error }) {
  return error?.message ?? (signal ? `signal ${signal}` : `exit code ${code}`)
}
