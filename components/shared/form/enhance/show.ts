/** Shows these texts beside their fields, and takes away all others. */
export function showFieldTexts(form: HTMLFormElement, texts: Readonly<Record<string, string>>): void {
  for (const place of form.querySelectorAll('[data-error]')) {
    const name = place.dataset.error ?? ''
    const text = texts[name] ?? ''
    // A text that stays is not announced again.
    if (place.textContent !== text) place.textContent = text
    place.hidden = !text
    for (const input of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (text) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
  }
}

/** Takes the focus to the first of these fields on the page. */
export function focusField(form: HTMLFormElement, names: readonly string[]): void {
  const fields = [...form.elements].filter((element) => element instanceof HTMLInputElement)
  fields.find(({ name, type }) => names.includes(name) && type !== 'hidden')?.focus()
}
