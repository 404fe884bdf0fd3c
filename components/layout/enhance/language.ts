import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { target } from './dom'

const YEAR = 365 * 24 * 60 * 60

/** A chosen language is stored for paths without one, and the switch keeps query and hash. (Specification, section 2) */
export function enhanceLanguageLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, 'a[data-language]')
      if (!link) return
      document.cookie = `${LANGUAGE_COOKIE}=${link.dataset.language};path=/;max-age=${YEAR};samesite=lax`
      link.href = link.pathname + location.search + location.hash
    },
    { signal },
  )
}
