export type Tree = { [key: string]: string | Tree }

/** Texts by their full key: { a: { b: 'x' } } gives { 'a.b': 'x' }. */
export function flatten(tree: Tree, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, value]): [string, string][] =>
      typeof value === 'string' ? [[prefix + key, value]] : Object.entries(flatten(value, `${prefix}${key}.`)),
    ),
  )
}
