import { opensHere, target } from './dom'

const OPENER = 'a[data-dialog]'

/** The dialog that an address within the page names, or null. */
function dialogOf(hash: string): HTMLDialogElement | null {
  const element = hash.length > 1 ? document.getElementById(decodeURIComponent(hash.slice(1))) : null
  return element instanceof HTMLDialogElement && 'dialog' in element.dataset ? element : null
}

/** Without a new entry in the history; past the framework, which would take it for a way to another page. */
function writeAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

function open(dialog: HTMLDialogElement, opener: HTMLElement | null, back: string): void {
  if (dialog.open) return
  dialog.querySelector('[data-close]')?.setAttribute('role', 'button')
  dialog.showModal()
  writeAddress(`#${dialog.id}`)
  dialog.addEventListener(
    'close',
    () => {
      writeAddress(back)
      opener?.focus()
    },
    { once: true },
  )
}

/** Opens the dialog that the address names, if any: a shared link, a click that came before this script, or the history. */
function openByAddress(): void {
  const dialog = dialogOf(location.hash)
  const opener = dialog && document.querySelector<HTMLElement>(`${OPENER}[href="#${CSS.escape(dialog.id)}"]`)
  if (dialog) open(dialog, opener, location.pathname + location.search)
}

/**
 * Dialogs as modal windows: opened by their links, by Space too; closed by ×, Escape and a click beside them. The browser keeps
 * the focus inside. Their address stands in the address bar while they are open.
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
      open(dialog, opener, location.href)
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
  addEventListener('hashchange', openByAddress, { signal })
  document.documentElement.dataset.dialogs = ''
  openByAddress()
}
