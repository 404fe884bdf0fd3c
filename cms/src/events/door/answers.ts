/** What a phone at a door and the service tell each other. The page of the door reads these types too. */

/** Whether somebody is to be let in: who waits for a seat has none yet. */
export type GuestState = 'expected' | 'waiting' | 'cancelled'

/** One who has registered. Of who has cancelled there is the ticket alone, so that it is told from one that nobody knows. */
export type Guest = readonly [id: number, name: string, ticket: string, state: GuestState]

/** Who is here: since when and through which door, and by which action; null for who was and is not any more. */
export type Presence = readonly [id: number, here: readonly [at: string, door: string, key: string] | null]

export type DoorCount = { name: string; here: number; walkIns: number }

export type Counts = { registered: number; here: number; doors: DoorCount[] }

export type DoorList = {
  /** The clock of the service: that of a phone may be wrong. */
  now: string
  title: string
  startDate: string
  timeZone: string | null
  door: string
  /** What a ticket's digest is made with. */
  eventId: string
  /** From then on nobody is checked in, and the phone forgets. */
  closesAt: string
  /** Changes with the guests. */
  digest: string
  /** Left out when the phone has them. */
  guests?: Guest[]
  /** Of all; of those that something was done with since, where the phone has the others. */
  presences: Presence[]
  counts: Counts
}

/** What somebody does at a door, named by the phone once and for all: what is sent again is done once. */
export type DoorAction =
  | { kind: 'in'; key: string; guest: number; at: string }
  | { kind: 'out'; key: string; guest: number; of: string; at: string }
  | { kind: 'walkIn' | 'walkOut'; key: string; at: string }

/** What has become of an action: of one who came in before, when and through which door. */
export type Outcome =
  | { key: string; outcome: 'done' | 'unknown' | 'waiting' | 'cancelled' | 'changed' }
  | { key: string; outcome: 'already'; at: string; door: string }

/** Whose a ticket is that is not in a phone's list. */
export type TicketAnswer = { is: 'guest'; guest: Guest } | { is: 'otherEvent'; title: string; startDate: string } | { is: 'unknown' }

/** Why a door does not open to a phone: it is none of ours, was withdrawn, the event is over, or too many ask. */
export type DoorRefusalCode = 'unknown' | 'withdrawn' | 'over' | 'tooMany' | 'malformed'
