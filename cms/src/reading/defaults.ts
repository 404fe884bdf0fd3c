import { entityOf } from '../entities'

type Context = { query: Record<string, unknown> }

function withPageSize(pagination: unknown, pageSize: number | undefined): unknown {
  if (pageSize === undefined) return pagination
  const given = typeof pagination === 'object' && pagination !== null ? pagination : {}
  return 'pageSize' in given || 'limit' in given ? pagination : { ...given, pageSize }
}

/** Middleware: order, number and what is populated, where the request does not say. */
export function applyDefaults(uid: string) {
  const { populate: usual, reading = {} } = entityOf(uid) ?? {}
  return async (context: Context, next: () => Promise<void>): Promise<void> => {
    const { query } = context
    const { sort, pageSize } = typeof reading === 'function' ? reading(query) : reading
    const populate = query.populate ?? usual
    const pagination = withPageSize(query.pagination, pageSize)
    context.query = {
      ...query,
      ...(query.sort === undefined && sort !== undefined ? { sort } : {}),
      ...(populate === undefined ? {} : { populate }),
      ...(pagination === undefined ? {} : { pagination }),
    }
    await next()
  }
}
