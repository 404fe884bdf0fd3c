import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { READ, registerAdminRoutes } from '../admin-routes'
import { type About, isPublished } from '../documents/draft'
import { requireWriter } from '../documents/writers'
import { draftToPublish } from '../plans/rights'
import { isLocale } from '../rules/languages'
import type { BrokenLink } from './all-links'
import { findingsOf } from './findings'
import { linkReport, type LinkReport, requestCheck } from './weekly'

async function check(context: Context): Promise<void> {
  const { uid, documentId } = context.params
  const { language } = context.query
  if (!isPublished(uid)) throw new errors.ForbiddenError()
  const about: About = { uid, documentId, language: isLocale(language) ? language : null }
  await draftToPublish(context, about)
  context.body = { data: await findingsOf(about) }
}

/** What the last look found, as the admin reads it. */
export type LinksView = Omit<LinkReport, 'links'> & { links: (BrokenLink & { kind: 'collectionType' | 'singleType' })[] }

async function links(context: Context): Promise<void> {
  requireWriter(context)
  const report = await linkReport()
  const readable = report.links.filter(({ uid }) => uid in strapi.contentTypes && context.state.userAbility.can(READ, uid))
  context.body = { data: { ...report, links: readable.map((link) => ({ ...link, kind: strapi.contentType(link.uid).kind })) } satisfies LinksView }
}

async function checkNow(context: Context): Promise<void> {
  requireWriter(context)
  await requestCheck()
  await links(context)
  context.status = 202
}

/**
 * For the admin: `GET /publication-checks/:uid/:documentId?language=…` says what speaks against a publication and what could be better;
 * `GET /broken-links` gives what the last check of all links found and whether one is running, and `POST /broken-links/check` starts one and does not
 * wait for it.
 */
export function registerChecks(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/publication-checks/:uid/:documentId', handler: check },
    { path: '/broken-links', handler: links },
    { method: 'POST', path: '/broken-links/check', handler: checkNow },
  ])
}
