import { showBusy } from '@/components/shared/form/enhance/button'
import { focusField, showFieldTexts } from '@/components/shared/form/enhance/show'
import { ask } from './ask'
import { showNote } from './note'
import { Panel } from './panel'

async function sendLink(form: HTMLFormElement, panel: Panel): Promise<void> {
  const answering = ask(form)
  panel.wait()
  panel.show(await answering)
}

/** What was typed stays; a code that is right takes the place of the link. */
async function sendTyped(form: HTMLFormElement, panel: Panel): Promise<void> {
  if (form.hasAttribute('aria-busy')) return
  const answering = ask(form)
  showNote(form, null)
  showBusy(form, true)
  const said = await answering
  showBusy(form, false)
  if (said.state === 'done' && form.dataset.by === 'code') {
    panel.show(said)
    panel.focus()
    return
  }
  const { errors = {} } = said
  showFieldTexts(form, errors)
  const place = showNote(form, said)
  if (Object.keys(errors).length > 0) focusField(form, Object.keys(errors))
  else place?.focus()
}

/** Lets the forms of a verification or cancellation page answer in it, and sends a link that was just opened. (Requirements, section 4) */
export function enhance(signal: AbortSignal): void {
  const root = document.querySelector('[data-verification]')
  if (!root || signal.aborted) return
  const panel = new Panel(root)
  const submit = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    if (form.dataset.by === 'link') {
      // Its button is about to go.
      panel.focus()
      void sendLink(form, panel)
    } else {
      void sendTyped(form, panel)
    }
  }
  root.addEventListener('submit', submit, { signal })
  const link = root.querySelector<HTMLFormElement>('form[data-automatic]')
  if (!link) return
  delete link.dataset.automatic
  void sendLink(link, panel)
}
