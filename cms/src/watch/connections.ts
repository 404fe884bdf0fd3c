/** That of knex, which names it nowhere in its types. */
type Pool = Record<'numUsed' | 'numFree' | 'numPendingAcquires', () => number>

/** How many connections to the database are in use and free, and how many calls wait for one. */
export function countConnections(): Record<'used' | 'free' | 'awaited', number> {
  const { pool }: { pool: Pool } = strapi.db.connection.client
  return { used: pool.numUsed(), free: pool.numFree(), awaited: pool.numPendingAcquires() }
}
