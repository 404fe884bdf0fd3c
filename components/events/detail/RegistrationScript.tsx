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
  const click = ({ target }: Event) => {
    const button = panel && target instanceof Element && target.closest(`[href="#${REGISTER}"], [data-cancel]`)
    if (!button) return
    panel.open = button.matches('a')
    isAsked = panel.open
    if (!panel.open) summary?.focus()
  }
  // Only now: a link that leads into the page takes the focus away after its click.
  const toggle = () => {
    if (panel?.open && (isAsked || document.activeElement === summary)) panel.querySelector<HTMLElement>('[name=name]')?.focus()
    isAsked = false
  }
  document.addEventListener('click', click)
  panel?.addEventListener('toggle', toggle)
  return () => {
    document.removeEventListener('click', click)
    panel?.removeEventListener('toggle', toggle)
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
