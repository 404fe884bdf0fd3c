import 'server-only'
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { publishedNow } from '@/lib/content/published-now'
import { entities } from '@/lib/entities'
import type { Entity } from '@/lib/entities/entity'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { LOCALES, type Locale } from '@/rules/languages'
import { SearchIndex } from './search-index'

/** Built anew after so long, in case a change was never told. Milliseconds. */
const KEEP_MS = 5 * 60 * 1000

/** So long a search waits for what was just published, and so long the next ones do not when it did not come. */
const PATIENCE_MS = 1000
const PAUSE_MS = 5000

/** After a change has had no follower for so long, it is read, before anybody searches; milliseconds. */
const QUIET_MS = 1000

/** More changes than this are read faster all at once. */
const MANY_CHANGES = 20

/** Documents that are added before other requests have their turn. */
const BATCH = 50

/** What is read again, and the id of what it was in the index. */
type Change = { entity: Entity; documentId: string; entryId: string }

type Live = {
  index?: SearchIndex
  builtAt: number
  building?: Promise<SearchIndex>
  renewing?: Promise<void>
  /** No renewal is tried before. */
  pausedUntil: number
  changes: Map<string, Change>
}

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    search?: Map<Locale, Live>
  }
}

const live = (processState.search ??= new Map<Locale, Live>())

function liveOf(locale: Locale): Live {
  const found = live.get(locale)
  if (found) return found
  const created: Live = { builtAt: 0, pausedUntil: 0, changes: new Map() }
  live.set(locale, created)
  return created
}

let timer: ReturnType<typeof setTimeout> | undefined

/** Notes that a document changed: it is read again a little later, or before the next search. */
export function noteSearchChange(model: string, documentId: string): void {
  const entity = entities[model]
  if (!entity) return
  const change = { entity, documentId, entryId: entity.isSingle ? model : documentId }
  clearTimeout(timer)
  timer = setTimeout(() => void Promise.all(LOCALES.filter((locale) => liveOf(locale).index).map(getSearchIndex)), QUIET_MS).unref()
  for (const locale of LOCALES) {
    const { index, building, changes } = liveOf(locale)
    if (index || building) changes.set(`${model} ${documentId}`, change)
  }
}

async function build(locale: Locale): Promise<SearchIndex> {
  const entries = (await publishedNow(() => Promise.all(Object.values(entities).map(({ allEntries }) => allEntries(locale))))).flat()
  const index = new SearchIndex(locale)
  for (const [number, entry] of entries.entries()) {
    index.put(entry)
    if (number % BATCH === BATCH - 1) await nextTurn()
  }
  return index
}

/** Builds the index, once however many ask for it; the old one serves until the new one is there. */
function rebuild(locale: Locale): Promise<SearchIndex> {
  const state = liveOf(locale)
  const before = new Map(state.changes)
  state.building ??= build(locale)
    .then((index) => {
      state.index = index
      state.builtAt = Date.now()
      forget(state, before)
      return index
    })
    .finally(() => {
      state.building = undefined
    })
  return state.building
}

/** What changed again meanwhile stays noted. */
function forget({ changes }: Live, done: ReadonlyMap<string, Change>): void {
  for (const [key, change] of done) if (changes.get(key) === change) changes.delete(key)
}

async function applyChanges(locale: Locale, index: SearchIndex): Promise<void> {
  const state = liveOf(locale)
  const changes = new Map(state.changes)
  const read = async ({ entity, documentId, entryId }: Change) => index.replace(entryId, await entity.entriesOfOne(locale, documentId))
  await publishedNow(() => Promise.all([...changes.values()].map(read)))
  forget(state, changes)
}

async function renew(locale: Locale, index: SearchIndex): Promise<void> {
  const state = liveOf(locale)
  try {
    if (state.changes.size > MANY_CHANGES || Date.now() - state.builtAt > KEEP_MS) await rebuild(locale)
    else await applyChanges(locale, index)
  } catch (error) {
    state.pausedUntil = Date.now() + PAUSE_MS
    console.warn(`Search: the last index stays (${error instanceof Error ? error.message : String(error)})`)
  }
}

/**
 * The index of a language. Built after a start, or at the first search; a change is in it at the next one, unless the content service does
 * not answer within a second: then the last index serves. Throws ContentUnavailable when there is none.
 */
export async function getSearchIndex(locale: Locale): Promise<SearchIndex> {
  const state = liveOf(locale)
  if (!state.index) return rebuild(locale)
  const { index, changes, builtAt } = state
  const isOld = Date.now() - builtAt > KEEP_MS
  if ((changes.size === 0 && !isOld) || Date.now() < state.pausedUntil) return index
  state.renewing ??= renew(locale, index).finally(() => {
    state.renewing = undefined
  })
  // Nobody waits for a rebuild that is only a precaution.
  if (changes.size > 0) await Promise.race([state.renewing, wait(PATIENCE_MS)])
  return state.index
}

/** Builds the indexes of all languages, so that no search waits for them. Throws ContentUnavailable. */
export async function prepareSearch(): Promise<void> {
  for (const locale of LOCALES) await getSearchIndex(locale)
}
