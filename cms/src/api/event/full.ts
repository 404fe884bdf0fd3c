type Registration = { capacity?: number | null; currentRegistrations?: number | null; isFull?: boolean | null }

type Shown = { registration?: Registration | null } | null

/** Says of events that are read whether they are full: an editor has said so, or all seats are taken. */
export function withFull(events: unknown): unknown {
  if (Array.isArray(events)) return events.map(withFull)
  const event = events as Shown
  const registration = event?.registration
  if (!registration) return event
  const { capacity, currentRegistrations, isFull } = registration
  const areTaken = typeof capacity === 'number' && (currentRegistrations ?? 0) >= capacity
  return { ...event, registration: { ...registration, isFull: isFull === true || areTaken } }
}
