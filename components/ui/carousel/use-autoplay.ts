import { type FocusEvent, type RefObject, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { prefersStill } from '../stillness'

const never = () => () => undefined

/** Whether nothing may move by itself for this visitor. */
export const useStillness = (): boolean => useSyncExternalStore(never, prefersStill, () => false)

/** Calls `advance` every `delay` milliseconds while it runs; the time starts anew after each rest. */
export function useAutoplay(delay: number, isRunning: boolean, advance: () => void): void {
  const onTime = useEffectEvent(advance)
  useEffect(() => {
    if (!isRunning) return undefined
    const timer = setInterval(() => onTime(), delay)
    return () => clearInterval(timer)
  }, [delay, isRunning])
}

/** Whether an element is on the screen or near it. */
export function useNearness(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), { rootMargin: '200px' })
    if (element.current) observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
  return isNear
}

/** Whether a pointer rests on an element or the focus is in it: `handlers` are for the element. */
export function useAttention() {
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)
  const handlers = {
    onMouseEnter: () => setHovered(true),
    onMouseLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocused(currentTarget.contains(relatedTarget)),
  }
  return { hasAttention: isHovered || isFocused, handlers }
}
