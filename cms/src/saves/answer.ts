import type { UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { z } from 'zod'
import { isLocalized } from '../documents/draft'
import { isRecord } from '../documents/values'
import { routeOf } from '../requests/route'
import { DEFAULT_LOCALE } from '../rules/languages'
import { isSingle, type Place, stateOf, storedAt, writeState } from './state'

/** Answers that the edit view takes its fields from. */
const ROUTES = new Set([
  'GET /content-manager/collection-types/:model/:id',
  'PUT /content-manager/collection-types/:model/:id',
  'GET /content-manager/single-types/:model',
  'PUT /content-manager/single-types/:model',
])

function placeOf({ params, query }: Context): Place | null {
  const uid = String(params.model)
  if (!(uid in strapi.contentTypes) || query.status === 'published') return null
  const known = uid as UID.ContentType
  const locale = typeof query.locale === 'string' ? query.locale : DEFAULT_LOCALE
  return { uid: known, documentId: isSingle(known) ? '' : String(params.id), locale: isLocalized(known) ? locale : '' }
}

/** Adds to what the edit view is given the state that its next save is based on. */
export async function addState(context: Context): Promise<void> {
  if (context.status !== 200 || !ROUTES.has(`${context.method} ${routeOf(context)}`)) return
  const { body } = context
  const place = placeOf(context)
  if (!place || !isRecord(body) || !isRecord(body.data) || !isRecord(body.meta)) return
  const state = stateOf(place, await storedAt(place))
  const given = z.coerce.date().safeParse(body.data.updatedAt).data?.toISOString()
  // Where somebody has saved between the two reads, the older one was given, and its content is not known.
  const isGiven = given === undefined || given === state.updatedAt
  body.meta.savedState = writeState(isGiven ? state : { ...state, updatedAt: given, digest: 'unknown' })
}
