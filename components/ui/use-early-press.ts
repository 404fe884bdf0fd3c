import { type RefObject, useEffect, useRef } from 'react'

/**
 * Answers a press of a button that came before its component was there: the script in the page has kept it
 * (`lib/framework/page/early.mjs`). The button says `data-early="self"`, and gets the ref.
 */
export function useEarlyPress(answer: () => void): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null)
  const answerNow = useRef(answer)
  useEffect(() => {
    const { imarEarly = [] } = globalThis
    const others = imarEarly.filter((pressed) => pressed !== button.current)
    if (others.length === imarEarly.length) return
    globalThis.imarEarly = others
    // On its way: the framework has come for it, and hands it on.
    if (!globalThis.imarPress?.eventPhase) answerNow.current()
  }, [])
  return button
}
