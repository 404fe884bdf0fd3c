import { newDocumentId } from '../document-id'
import { AUDIT } from '../uids'
import type { Action } from './actions'

type Person = { id?: number; firstname?: string | null; lastname?: string | null; email?: string }

export type Recorded = {
  action: Action
  /** The type of what it was done with, and which one it was. */
  uid?: string
  documentId?: string
  /** The reference of a submission; looked up unless it is given. */
  reference?: string
  /** Whoever did it; the one who is signed in unless said otherwise. Null is nobody we know. */
  user?: Person | null
  /** More in a few words or codes, never what somebody has sent. */
  detail?: string
}

const LONGEST_DETAIL = 255

const asking = (): Person | null => strapi.requestContext.get()?.state?.user ?? null

/** Whether somebody who is signed in to the admin asks for what is being done. */
export const isSomebodyAsking = (): boolean => asking() !== null

const nameOf = ({ firstname, lastname, email }: Person): string => [firstname, lastname].filter(Boolean).join(' ') || (email ?? '')

async function referenceOf({ uid, documentId, reference }: Recorded): Promise<string | null> {
  if (reference || !uid || !documentId) return reference ?? null
  const type = Object.values(strapi.contentTypes).find((known) => known.uid === uid)
  if (!type || !('reference' in type.attributes)) return null
  const row: { reference: string | null } | null = await strapi.db.query(type.uid).findOne({ where: { documentId }, select: ['reference'] })
  return row?.reference ?? null
}

async function write(recorded: Recorded): Promise<void> {
  const { action, uid, documentId, user = asking(), detail } = recorded
  const row = {
    documentId: newDocumentId(),
    at: new Date(),
    action,
    userId: user?.id ?? null,
    userName: user && nameOf(user),
    aboutUid: uid ?? null,
    aboutId: documentId ?? null,
    reference: await referenceOf(recorded),
    detail: detail?.slice(0, LONGEST_DETAIL) ?? null,
    publishedAt: new Date(),
  }
  await strapi.db.query(AUDIT).createMany({ data: [row] })
}

/**
 * Writes down who did what, and with which document; never what stands in it. Within a transaction the line comes and goes with what
 * it tells of. Outside of one it holds nobody up: a line that cannot be written goes to the log.
 */
export async function recordAction(recorded: Recorded): Promise<void> {
  if (strapi.db.inTransaction()) return write(recorded)
  try {
    await write(recorded)
  } catch (error) {
    const { action, uid, documentId, user = asking() } = recorded
    const line = JSON.stringify({ action, uid, documentId, user: user?.id, at: new Date().toISOString() })
    strapi.log.error(`A line of the audit trail could not be written: ${line} (${error instanceof Error ? error.message : String(error)})`)
  }
}
