import type { Event, EventStatus } from '@/lib/entities/events'

export const EVENT_STATUSES: readonly EventStatus[] = ['upcoming', 'ongoing', 'past']

type Location = NonNullable<Event['location']>
type Registration = NonNullable<Event['registration']>

export const location = (fields: Partial<Location> = {}): Location => ({
  type: 'physical',
  venue: null,
  address: null,
  city: null,
  virtualLink: null,
  ...fields,
})

/** Asked for, with places left. */
export const registration = (fields: Partial<Registration> = {}): Registration => ({
  required: true,
  link: null,
  capacity: 40,
  currentRegistrations: 12,
  isFull: false,
  ...fields,
})
