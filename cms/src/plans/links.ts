import type { UID } from '@strapi/strapi'
import type { About } from '../documents/draft'
import { internalLinks, isNowhere, pathIn } from '../documents/site-links'
import { wholePopulate } from '../documents/whole'
import { entities } from '../entities'
import { siteUrl } from '../environment'
import { DEFAULT_LOCALE } from '../rules/languages'
import { sideBySide } from '../side-by-side'
import { uidOf } from '../uids'
import { findPlans } from './plan'

/** More links than that are not followed: no page has them. */
const MOST = 100

/** So many addresses are asked for at once. */
const AT_ONCE = 8

/** How long an editor waits for the site. Milliseconds. */
const PATIENCE = 5000

/** Whether the document itself stands there, or one that is planned to be published by then. */
async function willBeThere(path: string, about: About, at: Date): Promise<boolean> {
  const [, , folder, name] = path.split('/')
  const [type, entity] = Object.entries(entities).find(([, { page }]) => page?.list === `/${folder}`) ?? []
  if (!type || !entity?.page || !name) return false
  const uid = uidOf(type) as UID.ContentType
  const draft = await strapi.db.query(uid).findOne({ where: { [entity.page.name]: name, publishedAt: null }, select: ['documentId'] })
  if (!draft) return false
  if (uid === about.uid && draft.documentId === about.documentId) return true
  const plans = await findPlans({ aboutUid: uid, aboutId: draft.documentId, action: 'publish', state: 'planned', at: { $lte: at } })
  return plans.length > 0
}

/** The links of a draft that lead nowhere on the site, and will not by then, as they are written. Links that were not answered when `signal` aborts count as good. */
export async function brokenLinks(about: About, at: Date, signal = AbortSignal.timeout(PATIENCE)): Promise<string[]> {
  const { uid, documentId, language } = about
  const where = { documentId, publishedAt: null, ...(language && { locale: language }) }
  const draft: unknown = await strapi.db.query(uid).findOne({ where, populate: wholePopulate(uid) })
  const links = internalLinks(draft, siteUrl()).slice(0, MOST)
  const broken = new Set<string>()
  await sideBySide(AT_ONCE, links, async (link) => {
    const path = pathIn(link, language ?? DEFAULT_LOCALE)
    if ((await isNowhere(path, signal)) && !(await willBeThere(path, about, at))) broken.add(link)
  })
  return links.filter((link) => broken.has(link))
}
