import { setTimeout as pause } from 'node:timers/promises'

/** Milliseconds between two requests of one kind. */
const PACE = 200

/** Does something again and again until it is told to stop; `act` gives what failed, or nothing. Gives how often, and what failed. */
export async function again(isOver, act) {
  const failed = []
  let asked = 0
  for (; !isOver(); asked += 1) {
    const what = await act(asked).catch((error) => error.cause?.code ?? error.code ?? error.message)
    if (what) failed.push(what)
    await pause(PACE)
  }
  return { asked, failed }
}

/** Sends until there is a reference: who is asked to confirm, also once more where another process does not know what was typed, does. Gives what failed. */
export async function handIn(visitor) {
  for (let tries = 1; tries <= 4; tries += 1) {
    const { status, reference } = await visitor.send()
    if (status >= 400) return `form: ${status}`
    if (reference) return undefined
  }
  return 'form: no reference'
}
