import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { registerAdminRoutes } from '../admin-routes'
import { contentUids } from '../content-types'
import { message, personLanguage } from '../messages'
import { isLocale } from '../rules/languages'
import { describe, type Described } from './describe'
import { type Lost, restore } from './restore'
import { rightsToSnapshots } from './rights'
import { findVersions, readVersion, type Version } from './version'

/** A version as the admin lists it. */
export type VersionView = Pick<Version, 'versionId' | 'kind' | 'at' | 'authorName' | 'title'>

export type Restored = Lost & { documentId: string }

/** So many versions of a document are listed. */
const LISTED = 200

type About = Pick<Version, 'uid' | 'documentId' | 'language'>

const view = ({ versionId, kind, at, authorName, title }: Version): VersionView => ({ versionId, kind, at, authorName, title })

async function list(context: Context): Promise<void> {
  const { uid, documentId } = context.params
  const { language } = context.query
  if (!contentUids().includes(uid)) throw new errors.ForbiddenError()
  const about: About = { uid: uid as UID.ContentType, documentId, language: isLocale(language) ? language : null }
  const { mayReadTitle } = await rightsToSnapshots(context.state, about, 'read')
  const found = await findVersions({ aboutUid: uid, aboutId: documentId, language: about.language }, LISTED)
  context.body = { data: found.map((version) => ({ ...view(version), title: mayReadTitle ? version.title : '' })) }
}

/** The version that a call names, and what may be done with what it holds, for those who may do that. */
async function versionOf(context: Context, right: 'read' | 'update') {
  const version = await readVersion(String(context.params.versionId))
  if (!version) throw new errors.NotFoundError(message('versionGone'))
  return { version, rights: await rightsToSnapshots(context.state, version, right) }
}

async function read(context: Context): Promise<void> {
  const { version, rights } = await versionOf(context, 'read')
  const title = rights.mayReadTitle ? version.title : ''
  const fields: Described[] = await describe(version.uid, await rights.readable(version.data), personLanguage())
  context.body = { data: { ...view(version), title, fields } }
}

async function bringBack(context: Context): Promise<void> {
  const { version, rights } = await versionOf(context, 'update')
  const lost = await restore({ ...version, data: await rights.writable(version.data) })
  context.body = { data: { ...lost, documentId: version.documentId } satisfies Restored }
}

/**
 * For the admin: `GET /document-versions/:uid/:documentId?language=…` lists the versions of a document, `GET /document-versions/:versionId`
 * says in words what one holds, for those who may read it; `POST …/restore` writes it into the draft, for those who may change it.
 */
export function registerVersions(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/document-versions/:uid/:documentId', handler: list },
    { path: '/document-versions/:versionId', handler: read },
    { method: 'POST', path: '/document-versions/:versionId/restore', handler: bringBack },
  ])
}
