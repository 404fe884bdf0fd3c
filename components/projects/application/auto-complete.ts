/** What the browser can fill in, by the usual keys of the fields. (Requirements, section 3, project submission) */
const TOKENS = new Map([
  ['fullName', 'name'],
  ['firstName', 'given-name'],
  ['lastName', 'family-name'],
  ['phone', 'tel'],
  ['phoneNumber', 'tel'],
  ['nationality', 'country-name'],
])

/** The browser's name for what a field asks, if it has one. */
export const autoCompleteOf = (key: string): string | undefined => TOKENS.get(key)
