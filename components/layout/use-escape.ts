import { useEffect, useEffectEvent } from 'react'
import { isFreeEscape } from './enhance/dom'

/** Answers Escape while something is shown, where nothing that lies over the page (a dialog, an open panel) takes it first. */
export function useEscape(answer: () => void, isShown: boolean): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isFreeEscape(event)) return
    event.preventDefault()
    answer()
  })
  useEffect(() => {
    if (!isShown) return undefined
    const controller = new AbortController()
    document.addEventListener('keydown', (event) => onKey(event), { signal: controller.signal })
    return () => controller.abort()
  }, [isShown])
}
