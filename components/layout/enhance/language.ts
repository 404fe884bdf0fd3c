import { LANGUAGE_COOKIE } from '@/lib/i18n/language-cookie'
import { target } from './dom'

/** What a list is filtered by, which changes in place. */
const CHOICES = /\/by\/(?!page\/).*?(?=\/page\/|$)|$/

const YEAR = 365 * 24 * 60 * 60

function store(language: string): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR};samesite=lax`
}

/**
 * The language of the address is stored for paths without one; the switch keeps filters, query and hash, and stores the language that it
 * leads to, which the list of a missing translation has as well. (Requirements, sections 2 and 4)
 */
export function enhanceLanguageLinks(signal: AbortSignal): void {
  store(document.documentElement.lang)
  document.addEventListener(
    'click',
    (event) => {
      const link = target<HTMLAnchorElement>(event, 'a[data-language]')
      if (!link) return
      store(link.dataset.language ?? '')
      const [choices = ''] = CHOICES.exec(location.pathname) ?? []
      link.href = link.pathname.replace(CHOICES, choices) + location.search + location.hash
    },
    { signal },
  )
}
