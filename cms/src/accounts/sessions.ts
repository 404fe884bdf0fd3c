import { sanitizeSessionEntry, sortSessionsForDisplay } from '@strapi/utils'

const SESSION = 'admin::session'

/** A session as the admin shows it. */
export type SessionView = { id: string; device: string | null; since: string | null; usedAt: string | null; isCurrent: boolean }

type Row = { userId: string; sessionId: string; deviceId: string; createdAt: string; metadata: Record<string, unknown> | null }

/** The open sessions of accounts, of each the current one first. A session was used when its token was last renewed. */
export async function sessionsOf(userIds: readonly number[], current?: string): Promise<Map<number, SessionView[]>> {
  const where = { userId: { $in: userIds.map(String) }, origin: 'admin', status: 'active', expiresAt: { $gt: new Date() } }
  const rows: Row[] = await strapi.db.query(SESSION).findMany({ where })
  const sessions = new Map<number, SessionView[]>()
  for (const id of userIds) {
    const own = rows.filter(({ userId }) => userId === String(id)).map((row) => sanitizeSessionEntry(row, current))
    sessions.set(
      id,
      sortSessionsForDisplay(own).map(({ id: sessionId, deviceName, loginAt, lastActiveAt, current: isCurrent }) => ({
        id: sessionId,
        device: deviceName ?? null,
        since: loginAt ?? null,
        usedAt: lastActiveAt ?? null,
        isCurrent,
      })),
    )
  }
  return sessions
}

type Which = {
  /** Only this one. */
  only?: string
  /** All but this one. */
  except?: string
}

/**
 * Ends sessions of an account at once. What a session was before its token was renewed goes with it: an access token of that would open the
 * admin for another half hour.
 */
export async function endSessions(userId: number, { only, except }: Which = {}): Promise<void> {
  const query = strapi.db.query(SESSION)
  const own = { userId: String(userId), origin: 'admin' }
  const named = only ?? except
  if (!named) {
    await query.deleteMany({ where: own })
    return
  }
  const session: Row | null = await query.findOne({ where: { ...own, sessionId: named } })
  if (only) {
    if (session) await query.deleteMany({ where: { ...own, deviceId: session.deviceId } })
    return
  }
  await query.deleteMany({ where: { ...own, ...(session ? { deviceId: { $ne: session.deviceId } } : {}) } })
}
