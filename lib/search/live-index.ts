import 'server-only'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { type Change, Live } from '@/lib/content/live'
import { entities } from '@/lib/entities'
import { processState } from '@/lib/framework/process/process-state.mjs'
import type { Locale } from '@/rules/languages'
import { SearchIndex } from './search-index'

/** Documents that are added before other requests have their turn. */
const BATCH = 50

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    search?: Live<SearchIndex>
  }
}

async function build(locale: Locale): Promise<SearchIndex> {
  const entries = (await Promise.all(Object.values(entities).map(({ allEntries }) => allEntries(locale)))).flat()
  const index = new SearchIndex(locale)
  for (const [number, entry] of entries.entries()) {
    index.put(entry)
    if (number % BATCH === BATCH - 1) await nextTurn()
  }
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

/** Whether everything that is known to have changed is in it, in every language: those that find nothing are answered by others. */
export const isSearchCurrent = (): boolean => !live().isBehind

/** Builds the indexes of all languages, so that no search waits for them. Throws ContentUnavailable. */
export const prepareSearch = (): Promise<void> => live().prepare()
