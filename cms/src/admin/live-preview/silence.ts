/** A page says that it is there before its frame has loaded it, but on its way it may be passed by that. Milliseconds. */
const GRACE_MS = 1500

/**
 * Tells of frames that have loaded something which says nothing: the browser's own page where a site is away, a refusal, a page that may
 * be in no frame.
 */
export class Silence {
  private readonly heard = new Set<number>()
  private readonly timers = new Map<number, ReturnType<typeof setTimeout>>()

  constructor(private readonly onSilent: (id: number) => void) {}

  /** A page in the frame has said that it is there. */
  hear(id: number): void {
    const isWaitedFor = this.stopWaiting(id)
    if (!isWaitedFor) this.heard.add(id)
  }

  /** The frame has loaded something. */
  load(id: number): void {
    this.stopWaiting(id)
    if (this.heard.delete(id)) return
    this.timers.set(
      id,
      setTimeout(() => {
        this.timers.delete(id)
        this.onSilent(id)
      }, GRACE_MS),
    )
  }

  end(): void {
    for (const id of [...this.timers.keys()]) this.stopWaiting(id)
  }

  private stopWaiting(id: number): boolean {
    clearTimeout(this.timers.get(id))
    return this.timers.delete(id)
  }
}
