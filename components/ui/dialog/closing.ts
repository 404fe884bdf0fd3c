const unfinished = new WeakMap<HTMLDialogElement, () => void>()

/** Does what follows from the closing of a dialog that is about to be opened again: the browser tells of a closing a moment later. */
export function finishClosing(dialog: HTMLDialogElement): void {
  unfinished.get(dialog)?.()
}

/** Calls `act` once when an open dialog has been closed, by whatever means. */
export function whenClosed(dialog: HTMLDialogElement, act: () => void): void {
  const controller = new AbortController()
  const finish = () => {
    controller.abort()
    unfinished.delete(dialog)
    act()
  }
  unfinished.set(dialog, finish)
  // An open one has been opened again since.
  dialog.addEventListener('close', () => dialog.open || finish(), { signal: controller.signal })
}
