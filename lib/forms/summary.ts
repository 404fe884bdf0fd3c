import type { Errors } from './form'

/** More fields than this are not counted one by one. */
export const MOST_COUNTED = 60

/** The fields that a summary names: of a group, such as an address, its parts and not the whole once more. */
export function fieldsWrong(errors: Errors): string[] {
  const fields = Object.keys(errors)
  return fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)))
}
