import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import { z } from 'zod'
import { forAdministrators, registerAdminRoutes } from '../admin-routes'
import { answerTable } from '../exports'
import { LANGUAGES } from '../labels/language'
import { type Action, isAction } from './actions'
import { type Entry, findEntries } from './find'
import { recordAction } from './record'
import { auditTable } from './table'

/** So many lines are read at once. */
const PAGE = 50

/** `before` is what the next page is asked with; null on the last one. */
export type AuditPage = { entries: Entry[]; before: number | null; people: { id: number; name: string }[] }

const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text))
const number = z.coerce.number().int().positive()

const filters = z.object({
  action: z.custom<Action>(isAction).optional(),
  user: z.union([z.literal('unknown'), number]).optional(),
  from: moment.optional(),
  to: moment.optional(),
  about: z.string().trim().min(1).max(50).optional(),
})

const paged = filters.extend({ before: number.optional() })
const exported = filters.extend({ language: z.enum(LANGUAGES).default('en'), separator: z.enum([',', ';']).default(',') })

function parse<S extends z.ZodType>(schema: S, { query }: Context): z.output<S> {
  // An empty field of a form asks for nothing.
  const given = Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new errors.ValidationError('These are no filters.', { errors: parsed.error.issues })
  return parsed.data
}

type Person = { id: number; firstname: string | null; lastname: string | null; email: string }

async function people(): Promise<AuditPage['people']> {
  const users: Person[] = await strapi.db.query('admin::user').findMany({ select: ['id', 'firstname', 'lastname', 'email'], orderBy: { firstname: 'asc' } })
  return users.map(({ id, firstname, lastname, email }) => ({ id, name: [firstname, lastname].filter(Boolean).join(' ') || email }))
}

async function list(context: Context): Promise<void> {
  const { before, ...wanted } = parse(paged, context)
  const found = await findEntries(wanted, PAGE + 1, before)
  const entries = found.slice(0, PAGE)
  const last = entries.at(-1)
  const page: AuditPage = { entries, before: found.length > PAGE && last ? last.id : null, people: await people() }
  context.body = { data: page }
}

async function table(context: Context): Promise<void> {
  const { language, separator, ...wanted } = parse(exported, context)
  await recordAction({ action: 'auditExported' })
  context.attachment(`audit-${new Date().toISOString().slice(0, 10)}.csv`)
  context.set({ 'Content-Type': 'text/csv; charset=utf-8', 'Cache-Control': 'private, no-store' })
  await answerTable(context, () => auditTable(wanted, language, separator))
}

/**
 * For administrators: `GET /audit-entries` reads the trail a page at a time, `GET /audit-entries/table` all of it as a table, both with the
 * filters `action`, `user`, `from`, `to` and `about`. There is no call that changes it.
 */
export function registerAudit(strapi: Core.Strapi): void {
  registerAdminRoutes(strapi, [
    { path: '/audit-entries', handler: forAdministrators(list) },
    { path: '/audit-entries/table', handler: forAdministrators(table) },
  ])
}
