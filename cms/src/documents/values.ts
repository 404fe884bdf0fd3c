export const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** One value or several, as a list; nothing is an empty one. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === null || value === undefined ? [] : [value])

/** A file of the media library: what it says of itself no editor has written into a document. */
export const isFile = (value: Record<string, unknown>): boolean => 'mime' in value && 'hash' in value
