const DAY = 24 * 60 * 60 * 1000

/** The day so many days from now, as YYYY-MM-DD. */
export function dayFrom(now: Date, days: number): string {
  return new Date(now.getTime() + days * DAY).toISOString().slice(0, 10)
}

/** Milliseconds that the clocks of a time zone are ahead of UTC at a moment. */
function offset(timeZone: string, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  }).formatToParts(moment)
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value)
  const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second'))
  return local - Math.floor(moment.getTime() / 1000) * 1000
}

/** The moment at which clocks in the time zone show the time (HH:mm), so many days from now, as ISO 8601. */
export function momentFrom(now: Date, days: number, time: string, timeZone: string): string {
  const guess = new Date(`${dayFrom(now, days)}T${time}:00.000Z`)
  return new Date(guess.getTime() - offset(timeZone, guess)).toISOString()
}
