import { runInside } from '../support/inside'
import type { ContentService } from '../support/service'
import type { Caller } from './areas'
import type { Request } from './requests'
import { REGISTRATION } from './world'

/** A content type as the service knows it; `service` is what it keeps for itself. */
export type Type = { uid: string; kind: 'collectionType' | 'singleType'; isPublished: boolean; of: 'writers' | 'visitors' | 'service' | 'framework' }

const ACTIONS = ['list', 'read', 'create', 'update', 'delete', 'publish'] as const

type Action = (typeof ACTIONS)[number]

const NONE = 'nonenonenonenonenonenone'

const EXPRESSION = `(() => {
  const { SUBMISSIONS, INTERNAL } = require('./dist/src/content-types.js')
  const of = (uid) => (SUBMISSIONS.includes(uid) ? 'visitors' : INTERNAL.includes(uid) ? 'service' : uid.startsWith('api::') ? 'writers' : 'framework')
  return Object.values(strapi.contentTypes).map(({ uid, kind, options }) => ({ uid, kind, isPublished: options?.draftAndPublish === true, of: of(uid) }))
})()`

/** All content types of the service, those of the framework too: asked of the service, so that a new one is never forgotten. */
export const typesOf = async (service: ContentService): Promise<Type[]> => (await runInside(service, EXPRESSION)) as Type[]

/** What somebody does with a type in the admin, with a document that is not there. */
export function requestWith({ uid, kind }: Type, action: Action): Request {
  const [list, one] =
    kind === 'singleType'
      ? [`/content-manager/single-types/${uid}`, `/content-manager/single-types/${uid}`]
      : [`/content-manager/collection-types/${uid}`, `/content-manager/collection-types/${uid}/${NONE}`]
  const requests: Record<Action, Request> = {
    list: { method: 'GET', path: list },
    read: { method: 'GET', path: one },
    create: kind === 'singleType' ? { method: 'PUT', path: one, body: {} } : { method: 'POST', path: list, body: {} },
    update: { method: 'PUT', path: one, body: {} },
    delete: { method: 'DELETE', path: one },
    publish: { method: 'POST', path: `${one}/actions/publish`, body: {} },
  }
  return requests[action]
}

const EVENT = 'api::event.event'

const READING: readonly Action[] = ['list', 'read']

/** What is asked of a type: what has no drafts is not published, and what is for nobody is asked for by a list and by adding to it. */
export function actionsOn({ of, isPublished }: Type): readonly Action[] {
  if (of === 'service' || of === 'framework') return ['list', 'create']
  return ACTIONS.filter((action) => action !== 'publish' || isPublished)
}

/** Who may do that with it. */
export function mayWith({ uid, of }: Type, action: Action, caller: Caller): boolean {
  if (of === 'service') return false
  // As lists of Strapi that no page leads to; it holds back what is secret in them.
  if (of === 'framework') return caller === 'administrator' && action === 'list'
  if (of === 'writers') {
    if (caller === 'eventTeam') return uid === EVENT && READING.includes(action)
    return caller === 'editor' || caller === 'administrator'
  }
  if (action === 'create') return false
  if (caller === 'administrator') return true
  const mayReview = caller === 'reviewer' || (caller === 'eventTeam' && uid === REGISTRATION)
  return mayReview && action !== 'delete'
}
