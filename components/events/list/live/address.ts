const tidy = (text: string) => text.replace(/\s+/g, ' ').trim()

/** The address that the form asks for; the way of viewing stays as it is. */
export function addressOf(form: HTMLFormElement, current: URL): URL {
  const address = new URL(form.action)
  for (const [name, value] of new FormData(form)) {
    const text = typeof value === 'string' ? tidy(value) : ''
    if (text && name !== 'view') address.searchParams.set(name, text)
  }
  const view = current.searchParams.get('view')
  if (view) address.searchParams.set('view', view)
  return address
}

/** Puts the form into the state of an address, for example after a filter was removed. */
export function showAddress(form: HTMLFormElement, { searchParams }: URL): void {
  for (const field of form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')) {
    const value = searchParams.get(field.name) ?? ''
    // What is being typed may only differ by spaces; a cursor must not jump for them.
    if (tidy(field.value) !== value) field.value = value
  }
}
