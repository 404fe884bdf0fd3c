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
  const wake = () => {
    sleep()
    void import('./live/live-list').then(({ liveList }) => root && !signal.aborted && liveList(root, signal, shown))
  }
  for (const sign of SIGNS) root?.addEventListener(sign, wake)
  // After a reload, Back takes back a filter within this document.
  addEventListener('popstate', wake)
  // The visitor may have been faster than this script.
  if (root?.matches(':hover, :focus-within')) wake()
  return () => {
    sleep()
    controller.abort()
  }
}

/** Lets the events list follow its filters without loading the page. Renders nothing. */
export function LiveList() {
  useEffect(wakeList, [])
  return null
}
