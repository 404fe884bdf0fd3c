/** Requirements, section 9. */
export const MAX_FILE_BYTES = 20 * 1024 * 1024

/** In one field. */
export const MAX_FILES = 5

/** What the content service takes with an application, by the ends of the names. */
export const DOCUMENT_KINDS: readonly string[] = ['.pdf', '.jpg', '.jpeg', '.png', '.webp', '.docx', '.odt']

/** (Requirements, section 5, idea upload) */
export const ARCHIVE_KINDS: readonly string[] = ['.zip']

/** Whether a file is called as one of these kinds; what is inside is checked by the content service. */
export const isOfKind = (name: string, kinds: readonly string[]): boolean => kinds.some((kind) => name.toLowerCase().endsWith(kind))
