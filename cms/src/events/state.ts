import { z } from 'zod'
import type { Locale } from '../rules/languages'
import type { Event } from './event'
import { placeOf } from './words'

const state = z.object({
  startDate: z.string(),
  endDate: z.string().nullable(),
  timeZone: z.string().nullable(),
  place: z.string(),
  isCancelled: z.boolean(),
  /** The language of the event whose words these are. */
  wordsOf: z.string(),
})

/** When and where an event takes place, and whether: as somebody who has registered was told, in their language. */
export type EventState = z.output<typeof state>

const moment = (date: string) => new Date(date).toISOString()

export const stateOf = (event: Event, language: Locale): EventState => ({
  startDate: moment(event.startDate),
  endDate: event.endDate && moment(event.endDate),
  timeZone: event.timeZone,
  place: placeOf(event, language),
  isCancelled: event.isCancelled === true,
  wordsOf: event.locale,
})

/** As it is stored with a registration: the same state always gives the same text. */
export const writeState = (told: EventState): string => JSON.stringify(state.parse(told))

/** What `writeState` has written; null of anything else. */
export function readState(text: unknown): EventState | null {
  try {
    return state.parse(JSON.parse(String(text)))
  } catch {
    return null
  }
}

const isSameTime = (one: EventState, other: EventState) => one.startDate === other.startDate && one.endDate === other.endDate && one.timeZone === other.timeZone

/** The first words in somebody's language are no other place. */
const isSamePlace = (one: EventState, other: EventState) => one.place === other.place || one.wordsOf !== other.wordsOf

/** What those who were told the one state have to hear now that the other holds. */
export type News = 'eventChanged' | 'eventCancelled'

/** Null when there is nothing that they have to know: of an event that does not take place nobody needs to hear more. */
export function newsBetween(told: EventState | null, now: EventState): News | null {
  if (!told) return null
  if (now.isCancelled) return told.isCancelled ? null : 'eventCancelled'
  return told.isCancelled || !isSameTime(told, now) || !isSamePlace(told, now) ? 'eventChanged' : null
}
