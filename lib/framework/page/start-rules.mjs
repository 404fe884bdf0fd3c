const VARIABLE = /var\(\s*(--[\w-]+)/g

/** The custom properties that a text makes use of. @param {string} text */
export const variablesIn = (text) => [...text.matchAll(VARIABLE)].map(([, name = '']) => name)

/** @param {import('postcss').Root} root @param {readonly string[]} inMarkup */
function usedVariables(root, inMarkup) {
  const used = new Set(inMarkup)
  /** @type {Map<string, string[]>} */
  const madeOf = new Map()
  root.walkDecls(({ prop, value }) => {
    const variables = variablesIn(value)
    if (prop.startsWith('--')) madeOf.set(prop, [...(madeOf.get(prop) ?? []), ...variables])
    else for (const name of variables) used.add(name)
  })
  // A set goes on to what is added to it meanwhile.
  for (const name of used) for (const part of madeOf.get(name) ?? []) used.add(part)
  return used
}

/**
 * Takes out of the rules for the beginning of a page what is not needed to paint it: all of them stand behind it once more, which is the last word.
 * @param {import('postcss').Root} root
 * @param {{ isPassing: (selector: string) => boolean, variables: readonly string[] }} options those that the markup uses
 */
export function leaveWhatIsPainted(root, { isPassing, variables }) {
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove()
  })
  root.walkRules((rule) => {
    const lasting = rule.selectors.filter((selector) => !isPassing(selector))
    if (lasting.length > 0) rule.selectors = lasting
    else rule.remove()
  })
  const used = usedVariables(root, variables)
  root.walkDecls(/^--/, (declaration) => {
    if (!used.has(declaration.prop)) declaration.remove()
  })
}
