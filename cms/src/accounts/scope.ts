import { newDocumentId } from '../document-id'
import { SCOPE } from '../uids'

/** What a reviewer is limited to, by ids of documents; nothing in both is no limit. */
export type AccountScope = { departments: string[]; projects: string[] }

type Row = { userId: number; departments: string[] | null; projects: string[] | null }

const UNLIMITED: AccountScope = { departments: [], projects: [] }

/** The limits of accounts that have any. */
export async function scopesOf(userIds: readonly number[]): Promise<Map<number, AccountScope>> {
  const rows: Row[] = await strapi.db.query(SCOPE).findMany({ where: { userId: { $in: userIds } } })
  return new Map(rows.map(({ userId, departments, projects }) => [userId, { departments: departments ?? [], projects: projects ?? [] }]))
}

export const scopeOf = async (userId: number): Promise<AccountScope> => (await scopesOf([userId])).get(userId) ?? UNLIMITED

export const isUnlimited = ({ departments, projects }: AccountScope): boolean => departments.length === 0 && projects.length === 0

/** Limits a reviewer to these; to nothing in particular with neither. */
export async function setScope(userId: number, { departments, projects }: AccountScope): Promise<void> {
  const query = strapi.db.query(SCOPE)
  await strapi.db.transaction(async () => {
    const { count } = await query.updateMany({ where: { userId }, data: { departments, projects } })
    if (count === 0) await query.create({ data: { documentId: newDocumentId(), userId, departments, projects, publishedAt: new Date() } })
  })
}
