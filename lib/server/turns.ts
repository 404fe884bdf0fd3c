import { AsyncResource } from 'node:async_hooks'
import type { IncomingMessage, ServerResponse } from 'node:http'

type Limits = {
  /** Answered beside each other. */
  atOnce: number
  /** More than so many do not wait. */
  waiting: number
  /** Milliseconds after which who waits is sent away. */
  patience: number
}

type Visit = { request: Pick<IncomingMessage, 'complete'>; response: Pick<ServerResponse, 'once' | 'off' | 'closed' | 'writableNeedDrain'> }

type Waiting = { begin: () => void; leave: () => void }

/** How often it is looked whether an answer waits for its visitor. Milliseconds. */
const LOOK_EVERY = 250

/**
 * Lets in so many at once, has others wait for their turn, in their order, and sends away those who find the queue full or have
 * waited long. A turn ends with its answer, with the visitor who goes before, and where nothing is done but to wait for a visitor
 * who sends or reads slowly: they are on bad lines, or mean to hold up all others.
 */
export class Turns {
  #running = 0
  readonly #waiting = new Set<Waiting>()

  /** `pause` is waited for before each beginning. */
  constructor(
    private readonly limits: Limits,
    private readonly pause: () => Promise<void>,
  ) {}

  /** How many are being answered. */
  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** Calls one of both: `begin` when it is its turn, or `refuse`. Neither when the visitor has gone meanwhile. */
  take(visit: Visit, begin: () => void, refuse: () => void): void {
    // It would never say so again, and hold its turn for ever.
    if (visit.response.closed) return
    if (this.#running < this.limits.atOnce) this.#begin(visit, begin)
    else if (this.#waiting.size < this.limits.waiting) this.#wait(visit, begin, refuse)
    else refuse()
  }

  #begin({ request, response }: Visit, begin: () => void): void {
    this.#running += 1
    let state: 'reserved' | 'begun' | 'ended' = 'reserved'
    const end = () => {
      state = 'ended'
      clearInterval(look)
      response.off('close', end)
      this.#running -= 1
      const [next] = this.#waiting
      next?.leave()
      next?.begin()
    }
    const look = setInterval(() => {
      if (state === 'begun' && (!request.complete || response.writableNeedDrain)) end()
    }, LOOK_EVERY)
    response.once('close', end)
    void this.pause().then(() => {
      if (state === 'ended') return
      state = 'begun'
      begin()
    })
  }

  #wait(visit: Visit, begin: () => void, refuse: () => void): void {
    const leave = () => {
      clearTimeout(timer)
      visit.response.off('close', leave)
      this.#waiting.delete(waiting)
    }
    // Its turn comes with the end of another request, of which it must not know.
    const own = new AsyncResource('Turn')
    const waiting = { begin: () => own.runInAsyncScope(() => this.#begin(visit, begin)), leave }
    const timer = setTimeout(() => {
      leave()
      refuse()
    }, this.limits.patience)
    visit.response.once('close', leave)
    this.#waiting.add(waiting)
  }
}
