import { siteUrl } from '../environment'
import type { Locale } from '../rules/languages'
import { PRIVATE_PAGE } from '../rules/forms'

const addressWith = (query: Record<string, string>, language: Locale): string =>
  `${siteUrl()}/${language}${PRIVATE_PAGE}?${new URLSearchParams(query).toString()}`

/** The address of a private page. The secret stands in its query, which nothing logs or keeps. (docs/decisions/private-pages.md) */
export const pageWith = (token: string, language: Locale): string => addressWith({ link: token }, language)

/** Where another address for a submission is confirmed. */
export const confirmationWith = (token: string, language: Locale): string => addressWith({ confirm: token }, language)
