import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Change, Live } from '@/lib/content/live'
import { versionsOf } from '@/lib/content/published-versions'
import { entities } from '@/lib/entities'
import type { Entry } from '@/lib/entities/entry'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { log } from '@/lib/log'
import { LOCALES, type Locale } from '@/rules/languages'
import { roomOfSearch } from './room'
import { SearchIndex } from './search-index'

/** Documents that are added before other requests have their turn. */
const BATCH = 50

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    search?: Live<SearchIndex>
  }
}

async function putAll(index: SearchIndex, entries: readonly Entry[]): Promise<void> {
  for (const [number, entry] of entries.entries()) {
    if (number % BATCH === 0) await nextTurn()
    index.fill(entry)
  }
}

/** A part of each type after the other, the newest first: where there is room for some, these are of all types. */
async function build(locale: Locale): Promise<SearchIndex> {
  const index = new SearchIndex(locale, roomOfSearch())
  let types = Object.values(entities).map(({ allEntries }) => allEntries(locale))
  while (types.length > 0 && !index.isFull) {
    const parts = await Promise.all(types.map(async (type) => ({ type, part: await type.next() })))
    for (const { part } of parts) if (part.value) await putAll(index, part.value)
    types = parts.flatMap(({ type, part }) => (part.done ? [] : [type]))
  }
  if (!index.isWhole) log.warn(`Search: there is no room for all texts in ${locale}: of the oldest documents it knows the titles, or nothing`)
  return index
}

async function readAgain(index: SearchIndex, locale: Locale, { model, documentId }: Change): Promise<void> {
  const entity = entities[model]
  if (entity) index.replace(entity.isSingle ? model : documentId, await entity.entriesOfOne(locale, documentId))
}

const live = () =>
  (processState.search ??= new Live({
    name: 'Search',
    build,
    versions: (locale) => Object.keys(entities).map((model) => versionsOf(model, locale)),
    renew: (index, locale, changes) => Promise.all(changes.map((change) => readAgain(index, locale, change))),
  }))

/** Notes that a document changed: it is read again a little later, or before the next search. */
export function noteSearchChange(model: string, documentId: string): void {
  if (entities[model]) live().note({ model, documentId })
}

/** The index of a language. Throws ContentUnavailable when there is none. */
export const getSearchIndex = (locale: Locale): Promise<SearchIndex> => live().get(locale)

/** Whether a search in any language is answered from memory. */
export const isSearchReady = (): boolean => live().isReady

/** Whether the indexes that are there hold everything, with all of its text. */
export const isSearchWhole = (): boolean => LOCALES.every((locale) => live().peek(locale)?.isWhole ?? true)

/** Whether everything that is known to have changed is in it, in every language: those that find nothing are answered by others. */
export const isSearchCurrent = (): boolean => !live().isBehind

/** Builds the indexes of all languages, so that no search waits for them. Throws ContentUnavailable. */
export const prepareSearch = (): Promise<void> => live().prepare()
