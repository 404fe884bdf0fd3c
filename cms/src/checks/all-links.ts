import type { UID } from '@strapi/strapi'
import { contentUids } from '../content-types'
import { externalLinks, internalLinks, isNowhere, pathIn } from '../documents/site-links'
import { wholePopulate } from '../documents/whole'
import { siteUrl } from '../environment'
import { isLocalized, isPublished, titleOf } from '../documents/draft'
import { DEFAULT_LOCALE } from '../rules/languages'
import { sideBySide } from '../side-by-side'
import { isDead } from './external'

/** Where a link stands that leads nowhere. */
export type BrokenLink = { link: string; uid: UID.ContentType; documentId: string; language: string | null; title: string }

/** So many documents are held at once. */
const PAGE = 50

/** So many addresses are asked for at once. */
const AT_ONCE = 4

/** More are no list to work through. */
const MOST = 500

type Place = Omit<BrokenLink, 'link'>
type Row = Record<string, unknown> & { id: number; documentId: string; locale: string | null }

/** The addresses that are written anywhere on the site, each with the places where it is, as it is written there. */
type Written = Map<string, { isInternal: boolean; places: (Place & { link: string })[] }>

async function collect(uid: UID.ContentType, written: Written, withExternal: boolean): Promise<void> {
  const site = siteUrl()
  const populate = wholePopulate(uid)
  const where = isPublished(uid) ? { publishedAt: { $notNull: true } } : {}
  for (let after = 0; ; ) {
    const rows: Row[] = await strapi.db.query(uid).findMany({ where: { $and: [where, { id: { $gt: after } }] }, populate, orderBy: { id: 'asc' }, limit: PAGE })
    for (const row of rows) {
      const language = isLocalized(uid) ? row.locale : null
      const place = { uid, documentId: row.documentId, language, title: titleOf(uid, row) }
      const note = (address: string, isInternal: boolean, link: string) => {
        const known = written.get(address) ?? { isInternal, places: [] }
        known.places.push({ ...place, link })
        written.set(address, known)
      }
      for (const link of internalLinks(row, site)) note(pathIn(link, language ?? DEFAULT_LOCALE), true, link)
      for (const link of withExternal ? externalLinks(row, site) : []) note(link, false, link)
    }
    const last = rows.at(-1)
    if (!last) return
    after = last.id
  }
}

/** Every link of what is published that leads nowhere, and how many addresses were asked for. Throws when `signal` aborts. */
export async function findBrokenLinks(withExternal: boolean, signal: AbortSignal): Promise<{ checked: number; links: BrokenLink[] }> {
  const written: Written = new Map()
  for (const uid of contentUids()) await collect(uid as UID.ContentType, written, withExternal)
  const links: BrokenLink[] = []
  await sideBySide(AT_ONCE, [...written.entries()], async ([address, { isInternal, places }]) => {
    signal.throwIfAborted()
    if (await (isInternal ? isNowhere(address, signal) : isDead(address, signal))) links.push(...places)
  })
  signal.throwIfAborted()
  return { checked: written.size, links: links.slice(0, MOST) }
}
