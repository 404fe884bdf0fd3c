const STORE = 'strapi::core-store'
const KEY = 'core_imar_retention'
const FREE = ''

/** A process that died with the lease holds it no longer than this. Milliseconds. */
const LASTS = 30 * 60 * 1000

/** Runs the work unless another process is at it: one conditional update decides who. */
export async function withLease(work: () => Promise<void>): Promise<void> {
  const query = strapi.db.query(STORE)
  if ((await query.count({ where: { key: KEY } })) === 0) await query.create({ data: { key: KEY, value: FREE, type: 'string' } })
  const now = Date.now()
  const until = new Date(now + LASTS).toISOString()
  const { count } = await query.updateMany({ where: { key: KEY, value: { $lt: new Date(now).toISOString() } }, data: { value: until } })
  if (count === 0) return
  try {
    await work()
  } finally {
    await query.updateMany({ where: { key: KEY, value: until }, data: { value: FREE } })
  }
}
