import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/log'
import { LOCALES, type Locale } from '@/rules/languages'
import { keyOf, KnownVersions } from './known-versions'
import { publishedNow } from './published-now'

/** After so long it is looked for changes that were never told. Milliseconds. */
const KEEP_MS = 5 * 60 * 1000

/** So long a visitor waits for what was just published, and so long the next ones do not when it did not come. */
const PATIENCE_MS = 1000
const PAUSE_MS = 5000

/** After a change has had no follower for so long, it is read, before anybody asks; milliseconds. */
const QUIET_MS = 1000

/** More changes than this are read faster all at once. */
const MANY_CHANGES = 20

export type Change = { model: string; documentId: string }

/** A published document, and when it last changed (ISO 8601). */
export type Version = Change & { updatedAt: string }

type State<T> = {
  value?: T
  /** When it was last known to be as the content service has it, and of what versions it was made then. */
  checkedAt: number
  versions: KnownVersions
  building?: Promise<T>
  renewing?: Promise<void>
  /** No renewal is tried before. */
  pausedUntil: number
  changes: Map<string, Change>
}

type Ways<T> = {
  /** For the log. */
  name: string
  build: (locale: Locale) => Promise<T>
  /**
   * What it is made of, as it is published now, each type by itself, where that tells all changes of it: what was never told is read alone then.
   * Else everything is, as what a document carries may change without it (a number of seats, a picture).
   */
  versions?: (locale: Locale) => AsyncIterable<readonly Version[]>[]
  /** Reads again what changed. */
  renew: (value: T, locale: Locale, changes: readonly Change[]) => Promise<unknown>
}

/** What changed again meanwhile stays noted. */
function forget({ changes }: Pick<State<unknown>, 'changes'>, done: ReadonlyMap<string, Change>): void {
  for (const [key, change] of done) if (changes.get(key) === change) changes.delete(key)
}

const isOld = ({ checkedAt }: Pick<State<unknown>, 'checkedAt'>) => Date.now() - checkedAt > KEEP_MS

/**
 * Something made of published content that is held in memory for each language, and follows what is published: reads pass the
 * framework's cache, which gives an old answer once after each change, and never show drafts. (docs/decisions/search-in-memory.md)
 */
export class Live<T> {
  readonly #states = new Map<Locale, State<T>>()
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(private readonly ways: Ways<T>) {}

  /** Notes that a document changed: it is read again a little later, or before it is asked for next. */
  note(change: Change): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void Promise.all(LOCALES.filter((locale) => this.#stateOf(locale).value).map((locale) => this.get(locale))), QUIET_MS)
    this.#timer.unref()
    for (const locale of LOCALES) {
      const { value, building, changes } = this.#stateOf(locale)
      if (value || building) changes.set(keyOf(change), change)
    }
  }

  /**
   * That of a language. Built after a start, or when it is first asked for; a change is in it at the next time, unless the content service does
   * not answer within a second: then the last one serves. Throws ContentUnavailable when there is none.
   */
  async get(locale: Locale): Promise<T> {
    const state = this.#stateOf(locale)
    if (!state.value) return this.#rebuild(locale, state)
    const { value, changes } = state
    if ((changes.size === 0 && !isOld(state)) || Date.now() < state.pausedUntil) return value
    // Nobody waits for what is only a precaution.
    if (changes.size === 0) void this.#renewOnce(locale, state, value)
    else await Promise.race([this.#renewUntilNew(locale, state, value), wait(PATIENCE_MS)])
    return state.value
  }

  /** Builds those of all languages, so that nobody waits for them. Throws ContentUnavailable. */
  async prepare(): Promise<void> {
    for (const locale of LOCALES) await this.get(locale)
  }

  /** Whether it is there in every language. */
  get isReady(): boolean {
    return LOCALES.every((locale) => this.#stateOf(locale).value !== undefined)
  }

  /** Whether a change is known that is not in it yet, in any language. */
  get isBehind(): boolean {
    return LOCALES.some((locale) => this.#stateOf(locale).changes.size > 0)
  }

  /** That of a language as it is; undefined before it was built. */
  peek(locale: Locale): T | undefined {
    return this.#stateOf(locale).value
  }

  #stateOf(locale: Locale): State<T> {
    const found = this.#states.get(locale)
    if (found) return found
    const created: State<T> = { checkedAt: 0, versions: new KnownVersions(), pausedUntil: 0, changes: new Map() }
    this.#states.set(locale, created)
    return created
  }

  /** Once however many ask for it; the old one serves until the new one is there. */
  #rebuild(locale: Locale, state: State<T>): Promise<T> {
    const before = new Map(state.changes)
    // What changes between the one and the other is found to be different at the next look.
    state.building ??= publishedNow(async () => ({ versions: await this.#versionsOf(locale), value: await this.ways.build(locale) }))
      .then(({ versions, value }) => {
        state.value = value
        state.checkedAt = Date.now()
        state.versions = versions ?? new KnownVersions()
        forget(state, before)
        return value
      })
      .finally(() => {
        state.building = undefined
      })
    return state.building
  }

  /** Once however many wait for it. */
  #renewOnce(locale: Locale, state: State<T>, value: T): Promise<void> {
    state.renewing ??= this.#renew(locale, state, value).finally(() => {
      state.renewing = undefined
    })
    return state.renewing
  }

  /** What is being read may have been asked for before the last change. */
  async #renewUntilNew(locale: Locale, state: State<T>, value: T): Promise<void> {
    while (state.changes.size > 0 && Date.now() >= state.pausedUntil) await this.#renewOnce(locale, state, state.value ?? value)
  }

  async #renew(locale: Locale, state: State<T>, value: T): Promise<void> {
    try {
      // Nothing was told, so it is time to look.
      const isUnknown = state.changes.size === 0 && !(await this.#noteUntold(locale, state))
      if (isUnknown || state.changes.size > MANY_CHANGES) {
        await this.#rebuild(locale, state)
        return
      }
      const changes = new Map(state.changes)
      await publishedNow(() => this.ways.renew(value, locale, [...changes.values()]))
      forget(state, changes)
    } catch (error) {
      state.pausedUntil = Date.now() + PAUSE_MS
      log.warn(`${this.ways.name}: what was read before stays (${error instanceof Error ? error.message : String(error)})`)
    }
  }

  /**
   * False where nothing tells what was never told. What was told and read since the last look is read once more: it is a few fields that are compared, not
   * what was made of them.
   */
  async #noteUntold(locale: Locale, state: State<T>): Promise<boolean> {
    const now = await publishedNow(() => this.#versionsOf(locale))
    if (!now) return false
    for (const change of state.versions.differences(now)) if (!state.changes.has(keyOf(change))) state.changes.set(keyOf(change), change)
    state.versions = now
    state.checkedAt = Date.now()
    return true
  }

  /** Undefined where nothing tells of them. */
  async #versionsOf(locale: Locale): Promise<KnownVersions | undefined> {
    const { versions } = this.ways
    return versions && KnownVersions.of(versions(locale))
  }
}
