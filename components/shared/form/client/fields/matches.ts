/** How texts are compared: without case, accents and marks of direction. */
const plain = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}\u2066-\u2069]/gu, '')
    .trim()
    .toLowerCase()

/** The entries of a list that hold what was typed, those that begin with it first. */
export function matches(options: readonly HTMLOptionElement[], typed: string): HTMLOptionElement[] {
  const query = plain(typed)
  const found = options.filter(({ text }) => plain(text).includes(query))
  const [first, rest]: HTMLOptionElement[][] = [[], []]
  for (const option of found) (plain(option.text).startsWith(query) ? first : rest)?.push(option)
  return [...(first ?? []), ...(rest ?? [])]
}
