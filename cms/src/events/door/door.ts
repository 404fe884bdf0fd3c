import { createHmac, timingSafeEqual } from 'node:crypto'
import { publicUrl, required, wholeNumber } from '../../environment'
import { DOOR, EVENT } from '../../uids'
import { DoorRefusal } from './refusal'

const HOUR = 60 * 60 * 1000

/** So long an event is taken to last that has no end. */
const WITHOUT_END = 12 * HOUR

/** So long after the end of an event its doors can still be used. */
const lasting = () => wholeNumber('EVENT_DOOR_HOURS', 12) * HOUR

/** Where people are let in: what a link of it opens is this event. */
export type Door = { id: number; doorId: string; eventId: string; name: string; makerName: string | null; withdrawnAt: string | null }

type Row = Omit<Door, 'doorId'> & { documentId: string }

const toDoor = ({ documentId, ...row }: Row): Door => ({ ...row, doorId: documentId })

const SELECT = ['id', 'documentId', 'eventId', 'name', 'makerName', 'withdrawnAt']

/** All doors of an event, those that were withdrawn too: what came through them still counts. */
export async function doorsOf(eventId: string): Promise<Door[]> {
  const rows: Row[] = await strapi.db.query(DOOR).findMany({ where: { eventId }, select: SELECT, orderBy: { id: 'asc' } })
  return rows.map(toDoor)
}

/** Until when the doors of an event can be used; null of an event that is there no more. A draft may have another day: the later one counts. */
export async function closesAt(eventId: string): Promise<Date | null> {
  const versions: { startDate: string; endDate: string | null }[] = await strapi.db
    .query(EVENT)
    .findMany({ where: { documentId: eventId }, select: ['startDate', 'endDate'] })
  const ends = versions.map(({ startDate, endDate }) => (endDate ? Date.parse(endDate) : Date.parse(startDate) + WITHOUT_END))
  return ends.length > 0 ? new Date(Math.max(...ends) + lasting()) : null
}

const signatureOf = (doorId: string) => createHmac('sha256', required('API_TOKEN_SALT')).update(`door ${doorId}`).digest('base64url')

/** What opens a door: nobody else can write it, and it is stored nowhere. */
export const keyOf = ({ doorId }: Pick<Door, 'doorId'>): string => `${doorId}.${signatureOf(doorId)}`

/** The link for a phone. What stands after the sign reaches neither servers nor their logs. */
export const linkTo = (door: Pick<Door, 'doorId'>): string => `${publicUrl()}/door/#${keyOf(door)}`

function isSigned(doorId: string, signature: string): boolean {
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(doorId))]
  return given.length === right.length && timingSafeEqual(given, right)
}

/** What a key may open beside a door that is open now: one that closed until so many milliseconds ago, and one that was withdrawn. */
export type AlsoOpens = { late?: number; withdrawn?: boolean }

/** The door that a key opens. Throws a DoorRefusal. */
export async function openDoor(key: string, { late = 0, withdrawn = false }: AlsoOpens = {}): Promise<Door & { closesAt: Date }> {
  const [doorId = '', signature = ''] = key.split('.')
  if (!isSigned(doorId, signature)) throw new DoorRefusal('unknown')
  const row: Row | null = await strapi.db.query(DOOR).findOne({ where: { documentId: doorId }, select: SELECT })
  if (!row || (row.withdrawnAt && !withdrawn)) throw new DoorRefusal('withdrawn')
  const closes = await closesAt(row.eventId)
  if (!closes || closes.getTime() + late <= Date.now()) throw new DoorRefusal('over')
  return { ...toDoor(row), closesAt: closes }
}
