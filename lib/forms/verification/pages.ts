import { path } from '@/lib/i18n/paths'
import { LINK_PAGES } from '@/rules/forms'
import type { Locale } from '@/rules/languages'

/** Where the links of mails lead that ask for something; the last part of the address. */
export const PAGES = Object.values(LINK_PAGES)

export type Page = (typeof PAGES)[number]

/** Those that are about a seat at an event. */
export type SeatPage = typeof LINK_PAGES.registration | typeof LINK_PAGES.offer

export const isSeatPage = (page: Page): page is SeatPage => page === LINK_PAGES.registration || page === LINK_PAGES.offer

/** Whether a part of an address names one of them. */
export const isPage = (name: string): name is Page => PAGES.some((page) => page === name)

export type Parameters = Record<string, string | string[] | undefined>

/** What of an address is handed on. */
const KEPT = ['email', 'token', 'id']

function withLink(address: string, parameters: Parameters, more: Record<string, string> = {}): string {
  const kept = KEPT.flatMap((name) => (typeof parameters[name] === 'string' ? [[name, parameters[name]]] : []))
  const query = new URLSearchParams([...kept, ...Object.entries(more)]).toString()
  return query ? `${address}?${query}` : address
}

/** The page of a link, in this language. */
export const pageOf = (locale: Locale, page: Page, parameters: Parameters, more?: Record<string, string>): string =>
  withLink(path(locale, `/verification/${page}`), parameters, more)

/** Where the forms of that page are sent to. */
export const receiverOf = (locale: Locale, page: Page, parameters: Parameters): string => withLink(path(locale, `/send/verification/${page}`), parameters)
