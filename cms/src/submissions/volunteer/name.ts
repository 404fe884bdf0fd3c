const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** The name in the answers of a volunteer, whichever fields the form has for it; null when it asks for none. */
export function nameIn({ fullName, firstName, lastName }: Record<string, unknown>): string | null {
  const name = text(fullName) || [text(firstName), text(lastName)].filter(Boolean).join(' ')
  return name.slice(0, 255) || null
}
