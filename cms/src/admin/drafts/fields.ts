import { isRecord } from '../../documents/values'

export type Fields = Record<string, unknown>

const isFile = (value: Fields) => 'mime' in value && 'hash' in value
const isLinks = (value: Fields) => 'connect' in value && 'disconnect' in value

/** The names by which lists know their rows in the form are given anew each time that it is filled. */
const ROW = '__temp_key__'

/** As text, the same for the same content. */
const written = (value: unknown): string | undefined => JSON.stringify(value, (key, held: unknown) => (key === ROW ? undefined : held))

/** The fields that are not as they were, with what they hold now. */
export const changedFields = (before: Fields, now: Fields): Fields =>
  Object.fromEntries(Object.keys({ ...before, ...now }).flatMap((name) => (written(before[name]) === written(now[name]) ? [] : [[name, now[name] ?? null]])))

/**
 * A value without the numbers of its parts: where somebody has saved since, there may be no such parts any more, and the service refuses to save them. Those of
 * files and of linked documents stay.
 */
export function withoutParts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutParts)
  if (!isRecord(value) || isFile(value) || isLinks(value)) return value
  return Object.fromEntries(Object.entries(value).flatMap(([name, held]) => (name === 'id' ? [] : [[name, withoutParts(held)]])))
}
