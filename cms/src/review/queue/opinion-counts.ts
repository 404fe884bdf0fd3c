import { OPINION } from '../../uids'
import type { Opinion } from '../opinions'

/** How many colleagues are for an application, against it, unsure, and have not answered yet. */
export type OpinionCounts = { for: number; against: number; unsure: number; open: number }

/** The opinions about applications, by their ids. */
export async function opinionCounts(documentIds: string[]): Promise<Map<string, OpinionCounts>> {
  const opinions: Opinion[] = await strapi.db.query(OPINION).findMany({ where: { submissionId: { $in: documentIds } }, select: ['submissionId', 'vote'] })
  const counts = new Map<string, OpinionCounts>()
  for (const { submissionId, vote } of opinions) {
    const counted = counts.get(submissionId) ?? { for: 0, against: 0, unsure: 0, open: 0 }
    counted[vote ?? 'open'] += 1
    counts.set(submissionId, counted)
  }
  return counts
}
