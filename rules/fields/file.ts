import { endingOf } from './file-name'

/** Requirements, section 9. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

/** Of a larger one that comes in parts, the largest part. */
export const MAX_PART_BYTES = 4 * 1024 * 1024

/** In one field. */
export const MAX_FILES = 5

/** What the content service takes with an application, by the ends of the names. */
export const DOCUMENT_KINDS = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.docx', '.odt'] as const

/** (Requirements, section 5, idea upload) */
export const ARCHIVE_KINDS = ['.zip'] as const

export type FileKind = (typeof DOCUMENT_KINDS)[number] | (typeof ARCHIVE_KINDS)[number]

/** Whether a file is called as one of these kinds; what is inside is checked by the content service. */
export const isOfKind = (name: string, kinds: readonly string[]): boolean => kinds.includes(endingOf(name))

/** The kinds that a field of a form takes, by the endings that editors have listed; without a usable list all documents. */
export function acceptedKinds(accepted: string | null | undefined): readonly FileKind[] {
  const wanted = (accepted ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .map((word) => word.replace(/^\*?\.?/, '.'))
  const kinds = DOCUMENT_KINDS.filter((kind) => wanted.includes(kind))
  return kinds.length > 0 ? kinds : DOCUMENT_KINDS
}
