import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { type Call, field, text } from '../documents/call'
import { isLocalized } from '../documents/draft'
import { message } from '../messages'
import { DEFAULT_LOCALE } from '../rules/languages'
import { tableOf } from '../table'
import { isSame, isSingle, type Place, type State, STATE_HEADER, statesIn, stateOf, storedAt, type Stored, writeState } from './state'

/** What writes over the draft of a document. */
const OVERWRITES = new Set(['create', 'update', 'publish', 'discardDraft'])

/** Requests whose state was found unchanged: what they write themselves afterwards is no other person's change. */
const passed = new WeakSet<object>()

function placeOf({ uid, action, params }: Call): Place | null {
  const documentId = isSingle(uid) ? '' : text(field(params, 'documentId'))
  if (!OVERWRITES.has(action) || documentId === undefined) return null
  return { uid, documentId, locale: isLocalized(uid) ? (text(field(params, 'locale')) ?? DEFAULT_LOCALE) : '' }
}

const isAbout = (state: State, { uid, documentId, locale }: Place) => state.uid === uid && state.documentId === documentId && state.locale === locale

function refuse(context: Context, place: Place, stored: Stored | null): never {
  const { firstname, lastname } = stored?.updatedBy ?? {}
  const by = [firstname, lastname].filter(Boolean).join(' ')
  const at = stored ? new Date(stored.updatedAt).toISOString() : ''
  const words = !stored ? message('savedGone') : by ? message('savedSince', by) : message('savedSinceByNobody')
  context.throw(409, words, { name: 'ConflictError', details: { by, at, savedState: writeState(stateOf(place, stored)) } })
}

/**
 * Refuses a write of a document that somebody else has changed since the state that the request names. (docs/decisions/saves-of-two-people.md)
 * Whoever names none, a script for instance, is not asked.
 */
export function refuseOverwriting(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    const context = strapi.requestContext.get()
    const place = context && !passed.has(context) ? placeOf(call) : null
    const state = place && statesIn(context?.get(STATE_HEADER) ?? '').find((named) => isAbout(named, place))
    if (!context || !place || !state) return next()
    return strapi.db.transaction(async ({ trx }) => {
      const { uid, documentId } = place
      // Of two that come at once the second waits here until the first is stored.
      await strapi.db
        .connection(tableOf(uid))
        .transacting(trx)
        .forUpdate()
        .select('id')
        .where(documentId ? { document_id: documentId } : {})
      const stored = await storedAt(place)
      if (!isSame(state, stateOf(place, stored))) refuse(context, place, stored)
      passed.add(context)
      return next()
    })
  })
}
