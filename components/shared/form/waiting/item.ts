import * as z from 'zod/mini'
import type { Draft } from '../enhance/draft'
import type { FileToRestore } from '../client/field-files'

const file = z.object({
  field: z.string(),
  name: z.string(),
  type: z.string(),
  /** What the server gave for it, and when, in milliseconds since 1970; null until it is sent. */
  id: z.nullable(z.string()),
  at: z.number(),
  /** The place of its content among what is kept with the form; null where the server alone has it. */
  part: z.nullable(z.number()),
})

const content = z.object({
  /** Names the attempt to send it: however often the same one is sent, it is stored once. */
  attempt: z.string(),
  /** The address that takes it. */
  action: z.string(),
  /** All that is sent but files, in its order. */
  entries: z.array(z.tuple([z.string(), z.string()])),
  /** What comes back into the form. */
  typed: z.record(z.string(), z.array(z.string())),
  files: z.array(file),
})

/** What is kept of a form, beside its name and date always encrypted. */
export const itemSchema = z.object({
  id: z.string(),
  /** When it was finished; in another state than 'waiting' and 'refused', since when it is in it. Milliseconds since 1970. */
  at: z.number(),
  state: z.enum(['waiting', 'refused', 'expired', 'sent']),
  form: z.string(),
  /** The form in the page, by the name of its draft. */
  draft: z.string(),
  /** The language of the page that it was filled in on. */
  lang: z.string(),
  /** What it is, in that language. */
  title: z.string(),
  /** Where it stands. */
  page: z.string(),
  /** Whether an address has to be confirmed by mail afterwards. */
  isToConfirm: z.boolean(),
  /** Null when it was sent, or has expired. */
  content: z.nullable(content),
  /** Why it was not taken: the code of a problem, and of each field. */
  reason: z.nullable(z.string()),
  errors: z.record(z.string(), z.string()),
  reference: z.nullable(z.string()),
})

export type Item = z.output<typeof itemSchema>
export type Content = z.output<typeof content>
export type WaitingFile = z.output<typeof file>

/** What comes back into a form, as a draft of it. */
export const draftOf = ({ attempt, typed }: Content): Draft => ({ at: Date.now(), attempt, values: typed })

/** What was taken back, with what this device has of its files. */
export type TakenBack = { item: Item; content: Content; files: Record<string, FileToRestore[]> }
