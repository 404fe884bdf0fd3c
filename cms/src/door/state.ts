import type { Counts, DoorAction, DoorList, Guest, Outcome } from '../events/door/answers'

export type Here = { at: string; door: string; key: string }

/** What was done here without a line, and came to something else than was said at the door. */
export type Notice = { key: string; name: string; at: string; outcome: Outcome }

/** What a phone knows of its door. */
export type Known = Pick<DoorList, 'title' | 'startDate' | 'timeZone' | 'door' | 'eventId' | 'closesAt' | 'digest' | 'counts'> & {
  guests: readonly Guest[]
  here: ReadonlyMap<number, Here>
  /** Until when it knows, by the clock of the service. */
  since: string
  /** Milliseconds by which that clock is ahead of the phone's. */
  ahead: number
  notices: readonly Notice[]
}

/** With an answer of the service that came at a moment of the phone's clock; it holds all where nothing was known. */
export function withList(known: Known | null, list: DoorList, received: number): Known {
  const { now, guests = known?.guests ?? [], presences, ...rest } = list
  const here = new Map(known?.here)
  for (const [id, presence] of presences) {
    if (presence) here.set(id, { at: presence[0], door: presence[1], key: presence[2] })
    else here.delete(id)
  }
  const ids = new Set(guests.map(([id]) => id))
  for (const id of here.keys()) if (!ids.has(id)) here.delete(id)
  return { ...rest, guests, here, since: now, ahead: Date.parse(now) - received, notices: known?.notices ?? [] }
}

/** With one who has registered since. */
export const withGuest = (known: Known, guest: Guest): Known => ({ ...known, guests: [...known.guests.filter(([id]) => id !== guest[0]), guest] })

export const guestOf = ({ guests }: Known, id: number): Guest | undefined => guests.find(([own]) => own === id)

/** The counts with so many more who came through a door. */
function withMore({ counts, door: own }: Known, here: number, walkIns: number, through = own): Counts {
  const doors = counts.doors.map((door) =>
    door.name === through ? { ...door, here: Math.max(0, door.here + here), walkIns: Math.max(0, door.walkIns + walkIns) } : door,
  )
  return { ...counts, here: counts.here + here, doors }
}

/** What somebody is told of an outcome that they did not see: only what is not as it was said at the door. */
const isNews = (action: DoorAction, { outcome }: Outcome) => action.kind === 'in' && outcome !== 'done'

/** With what has become of an action; `isSeen` when whoever did it was told at once. */
export function withOutcome(known: Known, action: DoorAction, outcome: Outcome, isSeen: boolean): Known {
  if (!('guest' in action)) return { ...known, counts: withMore(known, 0, action.kind === 'walkIn' ? 1 : -1) }
  const here = new Map(known.here)
  if (outcome.outcome === 'already') here.set(action.guest, { at: outcome.at, door: outcome.door, key: '' })
  else if (action.kind === 'in' && outcome.outcome === 'done') here.set(action.guest, { at: action.at, door: known.door, key: action.key })
  else if (action.kind === 'out' && outcome.outcome === 'done') here.delete(action.guest)
  const more = Number(here.has(action.guest)) - Number(known.here.has(action.guest))
  const counts = withMore(known, more, 0, outcome.outcome === 'already' ? outcome.door : known.door)
  const name = guestOf(known, action.guest)?.[1] ?? ''
  const notices = isNews(action, outcome) && !isSeen ? [...known.notices, { key: action.key, name, at: action.at, outcome }] : known.notices
  return { ...known, here, counts, notices }
}

export const withoutNotice = (known: Known, key: string): Known => ({ ...known, notices: known.notices.filter((notice) => notice.key !== key) })

/** Whether somebody is here: by what the service says, and what was done on this phone since. */
export function hereNow({ here, door }: Known, unsent: readonly DoorAction[], id: number): Here | null {
  let now = here.get(id) ?? null
  for (const action of unsent) {
    if (!('guest' in action) || action.guest !== id) continue
    now = action.kind === 'in' ? (now ?? { at: action.at, door, key: action.key }) : null
  }
  return now
}

/** The counts of the service with what it has not heard yet. */
export function countsNow(known: Known, unsent: readonly DoorAction[]): Counts {
  const touched = new Set(unsent.flatMap((action) => ('guest' in action ? [action.guest] : [])))
  const more = [...touched].reduce((sum, id) => sum + Number(hereNow(known, unsent, id) !== null) - Number(known.here.has(id)), 0)
  const walkIns = unsent.filter(({ kind }) => kind === 'walkIn').length - unsent.filter(({ kind }) => kind === 'walkOut').length
  return withMore(known, more, walkIns)
}

/** The moment by the clock of the service. */
export const serviceTime = ({ ahead }: Known): string => new Date(Date.now() + ahead).toISOString()
