/** How many applications came within a stretch of time, were confirmed, and were answered, and how. `from` in milliseconds. */
export type Stretch = { from: number; received: number; confirmed: number; accepted: number; rejected: number }

/** Days from the confirmation to the answer of those that were answered; null where none was. */
export type Days = { answered: number; median: number | null; ninety: number | null; inTime: number }

/** The same of one project or department, one form, or one language. */
export type Group = Days & { key: string; received: number }

/** An application, as far as it is counted. Moments in milliseconds. */
export type Counted = {
  form: string
  topic: string
  language: string
  status: string
  receivedAt: number
  confirmedAt: number | null
  decidedAt: number | null
  /** The days within which an answer was promised; null where none were. */
  promised: number | null
}

const DAY = 24 * 60 * 60 * 1000

/** Whole numbers, of which only how often each came is kept. */
export class Distribution {
  readonly #counts = new Map<number, number>()
  #total = 0

  add(value: number): void {
    this.#counts.set(value, (this.#counts.get(value) ?? 0) + 1)
    this.#total += 1
  }

  get total(): number {
    return this.#total
  }

  /** The values at or below which these shares of all lie, by the nearest rank; null of none. */
  percentiles(shares: readonly number[]): (number | null)[] {
    const sorted = [...this.#counts].sort(([one], [other]) => one - other)
    return shares.map((share) => {
      let left = Math.ceil(this.#total * share)
      return sorted.find(([, count]) => (left -= count) <= 0)?.[0] ?? null
    })
  }
}

const tenths = (count: number | null | undefined) => (typeof count === 'number' ? count / 10 : null)

/** How long those waited who were answered, in tenths of a day, and how many no longer than promised. */
class Waits {
  readonly #tenths = new Distribution()
  #inTime = 0

  add(days: number, promised: number | null): void {
    this.#tenths.add(Math.round(days * 10))
    if (promised === null || days <= promised) this.#inTime += 1
  }

  get days(): Days {
    const [median, ninety] = this.#tenths.percentiles([0.5, 0.9])
    return { answered: this.#tenths.total, median: tenths(median), ninety: tenths(ninety), inTime: this.#inTime }
  }
}

/** Applications in groups, those first of which most came. */
class Groups {
  readonly #groups = new Map<string, { received: number; waits: Waits }>()

  of(key: string) {
    const group = this.#groups.get(key) ?? { received: 0, waits: new Waits() }
    this.#groups.set(key, group)
    return group
  }

  get all(): Group[] {
    return [...this.#groups]
      .map(([key, { received, waits }]) => ({ key, received, ...waits.days }))
      .sort((one, other) => other.received - one.received || other.answered - one.answered)
  }
}

/**
 * What happened to applications within stretches of time that follow each other. They are added one by one, and little of each stays: there
 * may be a million.
 */
export class Figures {
  readonly #moments: readonly number[]
  readonly #stretches: Stretch[]
  readonly #waits = new Waits()
  readonly #forms = new Groups()
  readonly #topics = new Groups()
  readonly #languages = new Groups()

  /** `moments`, in milliseconds: those at which the stretches begin, and that at which the last one ends. */
  constructor(moments: readonly number[]) {
    this.#moments = moments
    this.#stretches = moments.slice(0, -1).map((from) => ({ from, received: 0, confirmed: 0, accepted: 0, rejected: 0 }))
  }

  add({ form, topic, language, status, receivedAt, confirmedAt, decidedAt, promised }: Counted): void {
    const of = () => [this.#forms.of(form), this.#topics.of(topic), this.#languages.of(language)]
    const received = this.#stretchAt(receivedAt)
    if (received) {
      received.received += 1
      for (const group of of()) group.received += 1
    }
    const confirmed = this.#stretchAt(confirmedAt)
    if (confirmed) confirmed.confirmed += 1
    const decided = this.#stretchAt(decidedAt)
    if (!decided) return
    if (status === 'Accepted') decided.accepted += 1
    if (status === 'Rejected') decided.rejected += 1
    if (confirmedAt === null || decidedAt === null) return
    const days = (decidedAt - confirmedAt) / DAY
    for (const waits of [this.#waits, ...of().map((group) => group.waits)]) waits.add(days, promised)
  }

  get stretches(): Stretch[] {
    return this.#stretches
  }

  get total(): Stretch {
    const sum = (field: keyof Stretch) => this.#stretches.reduce((all, stretch) => all + stretch[field], 0)
    return {
      from: this.#moments[0] ?? 0,
      received: sum('received'),
      confirmed: sum('confirmed'),
      accepted: sum('accepted'),
      rejected: sum('rejected'),
    }
  }

  get days(): Days {
    return this.#waits.days
  }

  get forms(): Group[] {
    return this.#forms.all
  }

  get topics(): Group[] {
    return this.#topics.all
  }

  get languages(): Group[] {
    return this.#languages.all
  }

  /** That within which a moment lies. Its end is the beginning of the next one. */
  #stretchAt(at: number | null): Stretch | undefined {
    return at === null ? undefined : this.#stretches.find(({ from }, index) => at >= from && at < (this.#moments[index + 1] ?? from))
  }
}
