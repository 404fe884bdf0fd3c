'use client'

import { useEffect } from 'react'

/** What a visitor does first: points at the list, comes to it by keyboard, or types. */
const SIGNS = ['pointerover', 'focusin', 'input']

/**
 * Fetches what makes the list live when a visitor turns to it. Until it is there, and where it cannot be fetched, forms
 * and links work as they do without script. Gives a way to take it back.
 */
function wakeList(): () => void {
  const root = document.getElementById('events')
  const controller = new AbortController()
  const { signal } = controller
  const shown = location.search
  const sleep = () => {
    for (const sign of SIGNS) root?.removeEventListener(sign, wake)
    removeEventListener('popstate', wake)
  }
  const load = async () => {
    const { liveList } = await import('./live/live-list')
    root?.removeEventListener('submit', hold)
    if (root && !signal.aborted) liveList(root, signal, shown)
  }
  let loading: Promise<void> | undefined
  const wake = () => {
    sleep()
    loading ??= load()
    // Without the file, forms and links work as they do without script.
    loading.catch(() => root?.removeEventListener('submit', hold))
  }
  // 'Refresh' that is pressed before the file is there refreshes in place as soon as it is.
  const hold = (event: SubmitEvent) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    wake()
    loading?.then(
      () => form.requestSubmit(),
      () => form.submit(),
    )
  }
  root?.addEventListener('submit', hold)
  for (const sign of SIGNS) root?.addEventListener(sign, wake)
  // After a reload, Back takes back a filter within this document.
  addEventListener('popstate', wake)
  // The visitor may have been faster than this script.
  if (root?.matches(':hover, :focus-within')) wake()
  return () => {
    sleep()
    root?.removeEventListener('submit', hold)
    controller.abort()
  }
}

/** Lets the events list follow its filters without loading the page. Renders nothing. */
export function LiveList() {
  useEffect(wakeList, [])
  return null
}
