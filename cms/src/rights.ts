import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { titleFieldOf } from './entities'
import { submissionScope } from './review/scope'
import { INTERNAL, isSubmission } from './submissions/visible-fields'

/** Somebody who is signed in to the admin, as Strapi keeps them in the state of a request. */
export type Viewer = { user: { id: number }; userAbility: unknown }

export type Right = 'read' | 'create' | 'update' | 'delete' | 'publish'

type Row = Record<string, unknown>

/** A condition on rows, as queries take it. */
type Where = Record<string, unknown>

/** The types of fields that are searched for words. */
const TEXTS: ReadonlySet<string> = new Set(['string', 'text', 'email', 'enumeration', 'uid', 'richtext'])

const NOTHING: Where = { id: { $in: [] } }

/** The rights of an account that is not signed in at the moment. */
export async function viewerOf(user: { id: number }): Promise<Viewer> {
  return { user, userAbility: await strapi.service('admin::permission').engine.generateUserAbility(user) }
}

/** The fields of a submission that only the service needs. No role names them: the service works with them and shows none of them as such. */
const internalsIn = (row: Row): Row => Object.fromEntries(INTERNAL.flatMap((name) => (name in row ? [[name, row[name]]] : [])))

/**
 * What somebody may do with the documents of a type, by the type, the fields and the conditions of their roles: asked of the same checker
 * that Strapi's own lists and pages ask. Every own call that reads or writes documents goes through it.
 */
export function rightsOf(viewer: Viewer, uid: UID.ContentType) {
  const checker = strapi.plugin('content-manager').service('permission-checker').create({ userAbility: viewer.userAbility, model: uid })

  /** Whether they may do this with some document of the type; with this row; with this field. */
  const may = (right: Right, row?: Row | null, field?: string): boolean => checker.can[right](row ?? undefined, field)

  /** The condition that the rows meet with which they may do this. */
  async function where(right: Right): Promise<Where> {
    if (!may(right)) return NOTHING
    const { filters } = await checker.sanitizedQuery[right]({})
    const allowed: { where?: Where } = strapi.get('query-params').transform(uid, { filters })
    return { $and: [allowed.where ?? {}, isSubmission(uid) ? await submissionScope(viewer.user, uid) : {}] }
  }

  /** What a search asks for, without what it asks of fields that they may not read, and within what they may read. */
  async function whereAsked({ filters, _q }: { filters?: unknown; _q?: unknown }): Promise<Where> {
    const asked = await checker.sanitizedQuery.read({ filters })
    const found: { where?: Where } = strapi.get('query-params').transform(uid, asked)
    return { $and: [found.where ?? {}, await where('read'), typeof _q === 'string' && _q !== '' ? matching(_q) : {}] }
  }

  /** The rows in which these words stand in a field that they may read. */
  function matching(words: string): Where {
    const fields = Object.entries(strapi.contentType(uid).attributes).flatMap(([name, { type }]) => (TEXTS.has(type) && may('read', null, name) ? [name] : []))
    return fields.length > 0 ? { $or: fields.map((name) => ({ [name]: { $containsi: words } })) } : NOTHING
  }

  /** The row without the fields that they may not read. */
  async function readable<Found extends Row>(row: Found): Promise<Partial<Found>> {
    const shown = await checker.sanitizeOutput(row)
    return isSubmission(uid) ? { ...internalsIn(row), ...shown } : shown
  }

  /** What they may write into a row, of what they have sent. */
  const writable = (row: Row, sent: Row): Promise<Row> => checker.sanitizeUpdateInput(row)(sent)

  /** Throws unless they may do this with some document of the type, or with this row, and with each of the fields. */
  function demand(right: Right, row?: Row | null, fields: readonly string[] = []): void {
    if (!may(right, row) || !fields.every((field) => may(right, row, field))) throw new errors.ForbiddenError()
  }

  /** Whether they may read what a document is called by, in a language of it; `row` is what their rights may depend on. */
  const mayReadTitle = (row: { locale?: string | null; createdBy?: unknown }): boolean => may('read', row, titleFieldOf(uid))

  return { may, mayReadTitle, where, whereAsked, matching, readable, writable, demand }
}

const isRecord = (value: unknown): value is Row => typeof value === 'object' && value !== null

/**
 * Lets the search of Strapi's own lists (`_q`) look into fields that the reader may read, and into no others: the framework looks into all, so that
 * what matches would tell what stands there.
 */
export function searchWithinRights(strapi: Core.Strapi): void {
  strapi.documents.use((call, next) => {
    const state: Partial<Viewer> = strapi.requestContext.get()?.state ?? {}
    const { user, userAbility } = state
    const params: unknown = call.params
    if (!isRecord(params) || typeof params._q !== 'string' || params._q === '' || !user || !userAbility) return next()
    params.filters = { $and: [params.filters ?? {}, rightsOf({ user, userAbility }, call.uid).matching(params._q)] }
    delete params._q
    return next()
  })
}

export type Rights = ReturnType<typeof rightsOf>
