/** Why nothing advances at the moment. */
export type Reason = 'visitor' | 'pointer' | 'focus' | 'offscreen'

export type Autoplay = {
  hold: (reason: Reason) => void
  release: (reason: Reason) => void
  stop: () => void
}

/** Calls `advance` every `delay` milliseconds for as long as no reason holds it; the time starts anew after each. */
export function autoplay(delay: number, advance: () => void, held: Iterable<Reason> = []): Autoplay {
  const reasons = new Set(held)
  let timer: ReturnType<typeof setInterval> | undefined

  const update = () => {
    clearInterval(timer)
    if (reasons.size === 0) timer = setInterval(advance, delay)
  }
  update()
  return {
    hold: (reason) => {
      reasons.add(reason)
      update()
    },
    release: (reason) => {
      if (reasons.delete(reason)) update()
    },
    stop: () => clearInterval(timer),
  }
}

/** Holds while a pointer rests on the element or the focus is in it. Gives a way to stop watching. */
export function holdOnAttention(element: HTMLElement, { hold, release }: Autoplay): () => void {
  const ended = new AbortController()
  const on = (type: keyof HTMLElementEventMap, listener: (event: Event) => void) => element.addEventListener(type, listener, { signal: ended.signal })
  on('mouseenter', () => hold('pointer'))
  on('mouseleave', () => release('pointer'))
  on('focusin', () => hold('focus'))
  on('focusout', (event) => {
    const next = event instanceof FocusEvent ? event.relatedTarget : null
    if (!(next instanceof Node && element.contains(next))) release('focus')
  })
  return () => ended.abort()
}
