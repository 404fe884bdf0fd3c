import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** What only the browser knows and never changes, such as whether it has a calendar; false in the document that the server makes. */
export const useInBrowser = (has: () => boolean): boolean => useSyncExternalStore(never, has, () => false)

/** Whether script is at work. */
export const useScripted = (): boolean => useInBrowser(() => true)
