import 'server-only'
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Redis } from 'ioredis'
import { z } from 'zod'
import { attempt } from '@/lib/redis'
import { type Change, changeSchema } from '@/lib/framework/own-requests/change'

const COUNT = 'changes:count'
const LAST = 'changes:last'
const STREAM = 'changes:stream'
const EPOCH = 'changes:epoch'

/** Of which a process that was cut off can still hear; whoever missed more takes everything for outdated. */
const MOST_KEPT = 1000

/** Milliseconds. */
const LISTEN_MS = 5000
const AGAIN_MS = 500

/** Of so many documents it is known when each changed last; of more all is taken for outdated that was made before. */
const MOST_TAGS = 10_000

/** Numbers a change, notes it as the last one of its type, and has all processes hear of it: all of that or nothing. */
const TELL = `
local number = redis.call('INCR', KEYS[1])
redis.call('HSET', KEYS[2], ARGV[1], number)
redis.call('XADD', KEYS[3], 'MAXLEN', '~', ARGV[4], number .. '-0', 'change', ARGV[2], 'from', ARGV[3])
return number`

/** Another epoch, for one who has seen that Redis forgot something, unless somebody was before. */
const BEGIN_EPOCH = `
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('SET', KEYS[1], ARGV[2]) end
return redis.call('GET', KEYS[1])`

/** By which cache tags it is known what a change touches. */
export type Tags = {
  /** Of what was made of a document, or may have been. Where its names are not told, of whatever was made of any document of its type. */
  ofChange: (change: Change) => string[]
  /** The one of a type, under which its last change is kept. */
  ofType: (model: string) => string
  modelOf: (typeTag: string) => string
}

type Listener = {
  tags: Tags
  /** Another process was told of a change. */
  change: (change: Change) => void
  /** Changes may have been missed: whatever was made before may be outdated. */
  gap: () => void
}

const entrySchema = z.object({ number: z.coerce.number(), change: changeSchema, from: z.string() })
type Entry = z.infer<typeof entrySchema>

const parsed = (text: string): unknown => JSON.parse(text)

function readEntry([id, fields]: [string, string[]]): Entry {
  const of = (name: string) => fields[fields.indexOf(name) + 1] ?? ''
  return entrySchema.parse({ number: id.split('-')[0], change: parsed(of('change')), from: of('from') })
}

/**
 * What was published, numbered in the order in which the processes of the site were told of it. Each hears of what the others were told; one
 * that was cut off hears the rest when it is back. Numbers, not times: the clocks of several machines differ. (docs/decisions/several-sites.md)
 */
export class Changes {
  readonly #self = randomUUID()
  readonly #redis: Redis
  readonly #reader: Redis
  readonly #listener: Listener
  /** The number of the last change of what carries a tag. */
  readonly #last = new Map<string, number>()
  /** Of what was made before this number it is not known any more. */
  #known = 0
  /** Told to this process and not yet to the others. */
  readonly #untold: Change[] = []
  #telling: Promise<void> | undefined
  #heard = 0
  #epoch = ''
  #isKnown = false
  #isClosed = false

  constructor(redis: Redis, listener: Listener) {
    this.#redis = redis
    this.#listener = listener
    // One that waits for news, and answers nothing else.
    this.#reader = redis.duplicate({ commandTimeout: 2 * LISTEN_MS, enableOfflineQueue: true })
    this.#reader.on('error', () => {})
    redis.on('ready', this.#isBack)
    void this.#listen()
  }

  /** The number of the last change of which this process has heard. */
  get heard(): number {
    return this.#heard
  }

  /** Changes when Redis has forgotten something: what was kept there before is not to be relied on. Empty while this process is cut off. */
  get epoch(): string {
    return this.#isKnown ? this.#epoch : ''
  }

  /** Whether nothing with these tags has changed since the change of this number, as far as this process knows. */
  areNewest(tags: readonly string[], number: number): boolean {
    const untold = this.#untold.flatMap((change) => this.#listener.tags.ofChange(change))
    const isOutdated = (tag: string) => (this.#last.get(tag) ?? 0) > number || untold.includes(tag)
    return number >= this.#known && !tags.some(isOutdated)
  }

  /** Tells the other processes; at once, or as soon as that can be done. */
  async tell(change: Change): Promise<void> {
    this.#untold.push(change)
    await this.#tellRest()
  }

  close(): void {
    this.#isClosed = true
    this.#redis.off('ready', this.#isBack)
    this.#reader.disconnect()
  }

  readonly #isBack = () => void this.#tellRest()

  #tellRest(): Promise<void> {
    return (this.#telling ??= this.#tellAll().finally(() => (this.#telling = undefined)))
  }

  async #tellAll(): Promise<void> {
    for (let [change] = this.#untold; change; [change] = this.#untold) {
      const told = JSON.stringify(change)
      const { ofChange, ofType } = this.#listener.tags
      const number = await attempt((redis) => redis.eval(TELL, 3, COUNT, LAST, STREAM, ofType(change.model), told, this.#self, MOST_KEPT), this.#redis)
      if (number === undefined) return
      this.#note(ofChange(change), Number(number))
      this.#untold.shift()
    }
  }

  #note(tags: readonly string[], number: number): void {
    for (const tag of tags) this.#last.set(tag, Math.max(number, this.#last.get(tag) ?? 0))
    if (this.#last.size <= MOST_TAGS) return
    this.#last.clear()
    this.#known = number
  }

  async #listen(): Promise<void> {
    while (!this.#isClosed) {
      try {
        await this.#check()
        const found = await this.#reader.xread('BLOCK', LISTEN_MS, 'STREAMS', STREAM, `${this.#heard}-0`)
        for (const [, entries] of found ?? []) for (const entry of entries) this.#hear(readEntry(entry))
      } catch {
        this.#isKnown = false
        await pause(AGAIN_MS, undefined, { ref: false })
      }
    }
  }

  /** Learns where the others are, and whether Redis has forgotten something: emptied, or back to an earlier state. */
  async #check(): Promise<void> {
    const first = randomUUID()
    await this.#reader.set(EPOCH, first, 'NX')
    const [epoch, count] = await Promise.all([this.#reader.get(EPOCH), this.#reader.get(COUNT)])
    const hasForgotten = this.#epoch !== '' && Number(count ?? 0) < this.#heard
    const now = String(hasForgotten && epoch === this.#epoch ? await this.#reader.eval(BEGIN_EPOCH, 1, EPOCH, epoch, randomUUID()) : epoch)
    if (now !== this.#epoch) {
      // Before anything is noted: what fails here is done again as a whole.
      const last = await this.#reader.hgetall(LAST)
      this.#epoch = now
      this.#heard = Number(count ?? 0)
      this.#last.clear()
      this.#known = 0
      const { modelOf, ofChange } = this.#listener.tags
      // Which documents those were is not kept.
      for (const [tag, number] of Object.entries(last)) this.#note(ofChange({ model: modelOf(tag), documentId: '' }), Number(number))
      this.#listener.gap()
    }
    this.#isKnown = true
  }

  #hear({ number, change, from }: Entry): void {
    if (number > this.#heard + 1) {
      this.#known = number
      this.#listener.gap()
    }
    this.#heard = number
    this.#note(this.#listener.tags.ofChange(change), number)
    if (from !== this.#self) this.#listener.change(change)
  }
}
