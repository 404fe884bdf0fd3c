import { entityOf } from '../entities'
import { dayAtHome } from '../rules/at-home'
import { PREVIEW_TOKEN } from './published-only'

type Context = { query: Record<string, unknown>; state: { auth?: { credentials?: { name?: string } } } }

/** The condition that leaves out what is dated later than today, beside those that were given. */
export function untilToday(field: string, given?: unknown): object {
  const shown = { [field]: { $lte: dayAtHome(Date.now()) } }
  return given === undefined ? shown : { $and: [given, shown] }
}

function withPageSize(pagination: unknown, pageSize: number | undefined): unknown {
  if (pageSize === undefined) return pagination
  const given = typeof pagination === 'object' && pagination !== null ? pagination : {}
  return 'pageSize' in given || 'limit' in given ? pagination : { ...given, pageSize }
}

/** Middleware: order, number and what is populated, where the request does not say; and what has not come to its day is left out, but for a preview. */
export function applyDefaults(uid: string) {
  const { populate: usual, reading = {}, hiddenBefore } = entityOf(uid) ?? {}
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const { query, state } = context
    const isHiding = hiddenBefore !== undefined && state.auth?.credentials?.name !== PREVIEW_TOKEN
    const { sort, pageSize } = typeof reading === 'function' ? reading(query) : reading
    const populate = query.populate ?? usual
    const pagination = withPageSize(query.pagination, pageSize)
    context.query = {
      ...query,
      ...(query.sort === undefined && sort !== undefined ? { sort } : {}),
      ...(populate === undefined ? {} : { populate }),
      ...(pagination === undefined ? {} : { pagination }),
      ...(isHiding ? { filters: untilToday(hiddenBefore, query.filters) } : {}),
    }
    await next()
  }
}
