import type { Guest } from '../events/door/answers'
import { type FoldedName, foldName, nameFit } from './names'

const folded = new Map<string, FoldedName>()

/** 800 names are folded once, not with every letter that is typed. */
function foldedOf(name: string): FoldedName {
  const made = folded.get(name) ?? foldName(name)
  folded.set(name, made)
  return made
}

/** The guests whose names fit what was typed, the best first. */
export function search(guests: readonly Guest[], typed: string): Guest[] {
  const wanted = foldName(typed)
  return guests
    .map((guest) => ({ guest, fit: nameFit(wanted, foldedOf(guest[1])) }))
    .filter(({ fit }) => fit > 0)
    .sort((one, other) => other.fit - one.fit || one.guest[1].localeCompare(other.guest[1]))
    .map(({ guest }) => guest)
}
