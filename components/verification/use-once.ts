import { useEffect, useRef } from 'react'

/** Runs what the page begins with, once; not at all where it has begun otherwise. */
export function useOnce(run: () => void, isWanted: boolean): void {
  const wanted = useRef(isWanted)
  const first = useRef(run)
  useEffect(() => {
    if (!wanted.current) return
    wanted.current = false
    first.current()
  }, [])
}
