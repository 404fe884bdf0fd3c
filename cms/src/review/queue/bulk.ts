import { errors } from '@strapi/utils'
import type { About } from '../access'
import { type Decision, decide, takeBack } from '../decide'

/** What became of one application of many: when it was decided, or why not. */
export type Outcome = { uid: string; documentId: string; decidedAt: string | null; problem: string | null }

/** What speaks against one is told; what is broken is thrown. */
const problemOf = (error: unknown): string => {
  if (error instanceof errors.ApplicationError) return error.message
  throw error
}

/** Decides one after the other, each by itself: one that somebody else has decided meanwhile holds none of the others up. */
export async function decideAll(applications: About[], decision: Decision): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const about of applications) {
    const outcome = { uid: about.uid, documentId: about.documentId }
    try {
      const decidedAt = await decide(about.uid, about.documentId, decision)
      outcomes.push({ ...outcome, decidedAt: decidedAt.toISOString(), problem: null })
    } catch (error) {
      outcomes.push({ ...outcome, decidedAt: null, problem: problemOf(error) })
    }
  }
  return outcomes
}

/** Takes back what was decided together, each that can still be. */
export async function takeBackAll(decisions: (About & { decidedAt: Date })[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { uid, documentId, decidedAt } of decisions) {
    try {
      await takeBack(uid, documentId, decidedAt)
      outcomes.push({ uid, documentId, decidedAt: null, problem: null })
    } catch (error) {
      outcomes.push({ uid, documentId, decidedAt: decidedAt.toISOString(), problem: problemOf(error) })
    }
  }
  return outcomes
}
