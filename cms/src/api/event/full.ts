type Registration = { capacity?: number | null; currentRegistrations?: number | null; isFull?: boolean | null }

const isFields = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value)

const isRegistration = (value: unknown): value is Registration => isFields(value)

/** Says of events that are read whether they are full: an editor has said so, or all seats are taken. */
export function withFull(events: unknown): unknown {
  if (Array.isArray(events)) return events.map(withFull)
  if (!isFields(events) || !isRegistration(events.registration)) return events
  const { capacity, currentRegistrations, isFull } = events.registration
  const areTaken = typeof capacity === 'number' && (currentRegistrations ?? 0) >= capacity
  return { ...events, registration: { ...events.registration, isFull: isFull === true || areTaken } }
}
