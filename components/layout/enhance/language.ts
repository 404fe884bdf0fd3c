import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { isLocale } from '@/lib/i18n/languages'
import { inLanguage } from '@/lib/i18n/paths'
import { target } from './dom'

const YEAR = 365 * 24 * 60 * 60

/** A chosen language is stored for paths without one, and the switch keeps query and hash. (Specification, section 2) */
export function enhanceLanguageLinks(signal: AbortSignal): void {
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, 'a[data-language]')
      const language = link?.dataset.language
      if (!link || !isLocale(language)) return
      document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR};samesite=lax`
      link.href = inLanguage(language, location.pathname) + location.search + location.hash
    },
    { signal },
  )
}
