import type { Context } from 'koa'
import { upcomingEvents } from '../events/attendees/upcoming'
import { doorsOf } from '../events/door/door'
import { REGISTRATION } from '../events/door/registrations'
import { EXPECTED, WAITING } from '../events/seat'
import { toLocale } from '../rules/languages'
import { EVENT } from '../uids'

/** An event that is still to come or takes place: its seats, who waits for one, who is here, and how many doors are open. */
export type NextEvent = {
  documentId: string
  language: string
  title: string
  startDate: string
  isCancelled: boolean
  /** Null where as many may come as like. */
  capacity: number | null
  registered: number
  waiting: number
  here: number
  doors: number
}

const SHOWN = 5

type Seats = { registration: { capacity: number | null } | null }

async function capacityOf(documentId: string, locale: string): Promise<number | null> {
  const where = { documentId, locale, publishedAt: { $notNull: true } }
  const seats: Seats | null = await strapi.db.query(EVENT).findOne({ where, populate: { registration: true } })
  return seats?.registration?.capacity ?? null
}

const countWhere = (eventId: string, where: object): Promise<number> => strapi.db.query(REGISTRATION).count({ where: { $and: [{ eventId }, where] } })

export async function nextEvents({ query }: Context): Promise<NextEvent[]> {
  const language = toLocale(query.language)
  const events = [...(await upcomingEvents()).values()].flatMap((versions) => versions.find(({ locale }) => locale === language) ?? versions.slice(0, 1))
  const own = events.filter(({ isExternalEvent }) => !isExternalEvent).sort((one, other) => one.startDate.localeCompare(other.startDate))
  return Promise.all(
    own.slice(0, SHOWN).map(async ({ documentId, locale, title, startDate, isCancelled }): Promise<NextEvent> => {
      const [registered, waiting, here, doors, capacity] = await Promise.all([
        countWhere(documentId, EXPECTED),
        countWhere(documentId, WAITING),
        countWhere(documentId, { attendedAt: { $notNull: true } }),
        doorsOf(documentId),
        capacityOf(documentId, locale),
      ])
      return {
        documentId,
        language: locale,
        title,
        startDate: new Date(startDate).toISOString(),
        isCancelled: isCancelled === true,
        capacity,
        registered,
        waiting,
        here,
        doors: doors.filter(({ withdrawnAt }) => !withdrawnAt).length,
      }
    }),
  )
}
