/** Puts the button of a form in the state of the form, with the label that it has for it. */
function showButton(form: HTMLFormElement, busy?: string): void {
  const button = form.querySelector<HTMLButtonElement>('[data-submit]')
  if (!button) return
  const labels = button.dataset
  labels.label ??= button.textContent ?? ''
  const [isBusy, isBlocked] = [form.hasAttribute('aria-busy'), 'blocked' in form.dataset]
  // It keeps the focus, and who presses it is told what is wrong.
  if (isBusy || isBlocked) button.setAttribute('aria-disabled', 'true')
  else button.removeAttribute('aria-disabled')
  button.textContent = (isBusy ? (busy ?? labels.busy) : isBlocked && labels.blocked) || labels.label
}

/** Shows that it is on its way: the button waits, in its own words or in these. */
export function showBusy(form: HTMLFormElement, isBusy: boolean, words?: string): void {
  if (isBusy) form.setAttribute('aria-busy', 'true')
  else form.removeAttribute('aria-busy')
  showButton(form, words)
}
