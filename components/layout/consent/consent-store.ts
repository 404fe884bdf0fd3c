import { useSyncExternalStore } from 'react'
import { CONSENT_KEY, storedConsent } from '@/lib/visit/consent'

/*
 * Whether the question about cookies is open stands at the root element, where the script in the head sets it before anything is painted
 * (lib/framework/page/head.mjs) and the style sheet shows the banner by it. Whoever waits for the answer asks here.
 */

const listeners = new Set<() => void>()

/** Whether the question is open now. Browser only. */
export const isAsking = (): boolean => 'ask' in document.documentElement.dataset

/** Opens the question, or closes it. */
export function setAsking(asks: boolean): void {
  if (asks) document.documentElement.dataset.ask = ''
  else delete document.documentElement.dataset.ask
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  // A choice in another tab holds here as well.
  const follow = ({ key }: StorageEvent) => key === CONSENT_KEY && storedConsent() && setAsking(false)
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

/** Whether the question is open. On the server nobody is asked. */
export const useIsAsking = (): boolean => useSyncExternalStore(subscribe, isAsking, () => false)
