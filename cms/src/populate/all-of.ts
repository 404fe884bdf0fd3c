/** The same for every one of these fields. */
export const allOf = (names: readonly string[], value: unknown) => Object.fromEntries(names.map((name) => [name, value]))
