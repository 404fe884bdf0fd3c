import type { UID } from '@strapi/strapi'
import { wholePopulate } from '../documents/whole'
import { entities } from '../entities'
import { siteAddresses, siteUrl } from '../environment'
import { DEFAULT_LOCALE, isLocale } from '../rules/languages'
import { uidOf } from '../uids'
import { type About, findPlans } from './plan'

/** Milliseconds for which the site may think about an address. */
const PATIENCE = 10_000

/** More links than that are not followed: no page has them. */
const MOST = 100

const GONE = [404, 410]

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** A file has an address of its own, which nobody has written. */
const isFile = (value: Record<string, unknown>) => 'mime' in value && 'hash' in value

/** The paths of the site that stand anywhere in a document, as they are written. */
export function internalLinks(value: unknown, site: string): string[] {
  if (typeof value === 'string') return /^\/(?!\/)\S*$/.test(value) || value.startsWith(`${site}/`) ? [value.replace(site, '')] : []
  if (Array.isArray(value)) return value.flatMap((entry) => internalLinks(entry, site))
  if (!isRecord(value) || isFile(value)) return []
  // What people read is no address, whatever it begins with.
  return Object.entries(value).flatMap(([key, entry]) => (key === 'text' ? [] : internalLinks(entry, site)))
}

/** The path as the site would answer it: with the language of the document where it names none, and without what only browsers read. */
export function pathIn(link: string, language: string): string {
  const [path = '/'] = link.split(/[?#]/)
  const [, first = ''] = path.split('/')
  if (isLocale(first) || /^\/(uploads|api)\//.test(path)) return path
  return `/${language}${path === '/' ? '' : path}`
}

/** Whether the site has nothing at an address. One that does not answer is not taken for one that says no. */
async function isNowhere(path: string): Promise<boolean> {
  const [site] = siteAddresses()
  try {
    const { status } = await fetch(`${site}${path}`, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(PATIENCE) })
    return GONE.includes(status)
  } catch {
    return false
  }
}

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
  const links = [...new Set(internalLinks(draft, siteUrl()))].slice(0, MOST)
  const broken: string[] = []
  for (const link of links) {
    const path = pathIn(link, language ?? DEFAULT_LOCALE)
    if ((await isNowhere(path)) && !(await willBeThere(path, about, at))) broken.push(link)
  }
  return broken
}
