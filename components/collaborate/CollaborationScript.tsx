'use client'

import { useEffect } from 'react'
import { watchForms } from '@/components/shared/form/enhance/watch'
import type { Tab } from './tab-names'

const loadActions = () => import('./save-template')

function enhanceTemplate(template: HTMLElement): void {
  // A copy has to follow the click at once, so its script is fetched as soon as somebody comes near.
  for (const sign of ['pointerover', 'focusin']) template.addEventListener(sign, () => void loadActions().catch(() => null), { once: true })
  template.addEventListener('click', (event) => {
    const action = event.target instanceof Element && event.target.closest('[data-failed]')
    if (!action || event.ctrlKey || event.metaKey) return
    if (action instanceof HTMLAnchorElement) event.preventDefault()
    loadActions().then(
      ({ act }) => act(action, template),
      () => template.querySelector('[role=alert]')?.replaceChildren(action.dataset.failed ?? ''),
    )
  })
}

/** The form of each tab that is no client component yet. */
function watchForm(tab: Tab): (() => void) | undefined {
  if (tab === 'individuals') return undefined
  if (tab === 'organizations') return watchForms('partnership', () => import('./send-partnership'))
  return watchForms('idea', () => import('./send-idea'))
}

/** Fetches what the tabs, the template and the form need when they need it. Renders nothing. */
export function CollaborationScript({ tab }: { tab: Tab }) {
  useEffect(() => watchForm(tab), [tab])
  useEffect(() => {
    const tabs = document.querySelector('[data-tabs]')
    const template = document.querySelector('[data-template]')
    if (tabs && tabs.scrollWidth > tabs.clientWidth) void import('./scroll-tabs').then(({ scrollTabs }) => scrollTabs(tabs))
    if (template) enhanceTemplate(template)
  }, [])
  return null
}
