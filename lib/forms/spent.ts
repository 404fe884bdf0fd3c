import 'server-only'

/** What was used in this process, remembered until it expires by itself. */
export class Spent {
  private readonly uses = new Map<string, { by: string; until: number }>()

  /** By whom it was used first: by the caller, if nobody was before. Milliseconds. */
  use(id: string, by: string, until: number): string {
    this.forget()
    const earlier = this.uses.get(id)
    if (earlier) return earlier.by
    this.uses.set(id, { by, until })
    return by
  }

  private forget(): void {
    const now = Date.now()
    for (const [id, { until }] of this.uses) {
      if (until <= now) this.uses.delete(id)
    }
  }
}
