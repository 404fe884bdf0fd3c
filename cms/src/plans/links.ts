import type { UID } from '@strapi/strapi'
import type { About } from '../documents/draft'
import { internalLinks, isNowhere, pathIn } from '../documents/site-links'
import { wholePopulate } from '../documents/whole'
import { entities } from '../entities'
import { siteUrl } from '../environment'
import { DEFAULT_LOCALE } from '../rules/languages'
import { uidOf } from '../uids'
import { findPlans } from './plan'

/** More links than that are not followed: no page has them. */
const MOST = 100

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

/** The links of a draft that lead nowhere on the site, and will not by then, as they are written. */
export async function brokenLinks(about: About, at: Date): Promise<string[]> {
  const { uid, documentId, language } = about
  const where = { documentId, publishedAt: null, ...(language && { locale: language }) }
  const draft: unknown = await strapi.db.query(uid).findOne({ where, populate: wholePopulate(uid) })
  const broken: string[] = []
  for (const link of internalLinks(draft, siteUrl()).slice(0, MOST)) {
    const path = pathIn(link, language ?? DEFAULT_LOCALE)
    if ((await isNowhere(path)) && !(await willBeThere(path, about, at))) broken.push(link)
  }
  return broken
}
