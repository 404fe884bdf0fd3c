/** What was typed, by the full name of its field; several values of one name as a list. */
export type Typed = Record<string, string | string[]>

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Values as a form sends them: the library keeps those of `address.city` and `address.street` as one object. A box without a tick is empty. */
export function flat(values: object, above = ''): Typed {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]: [string, unknown]): [string, string | string[]][] => {
      if (isGroup(value)) return Object.entries(flat(value, `${above}${key}.`))
      if (Array.isArray(value)) return [[above + key, value.map(String)]]
      return [[above + key, typeof value === 'string' ? value : '']]
    }),
  )
}

/** The fields that a summary names: of a group, such as an address, its parts and not the group as well. */
export const withoutGroups = (names: readonly string[]): string[] => names.filter((name) => !names.some((other) => other.startsWith(`${name}.`)))
