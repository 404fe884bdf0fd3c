import 'server-only'
import { type Change, Live } from '@/lib/content/live'
import { plainText } from '@/lib/content/rich-text'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { foldWords } from '@/rules/fold'
import type { Locale } from '@/rules/languages'
import { SEARCHED_FIELDS } from '@/rules/search-text'
import { type Event, type EventFilter, type EventTime, events, type FoundEvents, timeOf } from '@/lib/entities/events'

/** A card shows less than this of a long description. */
const LONGEST_TEXT = 1000

/** Those to come and the newest of the others, of which the list shows some hundreds: each takes some kilobytes in each language. */
const MOST = 1000

type Listed = { event: Event; words: string; startsAt: number }

declare module '@/lib/framework/process/process-state.mjs' {
  interface ProcessState {
    listedEvents?: Live<ListedEvents>
  }
}

const textOf = (value: Event[(typeof SEARCHED_FIELDS)[number]]): string => (typeof value === 'object' && value !== null ? plainText(value) : (value ?? ''))

/** Without what only its own page shows. */
function asListed(locale: Locale, event: Event): Listed {
  return {
    words: foldWords(SEARCHED_FIELDS.map((name) => textOf(event[name])).join(' '), locale),
    startsAt: Date.parse(event.startDate ?? '') || 0,
    event: {
      ...event,
      shortDescription: event.shortDescription ?? plainText(event.description).slice(0, LONGEST_TEXT),
      description: [],
      agenda: [],
      speakers: [],
      sponsors: [],
      seo: null,
      localizations: [],
    },
  }
}

function fits({ event, words }: Listed, { type, place, source }: EventFilter, wanted: readonly string[]): boolean {
  if (type && event.eventType !== type) return false
  if (place && event.location?.type !== place) return false
  if (source && event.isExternalEvent !== (source === 'external')) return false
  return wanted.every((word) => words.includes(word))
}

/** The events of a language as lists show them; the same event is the same object until it changes. */
export class ListedEvents {
  /** The earliest first. */
  #listed: Listed[]

  constructor(
    private readonly locale: Locale,
    listed: Listed[],
  ) {
    this.#listed = this.#inOrder(listed)
  }

  #inOrder = (listed: Listed[]) => listed.sort((one, other) => one.startsAt - other.startsAt)

  /** Puts what a document is now in the place of what it was; null where it is no more. */
  replace(documentId: string, event: Event | null): void {
    const others = this.#listed.filter((each) => each.event.documentId !== documentId)
    this.#listed = this.#inOrder(event ? [...others, asListed(this.locale, event)] : others)
  }

  /** As `findEvents` does, without asking anybody. */
  find(time: EventTime, filter: EventFilter, count: number, now = new Date()): FoundEvents {
    const wanted = foldWords(filter.search, this.locale).split(' ').filter(Boolean)
    const fitting = this.#listed.filter((each) => timeOf(each.event, now) === time && fits(each, filter, wanted))
    if (time === 'past') fitting.reverse()
    return { items: fitting.slice(0, count).map(({ event }) => event), total: fitting.length }
  }
}

/** The latest first; of each of them no more is held than lists show. */
async function readAll(locale: Locale): Promise<Listed[]> {
  const listed: Listed[] = []
  for await (const found of events.pages(locale)) {
    listed.push(...found.map((event) => asListed(locale, event)))
    if (listed.length >= MOST) break
  }
  return listed
}

async function readAgain(listed: ListedEvents, locale: Locale, { documentId }: Change): Promise<void> {
  listed.replace(documentId, await events.one(locale, documentId))
}

const live = () =>
  (processState.listedEvents ??= new Live({
    name: 'Events',
    build: async (locale) => new ListedEvents(locale, await readAll(locale)),
    renew: (listed, locale, changes) => Promise.all(changes.map((change) => readAgain(listed, locale, change))),
  }))

/** Notes that an event changed: it is read again a little later, or before the next question. */
export function noteEventChange(model: string, documentId: string): void {
  if (model === events.model) live().note({ model, documentId })
}

/** Whether everything that is known to have changed is in them. */
export const areListedEventsCurrent = (): boolean => !live().isBehind

/** Has the events of all languages ready, so that no question waits for them. Throws ContentUnavailable. */
export const prepareListedEvents = (): Promise<void> => live().prepare()

/**
 * The first events that fit a filter, and how many fit in all, from memory: what visitors ask costs the content service nothing.
 * Throws ContentUnavailable where they were never read. (Requirements, section 4; docs/decisions/events-list.md)
 */
export async function findListedEvents(locale: Locale, time: EventTime, filter: EventFilter, count: number): Promise<FoundEvents> {
  return (await live().get(locale)).find(time, filter, count)
}
