import { rmSync, writeFileSync } from 'node:fs'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

/** What a proxy has kept counts as new to it for one second, and for another by its clock; an answer under way comes on top. Milliseconds. */
const UNREST_MS = 10_000

/**
 * A file that tells a proxy on this machine that nothing was published lately: while it is there, the proxy may repeat an answer for a
 * second without asking. It is away from the moment of a publication until all that was kept before has run out, so the next request
 * already gets what is new. (docs/decisions/nginx-asks-after-a-publication.md)
 */
export class QuietMark {
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly file: string,
    private readonly unrest = UNREST_MS,
  ) {}

  /** Something was published, or may have been while nobody told this process. */
  disturb(): void {
    clearTimeout(this.#timer)
    this.#try(() => rmSync(this.file, { force: true }))
    this.#timer = setTimeout(() => this.#try(() => writeFileSync(this.file, '')), this.unrest)
    // Waiting alone does not keep the process alive.
    this.#timer.unref()
  }

  #try(change: () => void): void {
    try {
      change()
    } catch (error) {
      log.error(`The proxy is not told of publications: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

/** Keeps the mark for the proxy that the settings name, if they name one. `publications` tells of each. */
export function tellProxy(publications: { onChange: (listener: () => void) => void }): void {
  const { PROXY_QUIET_FILE } = env()
  if (!PROXY_QUIET_FILE) return
  const mark = new QuietMark(PROXY_QUIET_FILE)
  mark.disturb()
  publications.onChange(() => mark.disturb())
}
