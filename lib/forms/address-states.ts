import type { State } from '@/lib/content/countries'
import { cleanLine } from '@/rules/text'

const ID = /^[a-z0-9]{24}$/

/**
 * The id of a state that was chosen, or typed where there was no list yet; else what was typed. Empty for a state of another
 * country: changing the country clears the state. (Requirements, section 4)
 */
export function settleState(states: readonly State[], value: string): string {
  const typed = cleanLine(value).toLowerCase()
  const known = states.find(({ documentId, name }) => documentId === value || name.toLowerCase() === typed)
  return known?.documentId ?? (ID.test(value) ? '' : cleanLine(value))
}
