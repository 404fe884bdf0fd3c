import { errors } from '@strapi/utils'
import { searchedWords } from '../../rules/fold'
import { toLocale } from '../../rules/languages'

type Query = Record<string, unknown>
type Filter = Record<string, unknown>

/** The plain parameters of the requirements beside Strapi's own filters. */
const PLAIN = new Set(['eventType', 'featured', 'startDate', 'endDate', 'search'])
const STATES = new Set(['upcoming', 'ongoing', 'past'])

/** The end of an event without one is its start. */
const ends = (operator: '$gte' | '$lt', now: string): Filter => ({
  $or: [{ endDate: { [operator]: now } }, { endDate: { $null: true }, startDate: { [operator]: now } }],
})

function byState(state: string, now: string): Filter[] {
  // What is running counts as upcoming too.
  if (state === 'upcoming') return [ends('$gte', now)]
  if (state === 'ongoing') return [ends('$gte', now), { startDate: { $lte: now } }]
  return [ends('$lt', now)]
}

function instant(name: string, value: string): string {
  const date = new Date(value)
  if (Number.isNaN(date.getTime())) throw new errors.ValidationError(`${name} is not a date`)
  return date.toISOString()
}

/** All words of what was looked for, in any order. */
function byWords(search: string, locale: string): Filter[] {
  return searchedWords(search, toLocale(locale)).map((word) => ({ searchText: { $contains: word } }))
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/**
 * Reads the plain parameters and gives the filters they stand for, and the query without them.
 * (Requirements, section 7, api/events)
 */
export function eventFilters(query: Query, now: Date): { filters: Filter[]; query: Query } {
  const state = STATES.has(text(query.status)) ? text(query.status) : ''
  const filters: Filter[] = state ? byState(state, now.toISOString()) : []
  const { eventType, featured, startDate, endDate, search } = query
  if (text(eventType)) filters.push({ eventType: { $eq: text(eventType) } })
  if (text(featured)) filters.push({ featured: { $eq: text(featured) === 'true' } })
  if (text(startDate)) filters.push({ startDate: { $gte: instant('startDate', text(startDate)) } })
  if (text(endDate)) filters.push({ endDate: { $lte: instant('endDate', text(endDate)) } })
  filters.push(...byWords(text(search), text(query.locale)))
  // Only what stands for a state of an event is ours; 'published' and 'draft' are Strapi's.
  const rest = Object.entries(query).filter(([name]) => !PLAIN.has(name) && !(name === 'status' && state))
  return { filters, query: Object.fromEntries(rest) }
}
