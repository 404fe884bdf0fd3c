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

export type Span = { from: number; to: number }

const DAY = 24 * 60 * 60 * 1000

const isIn = ({ from, to }: Span, at: number | null): boolean => at !== null && at >= from && at < to

/** What happened within a stretch of time. */
export function stretchOf(span: Span, applications: readonly Counted[]): Stretch {
  const stretch: Stretch = { from: span.from, received: 0, confirmed: 0, accepted: 0, rejected: 0 }
  for (const { receivedAt, confirmedAt, decidedAt, status } of applications) {
    if (isIn(span, receivedAt)) stretch.received += 1
    if (isIn(span, confirmedAt)) stretch.confirmed += 1
    if (isIn(span, decidedAt) && status === 'Accepted') stretch.accepted += 1
    if (isIn(span, decidedAt) && status === 'Rejected') stretch.rejected += 1
  }
  return stretch
}

/** The value below or at which this share of sorted numbers lies, by the nearest rank; null of none. */
export const percentile = (sorted: readonly number[], share: number): number | null => sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? null

const tenths = (days: number | null) => (days === null ? null : Math.round(days * 10) / 10)

/** How long those waited who were answered within a span of time, and how many no longer than promised. */
export function daysOf(span: Span, applications: readonly Counted[]): Days {
  const answered = applications.flatMap(({ confirmedAt, decidedAt, promised }) =>
    confirmedAt !== null && decidedAt !== null && isIn(span, decidedAt) ? [{ days: (decidedAt - confirmedAt) / DAY, promised }] : [],
  )
  const sorted = answered.map(({ days }) => days).sort((one, other) => one - other)
  return {
    answered: sorted.length,
    median: tenths(percentile(sorted, 0.5)),
    ninety: tenths(percentile(sorted, 0.9)),
    inTime: answered.filter(({ days, promised }) => promised === null || days <= promised).length,
  }
}

/** The applications in groups, those first of which most came. */
export function groupsBy(span: Span, applications: readonly Counted[], keyOf: (one: Counted) => string): Group[] {
  const groups = new Map<string, Counted[]>()
  for (const one of applications) {
    const group = groups.get(keyOf(one))
    if (group) group.push(one)
    else groups.set(keyOf(one), [one])
  }
  return [...groups]
    .map(([key, ones]) => ({ key, received: ones.filter(({ receivedAt }) => isIn(span, receivedAt)).length, ...daysOf(span, ones) }))
    .filter(({ received, answered }) => received + answered > 0)
    .sort((one, other) => other.received - one.received || other.answered - one.answered)
}
