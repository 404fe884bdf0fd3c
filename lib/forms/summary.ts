import type { Errors } from './form'

/** More fields than this are not counted one by one. */
export const MOST_COUNTED = 60

/** The fields that a summary names. Of a group, such as an address, it names the parts and not the group as well. */
export function fieldsWrong(errors: Errors): string[] {
  const fields = Object.keys(errors)
  return fields.filter((field) => !fields.some((other) => other.startsWith(`${field}.`)))
}
