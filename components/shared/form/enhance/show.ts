import type { Errors } from '@/lib/forms/form'
import type { Texts } from './texts'
import { inputsOf } from './values'

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

/** Shows beside each field what is wrong with it, and takes away what is so no more. */
export function showErrors(form: HTMLFormElement, errors: Errors, texts: Texts): void {
  showFieldTexts(form, Object.fromEntries(Object.entries(errors).map(([name, code]) => [name, texts.errors[code] ?? code])))
}

/** Takes the focus to the first field that is shown. */
export function focusFirst(form: HTMLFormElement): void {
  inputsOf(form)
    .find((input) => !input.closest('[hidden]'))
    ?.focus()
}

/** Takes the focus to the first of these fields on the page; in a group, such as an address, to the first of its parts. */
export function focusField(form: HTMLFormElement, names: readonly string[]): void {
  const places = [...form.querySelectorAll('[data-error]')]
  const first = CSS.escape(places.find(({ dataset }) => names.includes(dataset.error ?? ''))?.dataset.error ?? '')
  const parts = form.querySelectorAll<HTMLInputElement>(`[name="${first}"], [data-field="${first}"] :is(input, select, textarea)`)
  const shown = [...parts].filter(({ type, hidden }) => type !== 'hidden' && !hidden)
  const input = shown.find((part) => part.matches(`[name="${first}"]`)) ?? shown[0]
  input?.focus()
}

/** Says what is wrong with the whole form; null takes it away. */
export function showProblem(form: HTMLFormElement, text: string | null): void {
  const box = form.querySelector('[data-problems]')
  const line = box?.querySelector('[data-problem]')
  if (!box || !line) return
  box.querySelector('ul')?.remove()
  line.textContent = text
  box.hidden = text === null
  if (text !== null) box.focus()
}

/** Says something to those who do not see that it changed. */
export function announce(form: HTMLFormElement, text: string): void {
  const place = form.querySelector('[data-announce]')
  if (place && place.textContent !== text) place.textContent = text
}

/** Keeps what was sent as it is until there is an answer. (Requirements, section 4, partnership form) */
export function holdFields(form: HTMLFormElement, isHeld: boolean): void {
  for (const field of form.querySelectorAll<HTMLInputElement>('input, select, textarea')) {
    if (isHeld === field.disabled || (!isHeld && field.dataset.held === undefined)) continue
    field.disabled = isHeld
    if (isHeld) field.dataset.held = ''
    else delete field.dataset.held
  }
}

/** Writes the reference number and the address written to in their places. */
export function fillSent(place: ParentNode, { reference, email }: { reference: string; email: string }): void {
  const fill = (selector: string, text: string) => {
    for (const part of place.querySelectorAll(selector)) part.textContent = text
  }
  fill('[data-reference]', reference)
  fill('[data-email]', email)
}

/** Puts the thanks in the place of the form. */
export function showSent(form: HTMLFormElement, { reference, email }: { reference: string; email: string }): HTMLElement | null {
  const sent = form.parentElement?.querySelector('[data-sent]') ?? null
  if (!sent) return null
  fillSent(sent, { reference, email })
  form.hidden = true
  sent.hidden = false
  sent.focus()
  return sent
}
