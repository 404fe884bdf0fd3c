import { finishClosing, whenClosed } from '@/components/ui/dialog/closing'
import { takeHistoryEntry } from '@/components/ui/dialog/history-entry'
import { fillSent } from './show'

/** Opens one of the dialogs that stand beside a form; the focus returns to its button. */
function open(form: HTMLFormElement, kind: 'sent' | 'failed'): HTMLDialogElement | null {
  const dialog = document.getElementById(form.id.replace(/form$/, kind))
  if (!(dialog instanceof HTMLDialogElement)) return null
  finishClosing(dialog)
  dialog.showModal()
  const leave = takeHistoryEntry(dialog.id, { close: () => dialog.close() })
  whenClosed(dialog, () => {
    leave()
    form.querySelector('[data-submit]')?.focus()
  })
  return dialog
}

/** Thanks for an application, with its reference number and the address that is written to. */
export function showSentDialog(form: HTMLFormElement, sent: { reference: string; email: string }): void {
  const dialog = open(form, 'sent')
  if (dialog) fillSent(dialog, sent)
}

/** Says why an application could not be sent; without a reason, what can be done. (Requirements, section 8) */
export function showErrorDialog(form: HTMLFormElement, text: string | null, retry?: () => void): void {
  const dialog = open(form, 'failed')
  if (!dialog) return
  const [message, standard] = dialog.querySelectorAll<HTMLElement>('[data-message], [data-default]')
  const button = dialog.querySelector<HTMLButtonElement>('[data-retry]')
  if (!message || !standard || !button) return
  message.textContent = text
  message.hidden = text === null
  standard.hidden = text !== null
  button.hidden = !retry
  button.onclick = () => {
    dialog.close()
    retry?.()
  }
}
