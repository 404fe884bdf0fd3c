import { z } from 'zod'

/** Why a file is not taken. */
export const fileCode = z.enum([
  'file_type',
  'file_too_large',
  'file_unsafe',
  'file_empty',
  'file_missing',
  'file_encrypted',
  'file_broken',
  'file_heavy',
  'picture_pixels',
  'picture_broken',
])

export type FileCode = z.output<typeof fileCode>

/** A file is not taken. */
export class FileRefusal extends Error {
  constructor(readonly code: FileCode) {
    super(code)
  }
}

const paths = { from: z.string(), to: z.string() }

/** What is done with a file in a process of its own: it is read at `from`, and what is kept of it is written to `to`. */
export const job = z.discriminatedUnion('kind', [
  /** A file of an applicant, whose kind has this ending. */
  z.object({ kind: z.literal('applicant'), ...paths, ending: z.string() }),
  /** A picture for the media library. */
  z.object({ kind: z.literal('medium'), ...paths }),
  /** A smaller copy of a picture in the media library. */
  z.object({ kind: z.literal('smaller'), ...paths, width: z.int(), height: z.int() }),
  /** A copy of a picture in the media library for links to a page. */
  z.object({ kind: z.literal('social'), ...paths, width: z.int(), bytes: z.int() }),
])

export type Job = z.output<typeof job>

const drawn = z.object({ width: z.int(), height: z.int(), bytes: z.int() })

export const outcome = z.object({
  /** What is wrong with the file, or null. */
  code: fileCode.nullable(),
  drawn: drawn.nullable(),
  /** Whether the process has used so much that another one takes the next file. */
  isSpent: z.boolean(),
})

export type Outcome = z.output<typeof outcome>
