import { path } from '@/lib/i18n/paths'
import { PRIVATE_PAGE } from '@/rules/forms'
import type { Locale } from '@/rules/languages'

/** What the address of a private page carries. */
export type Carried = {
  /** The secret of the link. */
  link?: string
  /** The secret by which another address is confirmed. */
  confirm?: string
  /** The name of an answer that is shown. */
  answer?: string
}

const LONGEST = 100

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' && value.length <= LONGEST ? value : undefined)

/** The parts of an address that mean something here. */
export const carriedBy = (parameters: Record<string, unknown>): Carried => ({
  link: textOf(parameters.link),
  confirm: textOf(parameters.confirm),
  answer: textOf(parameters.answer),
})

/** The page in this language, with the secret and the answer; the page that asks for an address where there is none. */
export function privatePage(locale: Locale, { link, confirm, answer }: Carried = {}): string {
  const query = new URLSearchParams({ ...(link && { link }), ...(confirm && { confirm }), ...(answer && { answer }) }).toString()
  return path(locale, PRIVATE_PAGE) + (query && `?${query}`)
}

/** Where its forms are sent to. The secret goes with what they send, in no address. */
export const privateReceiver = (locale: Locale): string => path(locale, `/send${PRIVATE_PAGE}`)

/** The same for files, of which one may be too large to be read with what stands beside it. */
export const privateFileReceiver = (locale: Locale, link: string): string => `${privateReceiver(locale)}?${new URLSearchParams({ link }).toString()}`
