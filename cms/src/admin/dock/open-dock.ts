import { useCallback, useSyncExternalStore } from 'react'

/** What can stand beside the form: one thing at a time. */
export type DockName = 'source' | 'preview'

let open: DockName | null = null
const listeners = new Set<() => void>()

function set(next: DockName | null): void {
  open = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether that stands beside the form, and how to open and close it. It stays open from document to document. */
export function useDock(name: DockName) {
  const isOpen = useSyncExternalStore(subscribe, () => open === name)
  const toggle = useCallback(() => set(open === name ? null : name), [name])
  return { isOpen, toggle }
}
