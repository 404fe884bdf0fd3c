import { ifFree } from './locks'

type Options = {
  /** Milliseconds until it is done again. */
  pause: () => number
  /** The same after it failed; as else unless said otherwise. */
  retry?: () => number
  /** Says that it failed: it is tried again. */
  complain: (error: unknown) => void
}

/** What is done again and again, in one process at a time. */
export type Recurring = {
  /** Does it now, and from then on. */
  start: () => void
  /** Ends it, when it is through with what it is at. */
  stop: () => Promise<void>
}

/** `name` is that of the lock which processes take turns by. */
export function recurring(name: string, work: () => Promise<void>, { pause, retry = pause, complain }: Options): Recurring {
  let timer: NodeJS.Timeout | undefined
  let running: Promise<void> | undefined

  const schedule = (milliseconds: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void (running ??= run()), milliseconds)
    // Waiting alone does not keep the process alive.
    timer.unref()
  }

  const run = async () => {
    let next = pause
    try {
      await ifFree(name, work)
    } catch (error) {
      complain(error)
      next = retry
    } finally {
      running = undefined
      if (timer) schedule(next())
    }
  }

  return {
    start: () => schedule(0),
    async stop() {
      clearTimeout(timer)
      timer = undefined
      await running
    },
  }
}
