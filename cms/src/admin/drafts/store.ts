import { z } from 'zod'

/** Days for which what was typed is kept on the device. */
const KEPT = 14

/** So many texts of one document are kept, the newest first. */
const MOST = 3

const PREFIX = 'imar-draft:'

const draft = z.object({
  /** When it was typed last. */
  at: z.iso.datetime(),
  /** The state of the document that it was typed into; null where that is not known. */
  state: z.string().nullable(),
  /** What was typed, by the names of the fields. */
  fields: z.record(z.string(), z.unknown()),
})

/** What somebody has typed into a document, and not saved. */
export type Draft = z.output<typeof draft>

/** Whose, and into which document, in which language. */
export type Place = { accountId: number | string; model: string; documentId: string; locale: string }

const keyOf = ({ accountId, model, documentId, locale }: Place) => `${PREFIX}${accountId}:${model}:${documentId}:${locale}`

const isFresh = ({ at }: Draft) => Date.now() - Date.parse(at) < KEPT * 86_400_000

function parse(text: string | null): Draft[] {
  try {
    return z
      .array(draft)
      .parse(JSON.parse(text ?? '[]'))
      .filter(isFresh)
  } catch {
    return []
  }
}

export const draftsAt = (place: Place): Draft[] => parse(localStorage.getItem(keyOf(place)))

export function keepDrafts(place: Place, drafts: readonly Draft[]): void {
  try {
    if (drafts.length > 0) localStorage.setItem(keyOf(place), JSON.stringify(drafts.slice(0, MOST)))
    else localStorage.removeItem(keyOf(place))
  } catch {
    // The device has no room: then the form is the only place.
  }
}

/** Forgets, of all accounts, what is too old. */
export function forgetOldDrafts(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith(PREFIX) && parse(localStorage.getItem(key)).length === 0) localStorage.removeItem(key)
  }
}
