import { setTimeout as wait } from 'node:timers/promises'
import type { Redirects } from '@/lib/entities/redirects'
import { marks } from '@/lib/framework/cache/marks.mjs'
import { SharedWork } from '@/lib/framework/cache/shared-work'
import { processState } from '@/lib/framework/process/process-state.mjs'
import { PAGED_MODELS, pagesOf } from '@/lib/i18n/document-pages.mjs'
import { path, splitPath } from '@/lib/i18n/paths'
import { LOCALE_PATTERN } from '@/rules/languages'
import { plainPath } from '@/rules/redirects'

/** So long the list is known, or until something is published. Milliseconds. */
const KEEP_MS = 10_000

/** So long somebody who asks for what is not there waits for it, and so long nobody does after it could not be had. Milliseconds. */
const PATIENCE_MS = 1000
const PAUSE_MS = 5000

const CALENDAR_FILE = '/calendar.ics'
const PLAIN_PATH = /^\/[^?#]*$/

/** Below a list of documents, whatever is asked of it. */
const DOCUMENT = new RegExp(`^/(?:${LOCALE_PATTERN})(?:${PAGED_MODELS.map((model) => pagesOf(model).list).join('|')})/[^/?]+(?:\\?|$)`)

/** Where something is now that once stood at an address: another address, or nowhere. */
export type Former = { location: string } | 'gone'

type Known = { redirects: Redirects; at: number; published: number }

/** Whether an answer leads from a document to where others are: it may have moved. */
export const leadsFromDocument = (url: string, status: number) => status === 307 && DOCUMENT.test(url)

/** A target as a header can carry it; what is encoded already stays. */
const inAscii = (target: string) => target.toWellFormed().replace(/[^\u0021-\u007e]+/gu, encodeURIComponent)

/** Knows addresses at which something once stood. (docs/decisions/former-addresses.md) */
export class FormerAddresses {
  readonly #reading = new SharedWork<void>()
  #known: Known | undefined
  #pausedUntil = 0

  /** What became of an address that is not found; null where nothing ever was. What cannot be read in time counts as it was before. */
  async find(url: string): Promise<Former | null> {
    if (!this.#isFresh && Date.now() >= this.#pausedUntil) await Promise.race([this.#readOnce(), wait(PATIENCE_MS, undefined, { ref: false })])
    const [address = '', ...query] = url.split('?')
    const [language, route] = splitPath(address)
    const target = this.#targetOf(plainPath(route).replace(/(.)\/+$/, '$1'))
    if (target === undefined) return null
    if (target === null) return 'gone'
    const search = query.length > 0 && !target.includes('?') ? `?${query.join('?')}` : ''
    const [before = '', hash] = target.split('#')
    const located = `${inAscii(before)}${search}${hash === undefined ? '' : `#${hash}`}`
    // Without a language it is chosen as for any other path.
    return { location: language && target.startsWith('/') ? path(language, located) : located }
  }

  /** Calendars ask for the file of an event for as long as it stands in them. */
  #targetOf(route: string): string | null | undefined {
    const redirects = this.#known?.redirects
    const found = redirects?.get(route)
    if (found !== undefined || !route.endsWith(CALENDAR_FILE)) return found
    const target = redirects?.get(route.slice(0, -CALENDAR_FILE.length))
    return target && PLAIN_PATH.test(target) ? target + CALENDAR_FILE : target
  }

  get #isFresh(): boolean {
    return this.#known?.published === marks.count && Date.now() - this.#known.at < KEEP_MS
  }

  #readOnce(): Promise<void> {
    return this.#reading.do('', () => this.#read())
  }

  async #read(): Promise<void> {
    const read = processState.readRedirects
    if (!read) return
    const published = marks.count
    try {
      const redirects = new Map([...(await read())].map(([address, target]): [string, string | null] => [plainPath(address), target]))
      this.#known = { redirects, at: Date.now(), published }
    } catch {
      // The content client has said so.
      this.#pausedUntil = Date.now() + PAUSE_MS
    }
  }
}
