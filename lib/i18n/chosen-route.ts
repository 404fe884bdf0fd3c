/** The route of a list with its choices, in this order: `/projects/by/status-active/sort-oldest`. Small, as the browser writes it too. */
export function choicesRoute(list: string, names: readonly string[], values: Readonly<Record<string, string | undefined>>): string {
  const chosen = names.flatMap((name) => (values[name] ? [`${name}-${values[name]}`] : []))
  return [list, ...(chosen.length > 0 ? ['by', ...chosen] : [])].join('/')
}

/** What the segments after `by` say, by name. */
export const chosenIn = (segments: readonly string[]): Record<string, string | undefined> =>
  Object.fromEntries(
    segments.map((part): [string, string | undefined] => {
      const at = part.indexOf('-')
      return at < 0 ? [part, undefined] : [part.slice(0, at), part.slice(at + 1)]
    }),
  )

/** The segments of a path after `by`; none where nothing is chosen. */
export const segmentsOf = (pathname: string): string[] => pathname.split('/by/')[1]?.split('/') ?? []
