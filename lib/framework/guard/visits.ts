import { setTimeout as pause } from 'node:timers/promises'
import { marks } from '@/lib/framework/cache/marks.mjs'

/** Nobody waits longer for somebody else's answer. Milliseconds. */
const PATIENCE_MS = 10_000

type Visit = {
  /** Hands the request on, as soon as it cannot be given what is older than the last publication. */
  begin: (handOn: () => void) => void
  /** To be called when its answer is known, or nobody waits for it any more. */
  end: () => void
}

type UnderWay = { count: number; ended: Promise<void> }

/**
 * The requests that the framework is at, by address. It has visitors of an address share one rendering: who comes after a
 * publication would be given one that began before it. They wait until that has ended, and then get their own.
 */
export class Visits {
  readonly #underWay = new Map<string, UnderWay>()

  of(address: string): Visit {
    let leave = () => {}
    let isOver = false
    return {
      begin: (handOn) => {
        const enter = () => {
          // Its answer might never be begun, and it would be waited for after each publication.
          if (isOver) return
          leave = this.#enter(address)
          handOn()
        }
        if (this.#former(address)) void this.#untilOver(address).then(enter)
        else enter()
      },
      end: () => {
        isOver = true
        leave()
      },
    }
  }

  /** What began at an address before the last publication, and is not answered. */
  #former(address: string): UnderWay | undefined {
    const found = this.#underWay.get(address)
    return found && found.count !== marks.count ? found : undefined
  }

  async #untilOver(address: string): Promise<void> {
    const deadline = Date.now() + PATIENCE_MS
    for (let former = this.#former(address); former && Date.now() < deadline; former = this.#former(address)) {
      await Promise.race([former.ended, pause(PATIENCE_MS, undefined, { ref: false })])
    }
  }

  #enter(address: string): () => void {
    // It shares the rendering of the first one.
    if (this.#underWay.has(address)) return () => {}
    let leave = () => {}
    const visit = { count: marks.count, ended: new Promise<void>((resolve) => (leave = resolve)) }
    this.#underWay.set(address, visit)
    return () => {
      // Called twice, as its connection closes later: another one may be at the address by then.
      if (this.#underWay.get(address) === visit) this.#underWay.delete(address)
      leave()
    }
  }
}
