import { CONSENT_KEY, consentOf, storeConsent, storedConsent } from '@/lib/visit/consent'
import { startAnalytics } from './consent'
import { isFreeEscape, target } from './dom'

const BANNER = '#consent'

/** The buttons of the consent banner, Escape, and the way back to it from the footer. (Requirements, section 4) */
export function enhanceConsentChoice(signal: AbortSignal): void {
  const { dataset } = document.documentElement
  const banner = document.querySelector<HTMLElement>(BANNER)
  const toggle = banner?.querySelector<HTMLInputElement>('[name=analytics]')
  if (!banner || !toggle) return
  let opener: HTMLElement | null = null

  const show = (view: 'question' | 'preferences') => (banner.dataset.view = view)
  const hide = () => {
    const hadFocus = banner.contains(document.activeElement)
    delete dataset.ask
    if (hadFocus) opener?.focus()
    opener = null
  }
  const choose = (analytics: boolean) => {
    storeConsent(consentOf(analytics))
    hide()
    if (analytics) startAnalytics()
  }
  const customize = () => {
    toggle.checked = storedConsent()?.preferences.analytics ?? false
    show('preferences')
    toggle.focus()
  }
  const actions: Record<string, (button: HTMLElement) => void> = {
    all: () => choose(true),
    necessary: () => choose(false),
    save: () => choose(toggle.checked),
    customize,
    back: () => {
      show('question')
      banner.querySelector<HTMLElement>('[data-consent=customize]')?.focus()
    },
    open: (button) => {
      opener = button
      show('question')
      dataset.ask = 'again'
      banner.focus()
    },
  }

  document.addEventListener(
    'click',
    (event) => {
      const button = target(event, '[data-consent]')
      if (button) actions[button.dataset.consent ?? '']?.(button)
    },
    { signal },
  )
  document.addEventListener('keydown', (event) => isFreeEscape(event) && hide(), { signal })
  // A choice in another tab holds here as well.
  addEventListener('storage', ({ key }) => key === CONSENT_KEY && storedConsent() && hide(), { signal })
}
