import { type RefObject, useEffect, useState } from 'react'

type Fullscreen = { isFullscreen: boolean; toggleFullscreen: () => void }

function leave(setFullscreen: (value: boolean) => void): void {
  setFullscreen(false)
  if (document.fullscreenElement) void document.exitFullscreen()
}

/** Fullscreen of an element; where the browser has none (phones), the caller's style stretches it over the window. */
export function useFullscreen(element: RefObject<HTMLElement | null>): Fullscreen {
  const [isFullscreen, setFullscreen] = useState(false)

  useEffect(() => {
    if (!isFullscreen) return
    const leftNatively = () => {
      if (!document.fullscreenElement) setFullscreen(false)
    }
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') leave(setFullscreen)
    }
    document.addEventListener('fullscreenchange', leftNatively)
    document.addEventListener('keydown', onKey)
    return () => {
      document.removeEventListener('fullscreenchange', leftNatively)
      document.removeEventListener('keydown', onKey)
    }
  }, [isFullscreen])

  const toggleFullscreen = () => {
    if (isFullscreen) return leave(setFullscreen)
    setFullscreen(true)
    element.current?.requestFullscreen?.().catch(() => undefined)
  }
  return { isFullscreen, toggleFullscreen }
}
