import { type RefObject, useEffect, useEffectEvent } from 'react'
import { finishClosing, whenClosed } from './closing'
import { takeHistoryEntry } from './history-entry'

/** Shows a dialog over the page while it is wanted: Back closes it, and `onClosed` hears of it, by whatever means it was closed. */
export function useModal(dialog: RefObject<HTMLDialogElement | null>, isWanted: boolean, onClosed: () => void): void {
  const close = useEffectEvent(onClosed)
  useEffect(() => {
    const { current } = dialog
    if (!current || !isWanted) return
    finishClosing(current)
    current.showModal()
    const leave = takeHistoryEntry(current.id, { close: () => current.close() })
    whenClosed(current, () => {
      leave()
      close()
    })
  }, [dialog, isWanted])
}
