'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'
import { REGISTER } from './detail-actions'

/**
 * The button of the event's facts opens the registration, 'Cancel' closes it; the focus goes along. Where a draft opens it, the
 * focus stays where it is. Returns what ends it.
 */
export function watchDisclosure(): () => void {
  const panel = document.querySelector<HTMLDetailsElement>('[data-registration]')
  const summary = panel?.querySelector('summary')
  let isAsked = false
  let isLed = false
  const focusName = () => panel?.querySelector<HTMLElement>('[name=name]')?.focus()
  const click = (event: Event) => {
    if (!panel || !(event.target instanceof Element)) return
    const link = event.target.closest(`[href="#${REGISTER}"]`)
    if (link) {
      panel.open = true
      isLed = location.hash !== `#${REGISTER}`
      if (!isLed) event.preventDefault()
    }
    if (event.target.closest('[data-cancel]')) {
      panel.open = false
      summary?.focus()
    }
    isAsked = link !== null || summary?.contains(event.target) === true
  }
  const toggle = () => {
    if (panel?.open && isAsked) focusName()
    isAsked = false
  }
  // A link that leads into the page takes the focus away: Chromium before the panel says that it is open, Firefox after it.
  const hashChange = () => {
    openLinked()
    if (isLed) focusName()
    isLed = false
  }
  // Browsers that do not open it for a link by themselves.
  const openLinked = () => {
    if (panel && location.hash === `#${REGISTER}`) panel.open = true
  }
  openLinked()
  document.addEventListener('click', click)
  panel?.addEventListener('toggle', toggle)
  addEventListener('hashchange', hashChange)
  return () => {
    document.removeEventListener('click', click)
    panel?.removeEventListener('toggle', toggle)
    removeEventListener('hashchange', hashChange)
  }
}

/** Opens and closes the registration, and lets it answer at once. Renders nothing. */
export function RegistrationScript() {
  useEffect(() => {
    const ends = [watchForms('registration', () => import('./send-registration')), watchDisclosure()]
    return () => ends.forEach((end) => end())
  }, [])
  return null
}
