import 'server-only'
import { setTimeout as wait } from 'node:timers/promises'
import { log } from '@/lib/log'
import { LOCALES, type Locale } from '@/rules/languages'
import { publishedNow } from './published-now'

/** Built anew after so long, in case a change was never told. Milliseconds. */
const KEEP_MS = 5 * 60 * 1000

/** So long a visitor waits for what was just published, and so long the next ones do not when it did not come. */
const PATIENCE_MS = 1000
const PAUSE_MS = 5000

/** After a change has had no follower for so long, it is read, before anybody asks; milliseconds. */
const QUIET_MS = 1000

/** More changes than this are read faster all at once. */
const MANY_CHANGES = 20

export type Change = { model: string; documentId: string }

type State<T> = {
  value?: T
  builtAt: number
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
  /** Reads again what changed. */
  renew: (value: T, locale: Locale, changes: readonly Change[]) => Promise<unknown>
}

/** What changed again meanwhile stays noted. */
function forget({ changes }: Pick<State<unknown>, 'changes'>, done: ReadonlyMap<string, Change>): void {
  for (const [key, change] of done) if (changes.get(key) === change) changes.delete(key)
}

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
      if (value || building) changes.set(`${change.model} ${change.documentId}`, change)
    }
  }

  /**
   * That of a language. Built after a start, or when it is first asked for; a change is in it at the next time, unless the content service does
   * not answer within a second: then the last one serves. Throws ContentUnavailable when there is none.
   */
  async get(locale: Locale): Promise<T> {
    const state = this.#stateOf(locale)
    if (!state.value) return this.#rebuild(locale, state)
    const { value, changes, builtAt } = state
    const isOld = Date.now() - builtAt > KEEP_MS
    if ((changes.size === 0 && !isOld) || Date.now() < state.pausedUntil) return value
    // Nobody waits for a rebuild that is only a precaution.
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
    const created: State<T> = { builtAt: 0, pausedUntil: 0, changes: new Map() }
    this.#states.set(locale, created)
    return created
  }

  /** Once however many ask for it; the old one serves until the new one is there. */
  #rebuild(locale: Locale, state: State<T>): Promise<T> {
    const before = new Map(state.changes)
    state.building ??= publishedNow(() => this.ways.build(locale))
      .then((value) => {
        state.value = value
        state.builtAt = Date.now()
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
      if (state.changes.size > MANY_CHANGES || Date.now() - state.builtAt > KEEP_MS) {
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
}
