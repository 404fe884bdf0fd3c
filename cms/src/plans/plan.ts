import type { UID } from '@strapi/strapi'
import type { About } from '../documents/draft'
import { PLAN } from '../uids'

/** What a plan does to a document in one language. */
export const ACTIONS = ['publish', 'unpublish'] as const

export type Action = (typeof ACTIONS)[number]

/** What is to be done at a moment, or was. */
export type Plan = About & {
  id: number
  planId: string
  title: string
  action: Action
  at: Date
  /** The time zone of whoever made it. */
  zone: string
  /** Whether it is carried out although links lead nowhere. */
  acceptsLinks: boolean
  madeBy: number
  makerName: string
  state: 'planned' | 'done' | 'failed'
  problem: string | null
}

export type PlanRow = Omit<Plan, 'uid' | 'planId' | 'at' | 'documentId'> & { aboutUid: UID.ContentType; aboutId: string; documentId: string; at: string | Date }

const toPlan = ({ aboutUid, aboutId, documentId, at, ...row }: PlanRow): Plan => ({
  ...row,
  uid: aboutUid,
  documentId: aboutId,
  planId: documentId,
  at: new Date(at),
})

/** The plans that meet a condition, the nearest first. */
export async function findPlans(where: Record<string, unknown>): Promise<Plan[]> {
  const rows: PlanRow[] = await strapi.db.query(PLAN).findMany({ where, orderBy: [{ at: 'asc' }, { id: 'asc' }] })
  return rows.map(toPlan)
}

/** The condition by which the plans of a document are found. */
export const plansOf = ({ uid, documentId }: Pick<About, 'uid' | 'documentId'>) => ({ aboutUid: uid, aboutId: documentId })
