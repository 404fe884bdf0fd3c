import { useEffect } from 'react'

/** A session on the site lasts for an hour (lib/preview/signed.ts): it is opened anew before that. */
const AGE_MS = 50 * 60_000

const LOOK_MS = 30_000

/** Asks for a new link before the session of the last one ends, also when the device has slept meanwhile. */
export function useRenewal(linkedAt: number | undefined, renew: () => void): void {
  useEffect(() => {
    if (linkedAt === undefined) return undefined
    const look = () => {
      if (!document.hidden && Date.now() - linkedAt > AGE_MS) renew()
    }
    const timer = setInterval(look, LOOK_MS)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }, [linkedAt, renew])
}
