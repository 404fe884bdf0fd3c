import { z } from 'zod'
import { readContent } from './sample-pages'
import type { Servers } from './servers'

const eventSchema = z.object({
  documentId: z.string(),
  slug: z.string(),
  title: z.string(),
  startDate: z.string(),
  endDate: z.string(),
  timeZone: z.string(),
  isExternalEvent: z.boolean(),
  recordingLink: z.string().nullish(),
  reportsLink: z.string().nullish(),
  location: z.object({ type: z.string(), virtualLink: z.string().nullish() }).nullish(),
  registration: z.object({ required: z.boolean(), link: z.string().nullish(), capacity: z.number().nullish(), currentRegistrations: z.number() }).nullish(),
  agenda: z.array(z.object({ title: z.string() })),
  sponsors: z.array(z.object({ name: z.string(), tier: z.string() })),
  speakers: z.array(z.object({ name: z.string() })),
})

export type Event = z.infer<typeof eventSchema>

/** An event of the sample content that the requirements' case is about. */
export async function findEvent(servers: Servers, matches: (event: Event) => boolean): Promise<Event> {
  const found = (await readContent(servers, 'events?locale=en&pagination[pageSize]=100', eventSchema)).find(matches)
  if (!found) throw new Error('The sample content has no such event.')
  return found
}

export const isFull = ({ registration }: Event) => registration?.capacity != null && registration.currentRegistrations >= registration.capacity
export const isOwn = ({ isExternalEvent }: Event) => !isExternalEvent
export const isAhead = ({ startDate }: Event) => Date.parse(startDate) > Date.now()
export const isOver = ({ endDate }: Event) => Date.parse(endDate) < Date.now()

/** Still to come, with every part, places left, and online for those who cannot travel. */
export const isComplete = (event: Event) =>
  isOwn(event) && isAhead(event) && !isFull(event) && event.location?.type === 'hybrid' && event.sponsors.length > 0 && event.speakers.length > 0
