import type { Counts, DoorAction, DoorRefusalCode, Outcome } from '../events/door/answers'
import { readTicket } from '../rules/ticket'
import { ticketDigest } from '../rules/ticket-digest'
import { fetchList, fetchTicket, Refused, sendActions } from './service'
import { countsNow, guestOf, type Here, hereNow, type Known, type Notice, serviceTime, withGuest, withList, withoutNotice, withOutcome } from './state'
import { dropUnsent, forgetDoor, forgetKnown, keepUnsent, readKnown, readText, readUnsent, type Unsent, writeKnown, writeText } from './store'

/** What is said at the door about a ticket or a name. */
export type Verdict =
  | { is: 'welcome'; id: number; name: string; isSent: boolean }
  | { is: 'already'; id: number; name: string; here: { at: string; door: string } }
  | { is: 'waiting'; name: string }
  | { is: 'gone'; name: string }
  | { is: 'cancelled' | 'unknown' | 'noTicket' | 'changed' }
  | { is: 'unknownHere'; since: string }
  | { is: 'otherEvent'; title: string; startDate: string }

/** Between two questions what other doors have done. Milliseconds. */
const PAUSE = 5000

/** So long somebody at the door waits for the answer of the service; after that, what the phone knows holds. Milliseconds. */
const WAIT = 1500

const BATCH = 50

/** Of two tabs one sends; an old browser has no locks, and the service does the same action once all the same. */
async function inTurn(work: () => Promise<void>): Promise<void> {
  if ('locks' in navigator) await navigator.locks.request('imar-door', work)
  else await work()
}

const isFinal = (error: unknown): error is Refused => error instanceof Refused

/** A door on this phone: what it knows, what is still to be sent, and how it talks to the service. */
export class Desk {
  known: Known | null = null
  unsent: readonly DoorAction[] = []
  isOnline = navigator.onLine
  refused: DoorRefusalCode | null = null
  private timer = 0
  private readonly waiting = new Map<string, (outcome: Outcome) => void>()

  private constructor(
    private phone: string,
    private readonly language: () => string,
    private readonly onChange: () => void,
  ) {}

  /** Opens the door of a link, or the one that the phone had last; null where there is neither. */
  static async open(link: string, language: () => string, onChange: () => void): Promise<Desk | null> {
    const last = await readText('phone')
    const phone = link || last
    if (!phone) return null
    const desk = new Desk(phone, language, onChange)
    if (phone === last) desk.known = await readKnown()
    else {
      await forgetKnown()
      await writeText('phone', phone)
    }
    await desk.readUnsent()
    window.addEventListener('online', () => void desk.tick())
    window.addEventListener('offline', () => desk.setOnline(false))
    document.addEventListener('visibilitychange', () => void desk.tick())
    void desk.tick()
    return desk
  }

  get counts(): Counts | null {
    return this.known && countsNow(this.known, this.unsent)
  }

  hereOf(id: number): Here | null {
    return this.known && hereNow(this.known, this.unsent, id)
  }

  /** Lets somebody in, unless they are here already or are not to be let in. */
  async letIn(id: number): Promise<Verdict> {
    const { known } = this
    const guest = known && guestOf(known, id)
    if (!known || !guest) return { is: 'unknown' }
    const [, name, , state] = guest
    const here = this.hereOf(id)
    if (here) return { is: 'already', id, name, here }
    if (state !== 'expected') return state === 'waiting' ? { is: 'waiting', name } : { is: 'cancelled' }
    const outcome = await this.act({ kind: 'in', key: crypto.randomUUID(), guest: id, at: serviceTime(known) })
    if (!outcome) return { is: 'welcome', id, name, isSent: false }
    if (outcome.outcome === 'already') return { is: 'already', id, name, here: outcome }
    if (outcome.outcome === 'waiting') return { is: 'waiting', name }
    return outcome.outcome === 'done' ? { is: 'welcome', id, name, isSent: true } : { is: outcome.outcome }
  }

  /** Takes back that somebody was let in. */
  async takeBack(id: number): Promise<Verdict> {
    const here = this.hereOf(id)
    const name = (this.known && guestOf(this.known, id)?.[1]) ?? ''
    if (!this.known || !here) return { is: 'gone', name }
    const outcome = await this.act({ kind: 'out', key: crypto.randomUUID(), guest: id, of: here.key, at: serviceTime(this.known) })
    return outcome && outcome.outcome !== 'done' ? { is: 'changed' } : { is: 'gone', name }
  }

  /** Counts somebody who has not registered, or one less. */
  async walk(kind: 'walkIn' | 'walkOut'): Promise<void> {
    if (this.known) await this.act({ kind, key: crypto.randomUUID(), at: serviceTime(this.known) })
  }

  /** Lets in whose ticket that is. */
  async check(text: string): Promise<Verdict> {
    const { known } = this
    const ticket = readTicket(text)
    if (!ticket) return { is: 'noTicket' }
    if (!known) return { is: 'unknown' }
    const digest = await ticketDigest(known.eventId, ticket)
    const guest = known.guests.find(([, , own]) => own === digest)
    return guest ? this.letIn(guest[0]) : this.ask(ticket, known)
  }

  /** Asks whose a ticket is that is not on the list. */
  private async ask(ticket: string, known: Known): Promise<Verdict> {
    try {
      const answer = await fetchTicket(this.phone, this.language(), ticket)
      if (answer.is !== 'guest') return answer
      await this.learn(withGuest(this.known ?? known, answer.guest))
      return await this.letIn(answer.guest[0])
    } catch (error) {
      await this.stumble(error)
      return { is: 'unknownHere', since: known.since }
    }
  }

  async putAway({ key }: Notice): Promise<void> {
    if (this.known) await this.learn(withoutNotice(this.known, key))
  }

  /** Nothing stays on this phone. */
  async leave(): Promise<void> {
    await forgetDoor()
    this.end('withdrawn')
  }

  private async learn(known: Known): Promise<void> {
    this.known = known
    await writeKnown(known)
    this.onChange()
  }

  private async readUnsent(): Promise<void> {
    this.unsent = (await readUnsent()).map(({ action }) => action)
  }

  /** Notes an action on the phone first, then sends it. Gives its outcome, or null where none came in time. */
  private async act(action: DoorAction): Promise<Outcome | null> {
    await keepUnsent({ phone: this.phone, action })
    this.unsent = [...this.unsent, action]
    this.onChange()
    const told = new Promise<Outcome | null>((resolve) => {
      this.waiting.set(action.key, resolve)
      setTimeout(() => resolve(null), this.isOnline ? WAIT : 0)
    })
    void this.send()
    const outcome = await told
    this.waiting.delete(action.key)
    return outcome
  }

  private async send(): Promise<void> {
    try {
      await inTurn(() => this.sendAll())
      this.setOnline(true)
    } catch (error) {
      await this.stumble(error)
    }
  }

  private async sendAll(): Promise<void> {
    for (;;) {
      const [first, ...others] = await readUnsent()
      if (!first) return
      await this.sendBatch(first.phone, [first, ...others].filter(({ phone }) => phone === first.phone).slice(0, BATCH))
    }
  }

  private async sendBatch(phone: string, batch: readonly Unsent[]): Promise<void> {
    const actions = batch.map(({ action }) => action)
    const outcomes = await this.deliver(phone, actions).catch((error: unknown) => {
      // A door that this phone had before, and that takes nothing any more: nobody will take this.
      if (isFinal(error) && phone !== this.phone) return []
      throw error
    })
    await dropUnsent(new Set(actions.map(({ key }) => key)))
    await this.readUnsent()
    for (const action of actions) {
      const outcome = outcomes.find(({ key }) => key === action.key)
      const tell = this.waiting.get(action.key)
      if (outcome && this.known) await this.learn(withOutcome(this.known, action, outcome, tell !== undefined))
      if (outcome) tell?.(outcome)
    }
    this.onChange()
  }

  /** Sends what was done, also to a door that was closed while there was no line. */
  private async deliver(phone: string, actions: readonly DoorAction[]): Promise<readonly Outcome[]> {
    try {
      return await sendActions(phone, actions)
    } catch (error) {
      if (!isFinal(error) || error.code !== 'withdrawn') throw error
      return sendActions(phone, actions, true)
    }
  }

  /** Asks what other doors have done, and who has registered since. */
  private async askList(): Promise<void> {
    const { digest, since } = this.known ?? {}
    const list = await fetchList(this.phone, { language: this.language(), digest, since })
    await this.learn(withList(this.known, list, Date.now()))
  }

  private isOver = (): boolean => this.known !== null && serviceTime(this.known) >= this.known.closesAt

  private async tick(): Promise<void> {
    clearTimeout(this.timer)
    if ((this.refused === 'withdrawn' || this.refused === 'unknown') && this.unsent.length === 0) return
    if (this.isOver()) await this.stumble(new Refused('over'))
    if (document.visibilityState === 'visible') {
      if (this.unsent.length > 0) await this.send()
      if (!this.refused) {
        try {
          await this.askList()
          this.setOnline(true)
        } catch (error) {
          await this.stumble(error)
        }
      }
    }
    clearTimeout(this.timer)
    if (!this.refused || this.unsent.length > 0) this.timer = window.setTimeout(() => void this.tick(), PAUSE)
  }

  private setOnline(isOnline: boolean): void {
    this.isOnline = isOnline
    this.onChange()
  }

  /** What the service refuses for good ends the door here; anything else is a line that does not carry. */
  private async stumble(error: unknown): Promise<void> {
    if (!isFinal(error)) return this.setOnline(false)
    // When the event is over or the door is closed the guests are forgotten; what was done is sent for some days yet.
    if (error.code !== 'unknown' && this.refused !== error.code) await forgetKnown()
    else await forgetDoor()
    await this.readUnsent()
    this.end(error.code)
  }

  private end(code: DoorRefusalCode): void {
    this.known = null
    this.refused = code
    this.onChange()
  }
}
