import { type RefObject, useEffect, useState } from 'react'

type Fullscreen = { isFullscreen: boolean; toggleFullscreen: () => void; leaveFullscreen: () => void }

/** Fullscreen of an element; where the browser has none (phones), the caller's style stretches it over the window. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFullscreen, setFullscreen] = useState(false)

  useEffect(() => {
    const leftNatively = () => {
      if (!document.fullscreenElement) setFullscreen(false)
    }
    document.addEventListener('fullscreenchange', leftNatively)
    return () => document.removeEventListener('fullscreenchange', leftNatively)
  }, [])

  const leaveFullscreen = () => {
    setFullscreen(false)
    if (document.fullscreenElement) void document.exitFullscreen()
  }
  const toggleFullscreen = () => {
    if (isFullscreen) return leaveFullscreen()
    setFullscreen(true)
    element.current?.requestFullscreen?.().catch(() => undefined)
  }
  return { isFullscreen, toggleFullscreen, leaveFullscreen }
}
