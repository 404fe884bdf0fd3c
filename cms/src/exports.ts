import type { Readable } from 'node:stream'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { message } from './messages'

/** So many exports are written at once, so many more wait, and so long: a proxy gives up after a minute. Milliseconds. */
const AT_ONCE = 2
const MOST_WAITING = 8
const PATIENCE = 50_000

let running = 0
const waiting = new Set<() => void>()

function leave(): void {
  running -= 1
  const [next] = waiting
  next?.()
}

/** Waits for a turn. False where there was none in time, or the client has gone. */
function turn({ res }: Context): Promise<boolean> {
  if (running < AT_ONCE) {
    running += 1
    return Promise.resolve(true)
  }
  if (waiting.size >= MOST_WAITING) return Promise.resolve(false)
  return new Promise((resolve) => {
    const end = (hasTurn: boolean) => {
      clearTimeout(timer)
      waiting.delete(take)
      res.off('close', giveUp)
      if (hasTurn) running += 1
      resolve(hasTurn)
    }
    const take = () => end(true)
    const giveUp = () => end(false)
    const timer = setTimeout(giveUp, PATIENCE)
    waiting.add(take)
    res.once('close', giveUp)
  })
}

/**
 * Answers with a table, while few others are written. One that breaks off ends the connection: the head may be out already, and a table that
 * just ends is not told from a whole one. Throws what the client is told where too many are asked for.
 */
export async function answerTable(context: Context, open: () => Readable): Promise<void> {
  if (!(await turn(context))) throw new errors.RateLimitError(message('exportsBusy'))
  try {
    const table = open()
    table.once('error', () => context.res.destroy())
    table.once('close', leave)
    // A client that has gone before this reads nothing, and closes nothing.
    if (context.res.destroyed) table.destroy()
    context.body = table
  } catch (error) {
    leave()
    throw error
  }
}
