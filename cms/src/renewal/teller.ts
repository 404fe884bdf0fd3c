import { forgetHeard, heard, waitingNotices } from './notices'
import { tellSite } from './site'

const BATCH = 100

/** Milliseconds until a site that did not hear is told again, twice as long each time. */
const FIRST_PAUSE = 500
const LONGEST_PAUSE = 15_000

/** What another process has noted, and did not live to tell, waits no longer than that. Milliseconds. */
const LOOK_AGAIN = 30_000

/** Tells one of the sites, beside the tellers of the others: one that is away holds up nobody else. */
export class Teller {
  private isStopped = false
  private timer: NodeJS.Timeout | undefined
  private running: Promise<void> | undefined
  private again = false
  /** How often in a row the site did not hear. */
  private failures = 0

  constructor(
    private readonly site: string,
    private readonly all: readonly string[],
  ) {
    this.schedule(0)
  }

  private async tellAll(): Promise<void> {
    for (;;) {
      const notices = await waitingNotices(this.site, BATCH)
      for (const notice of notices) {
        if (this.isStopped) return
        await tellSite(this.site, notice)
        await heard(this.site, notice)
      }
      // Also what has waited for a site that is there no more.
      await forgetHeard(this.all)
      if (notices.length === 0) return
    }
  }

  private async run(): Promise<void> {
    this.again = false
    try {
      await this.tellAll()
      if (this.failures > 0) strapi.log.info(`The site at ${this.site} has heard what had changed meanwhile.`)
      this.failures = 0
    } catch (error) {
      this.failures += 1
      const reason = error instanceof Error ? error.message : String(error)
      if (this.failures === 1) strapi.log.warn(`The site at ${this.site} was not told of a change, and is told again until it hears: ${reason}`)
    }
    this.running = undefined
    if (this.failures > 0) this.schedule(Math.min(FIRST_PAUSE * 2 ** (this.failures - 1), LONGEST_PAUSE))
    else this.schedule(this.again ? 0 : LOOK_AGAIN)
  }

  private schedule(milliseconds: number): void {
    clearTimeout(this.timer)
    if (this.isStopped) return
    this.timer = setTimeout(() => void this.tellNow(), milliseconds)
    this.timer.unref()
  }

  /** Something was noted: the site is told at once, unless it is known not to hear. */
  tellSoon(): void {
    this.again = true
    if (!this.running && this.failures === 0) this.schedule(0)
  }

  /** Tells at once what is waiting; resolves when that has been tried. */
  tellNow(): Promise<void> {
    this.running ??= this.run()
    return this.running
  }

  /** Waits for what is being told. */
  async stop(): Promise<void> {
    this.isStopped = true
    clearTimeout(this.timer)
    await this.running
  }
}
