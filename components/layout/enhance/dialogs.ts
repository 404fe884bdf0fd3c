import { finishClosing, whenClosed } from '@/components/ui/dialog/closing'
import { takeHistoryEntry } from '@/components/ui/dialog/history-entry'
import { idOfHash } from '@/lib/visit/hash'
import { opensHere, target } from './dom'
import { followLinksOut } from './layer-links'

const OPENER = 'a[data-dialog]'

/** The dialog that an address within the page names, or null. */
function dialogOf(hash: string): HTMLDialogElement | null {
  const element = document.getElementById(idOfHash(hash))
  return element instanceof HTMLDialogElement && 'dialog' in element.dataset ? element : null
}

type Opening = { opener: HTMLElement | null; entry?: 'added' | 'present' | 'arrival' }

function open(dialog: HTMLDialogElement, { opener, entry }: Opening): void {
  if (dialog.open) return
  dialog.querySelector('[data-close]')?.setAttribute('role', 'button')
  finishClosing(dialog)
  dialog.showModal()
  const leave = takeHistoryEntry(dialog.id, { address: `#${dialog.id}`, entry, close: () => dialog.close() })
  const follow = followLinksOut(dialog, () => dialog.close())
  whenClosed(dialog, () => {
    leave(follow())
    opener?.focus()
  })
}

/** Opens the dialog that the address names, if any: a shared link, a click that came before this script, or the history. */
function openByAddress(entry: 'present' | 'arrival'): void {
  const dialog = dialogOf(location.hash)
  const opener = dialog && document.querySelector<HTMLElement>(`${OPENER}[href="#${CSS.escape(dialog.id)}"]`)
  if (dialog) open(dialog, { opener, entry })
}

/**
 * Dialogs as modal windows: opened by their links, by Space too; closed by ×, Escape and a click beside them, and by Back.
 * The browser keeps the focus inside. Their address stands in the address bar while they are open.
 */
export function enhanceDialogs(signal: AbortSignal): void {
  let pressed: EventTarget | null = null

  document.addEventListener('pointerdown', (event) => (pressed = event.target), { signal })
  document.addEventListener(
    'click',
    (event) => {
      const closing = target(event, '[data-close]')?.closest('dialog')
      const opener = target<HTMLAnchorElement>(event, OPENER)
      const dialog = opener && dialogOf(opener.hash)
      // Not where a selection of text that began inside happens to end.
      const beside = pressed === event.target && pressed instanceof HTMLDialogElement ? dialogOf(`#${pressed.id}`) : null
      if (closing?.open) event.preventDefault()
      for (const over of [closing, beside]) over?.close()
      if (!dialog || !opensHere(event)) return
      event.preventDefault()
      open(dialog, { opener })
    },
    { signal },
  )
  document.addEventListener(
    'keydown',
    (event) => {
      const pressable = event.key === ' ' && target(event, `${OPENER}, dialog[open] [data-close]`)
      if (!pressable) return
      event.preventDefault()
      pressable.click()
    },
    { signal },
  )
  addEventListener('hashchange', () => openByAddress('present'), { signal })
  document.documentElement.dataset.dialogs = ''
  openByAddress('arrival')
}
