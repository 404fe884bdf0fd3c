import { ACTIONS } from '@/lib/content/private-page'
import type { Errors, Values } from '@/lib/forms/form'
import type { Refused } from '@/lib/server/limits'

/** What can be sent from the page: what is done about what was sent, a new address that is confirmed, or the wish for a mail with links. */
export const DEEDS = [...ACTIONS, 'confirm', 'ask'] as const

export type Deed = (typeof DEEDS)[number]

/**
 * 'asked' where another address is to be confirmed first, 'over' where the link opens nothing (any more), 'closed' where it opens what takes no such thing any more, 'taken' where that address has another
 * application, 'limited' for one too many, 'wrong' for what was typed, 'refused' for what is no form of ours.
 */
export type Result = 'done' | 'asked' | 'over' | 'closed' | 'taken' | 'error' | 'limited' | 'wrong' | 'refused'

type Details = {
  /** When it may be sent again, where there is a limit. Minutes. */
  waitMinutes?: number
  values?: Values
  errors?: Errors
}

/** What became of what was sent; with what was typed, so that nobody types it twice. A download that is done is a file, and no answer. */
export type Answer = Details & ({ deed: Exclude<Deed, 'download'>; result: Result } | { deed: 'download'; result: Exclude<Result, 'done'> })

/** What is told of a deed, whichever it is. */
export type Told = Details & { result: Result }

/** What is told to one too many. */
export const limited = ({ retryAfterSeconds }: Pick<Refused, 'retryAfterSeconds'>): Details & { result: 'limited' } => ({
  result: 'limited',
  waitMinutes: Math.ceil(retryAfterSeconds / 60),
})
