import type { KeyboardEvent } from 'react'

type Actions = {
  page: number
  goTo: (page: number) => void
  changeZoom: (direction: 1 | -1) => void
}

/** Page Up and Down turn pages, + and - zoom. */
export function usePageKeys({ page, goTo, changeZoom }: Actions) {
  const actions: Record<string, () => void> = {
    PageDown: () => goTo(page + 1),
    PageUp: () => goTo(page - 1),
    '+': () => changeZoom(1),
    '-': () => changeZoom(-1),
  }
  return (event: KeyboardEvent) => {
    const action = event.ctrlKey || event.metaKey || event.altKey ? undefined : actions[event.key]
    if (!action) return
    event.preventDefault()
    action()
  }
}
