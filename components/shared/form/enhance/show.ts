import type { Errors } from '@/lib/forms/form'
import type { Texts } from './texts'

/** Shows beside each field what is wrong with it, and takes away what is so no more. */
export function showErrors(form: HTMLFormElement, errors: Errors, texts: Texts): void {
  for (const place of form.querySelectorAll<HTMLElement>('[data-error]')) {
    const name = place.dataset.error ?? ''
    const code = errors[name]
    const text = code ? (texts.errors[code] ?? code) : ''
    // A text that stays is not announced again.
    if (place.textContent !== text) place.textContent = text
    place.hidden = !code
    for (const input of form.querySelectorAll(`[name="${CSS.escape(name)}"]`)) {
      if (code) input.setAttribute('aria-invalid', 'true')
      else input.removeAttribute('aria-invalid')
    }
  }
}

/** Says what is wrong with the whole form; null takes it away. */
export function showProblem(form: HTMLFormElement, text: string | null): void {
  const box = form.querySelector<HTMLElement>('[data-problems]')
  const line = box?.querySelector('[data-problem]')
  if (!box || !line) return
  box.querySelector('ul')?.remove()
  line.textContent = text
  box.hidden = text === null
  if (text !== null) box.focus()
}

/** Shows that it is on its way: the button waits, in its own words. */
export function showBusy(form: HTMLFormElement, isBusy: boolean): void {
  const button = form.querySelector<HTMLButtonElement>('[data-submit]')
  if (!button) return
  button.dataset.label ??= button.textContent ?? ''
  button.disabled = isBusy
  button.textContent = isBusy ? (button.dataset.busy ?? '') : button.dataset.label
  form.toggleAttribute('aria-busy', isBusy)
}

/** Puts the thanks in the place of the form, with the reference number and, where it is named, the address written to. */
export function showSent(form: HTMLFormElement, { reference, email }: { reference: string; email: string }): HTMLElement | null {
  const sent = form.parentElement?.querySelector<HTMLElement>('[data-sent]') ?? null
  if (!sent) return null
  const fill = (selector: string, text: string) => {
    for (const place of sent.querySelectorAll(selector)) place.textContent = text
  }
  fill('[data-reference]', reference)
  fill('[data-email]', email)
  form.hidden = true
  sent.hidden = false
  sent.focus()
  return sent
}
