import { NEW_BADGE_DAYS } from '@/lib/entities/projects'

const DAY = 86_400_000

/** The moment at which a project stops being new, or null when it is not new now. (Requirements, section 9) */
export function newUntil(creationDate: string | null, now = Date.now()): number | null {
  const created = Date.parse(creationDate ?? '')
  const until = created + NEW_BADGE_DAYS * DAY
  return created <= now && now < until ? until : null
}
