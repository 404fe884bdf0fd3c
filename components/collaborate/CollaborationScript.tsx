'use client'

import { useEffect } from 'react'

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

/** Fetches what the tabs and the template need when they need it. Renders nothing. */
export function CollaborationScript() {
  useEffect(() => {
    const tabs = document.querySelector('[data-tabs]')
    const template = document.querySelector('[data-template]')
    if (tabs && tabs.scrollWidth > tabs.clientWidth) void import('./scroll-tabs').then(({ scrollTabs }) => scrollTabs(tabs))
    if (template) enhanceTemplate(template)
  }, [])
  return null
}
