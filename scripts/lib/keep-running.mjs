import { setTimeout as pause } from 'node:timers/promises'
import { describeEnd } from './wait.mjs'

/** Seconds before each new start; a service that dies once more is given up. */
const PAUSES = [1, 2, 4, 8, 16]

/** What has run so long begins with a clean slate. Milliseconds. */
const CALM = 10 * 60_000

/**
 * Starts a service, and starts it again when it dies, which is said on the screen. What it gives ends only when the service has
 * died, or could not be started, again and again.
 * @param {() => Promise<object>} start gives an entry of `Children`
 */
export async function keepRunning(children, start, { pauses = PAUSES, calm = CALM, say = console.log } = {}) {
  const entry = await start()
  const { name, log } = entry
  return { name, log, ended: givenUp(entry) }

  async function givenUp(current) {
    let deaths = 0
    for (;;) {
      const began = Date.now()
      const end = await current.ended
      if (Date.now() - began >= calm) deaths = 0
      if (children.stopping || deaths >= pauses.length) return end
      const seconds = pauses[deaths]
      deaths += 1
      say(`The ${name} ended (${describeEnd(end)}) and is started again in ${seconds} s: read ${log}.`)
      // What it started itself may hold its port.
      if (current.child) await children.end(current)
      await pause(seconds * 1000)
      current = await start().catch((error) => ({ ended: Promise.resolve({ error }) }))
    }
  }
}
