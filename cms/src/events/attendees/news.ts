import { versionIn } from '../../documents/published'
import type { Event } from '../event'
import type { MailTemplate } from '../../outbox/mail-names'
import { type News, newsBetween, readState, stateOf, writeState } from '../state'
import { countAll, type Group, groupsOf, noteTold, writeToGroup } from './registrations'
import { newsDelay } from './settings'
import { upcomingEvents } from './upcoming'

/** A group that knows another state than the one that holds, and the mail that says so, if they need one. */
type Behind = { group: Group; now: string; news: News | null }

/** Who waits for a seat hears of when and where with the offer of one. */
const newsFor = ({ seat }: Group, news: News | null) => (seat !== 'waiting' || news === 'eventCancelled' ? news : null)

/** Who was offered a seat and has not taken it is told of a change with the offer and its deadline: no seat is theirs. */
const mailFor = ({ seat }: Group, news: News): MailTemplate => (seat === 'offered' && news === 'eventChanged' ? 'seatOffered' : news)

function behind(versions: readonly Event[], groups: readonly Group[]): Behind[] {
  return groups.flatMap((group) => {
    const version = versionIn(versions, group.language)
    if (!version) return []
    const now = stateOf(version, group.language)
    const text = writeState(now)
    return text === group.told ? [] : [{ group, now: text, news: newsFor(group, newsBetween(readState(group.told), now)) }]
  })
}

/** When what was published is told, in milliseconds: some time after the last publication. */
const tellsAt = (versions: readonly Event[]): number => Math.max(...versions.map(({ publishedAt }) => Date.parse(publishedAt))) + newsDelay()

async function tell({ group, now, news }: Behind): Promise<void> {
  if (news) await writeToGroup(group, mailFor(group, news), { always: { toldState: now }, first: { formerState: group.told } })
  else await noteTold(group, now)
}

/** Tells all who have registered what has changed, of events that were published long enough ago. */
export async function tellNews(): Promise<void> {
  const events = await upcomingEvents()
  const groups = await groupsOf([...events.keys()])
  for (const [eventId, versions] of events) {
    const isSettled = tellsAt(versions) <= Date.now()
    const own = groups.filter((group) => group.eventId === eventId)
    for (const one of behind(versions, own)) if (isSettled || !one.news) await tell(one)
  }
}

/** What is about to be told of an event: which mail, to how many, and when. */
export type Pending = { news: News; count: number; at: string }

async function behindOf(eventId: string): Promise<{ versions: readonly Event[]; waiting: Behind[] }> {
  const versions = (await upcomingEvents(eventId)).get(eventId) ?? []
  return { versions, waiting: behind(versions, await groupsOf([eventId])).filter(({ news }) => news !== null) }
}

export async function pendingNews(eventId: string): Promise<Pending | null> {
  const { versions, waiting } = await behindOf(eventId)
  const news = waiting[0]?.news
  if (!news) return null
  return { news, count: await countAll(waiting.map(({ group }) => group)), at: new Date(tellsAt(versions)).toISOString() }
}

/** Tells it at once. */
export async function tellNow(eventId: string): Promise<void> {
  for (const one of (await behindOf(eventId)).waiting) await tell(one)
}

/** Nobody is told: from now on they count as knowing it. */
export async function keepQuiet(eventId: string): Promise<void> {
  for (const { group, now } of (await behindOf(eventId)).waiting) await noteTold(group, now)
}
