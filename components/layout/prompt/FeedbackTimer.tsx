'use client'

import { type ComponentType, useEffect, useState } from 'react'
import type { ToastProps } from './FeedbackToast'

/** Milliseconds after the page's arrival until the prompt is looked for; its script comes before, and with it the region in which it is announced. */
const DELAY = 5000
const AHEAD = 1000

/** Fetches the prompt for feedback when a page is read for a while: few pages show it. (Requirements, section 9) */
export function FeedbackTimer(props: Pick<ToastProps, 'words' | 'href'>) {
  const [toast, setToast] = useState<{ Toast: ComponentType<ToastProps>; arrived: number }>()
  useEffect(() => {
    const arrived = Date.now()
    // Without a line nobody is asked.
    const load = () =>
      import('./FeedbackToast').then(
        ({ FeedbackToast }) => setToast({ Toast: FeedbackToast, arrived }),
        () => undefined,
      )
    const timer = setTimeout(() => void load(), DELAY - AHEAD)
    return () => clearTimeout(timer)
  }, [])
  return toast && <toast.Toast {...props} arrived={toast.arrived} delay={AHEAD} />
}
