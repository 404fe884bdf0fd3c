/** The names of elements, classes and ids in markup. @param {string} html */
export function namesIn(html) {
  const names = new Set(['html', 'body'])
  for (const [, tag = ''] of html.matchAll(/<([a-z][\w-]*)/g)) names.add(tag)
  // Most come many times.
  const values = new Set()
  for (const [, value = ''] of html.matchAll(/\s(?:class|id)="([^"]*)"/g)) values.add(value)
  for (const value of values) for (const name of value.split(' ')) names.add(name)
  return names
}
