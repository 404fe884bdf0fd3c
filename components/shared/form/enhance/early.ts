import { FORM_PATIENCE } from '@/lib/forms/early.mjs'
import { showBusy } from './button'

/*
 * What was done before the script of a form came. The script in the page marks the same (lib/framework/page/boot.mjs): `data-waits` stands at
 * a form that was sent, `data-left` at fields that were left.
 */

const isHeld = ({ dataset }: HTMLFormElement) => 'waits' in dataset

function release(form: HTMLFormElement): boolean {
  if (!isHeld(form)) return false
  delete form.dataset.waits
  showBusy(form, false)
  return true
}

/** Whether a form was used in a way that its script has to take up. */
export function isUsed(form: HTMLFormElement): boolean {
  if (isHeld(form) || form.querySelector('[data-left]') || form.contains(document.activeElement)) return true
  const fields = [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')]
  return fields.some(({ type, value, defaultValue, checked, defaultChecked }) =>
    // A box says 'on' where its markup says nothing.
    ['checkbox', 'radio'].includes(type) ? checked !== defaultChecked : value !== defaultValue,
  )
}

/** Notes that a field was left; what it lacks is said when its rules are there. */
export function noteLeft({ target }: Event): void {
  if (target instanceof HTMLElement) target.dataset.left = ''
}

/** Whether a field was left before its rules were there. */
export const wasLeft = ({ dataset }: HTMLElement): boolean => 'left' in dataset

/** Holds a form that is sent before its script is there, for a while. */
export function hold(form: HTMLFormElement): void {
  if (isHeld(form)) return
  form.dataset.waits = ''
  showBusy(form, true)
  setTimeout(() => sendAsBrowser(form), FORM_PATIENCE)
}

/** Sends a form that was held by its script, which is there now. */
export function sendHeld(form: HTMLFormElement): void {
  if (release(form)) form.requestSubmit()
}

/** Sends a form that was held as without script, which did not come. */
export function sendAsBrowser(form: HTMLFormElement): void {
  if (release(form)) form.submit()
}
