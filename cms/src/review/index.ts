import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { fieldError } from '../documents/field-error'
import { choiceInWords } from '../labels/choices'
import { message, personLanguage } from '../messages'
import { eraseSubmission } from '../privacy/erase'
import { seatsChanged } from '../submissions/seat-counts'
import { isSubmission, writableFields } from '../submissions/visible-fields'

const READS = new Set(['findOne', 'findMany', 'findFirst', 'count'])

type Params = { documentId?: string; data?: Record<string, unknown>; populate?: unknown }

/**
 * A status changes by a decision and not by saving; a page that was opened before somebody decided, or took that back, sends the
 * former one along. Throws an error for the admin.
 */
async function requireSameStatus(uid: UID.ContentType, documentId: string, sent: unknown): Promise<void> {
  if (typeof sent !== 'string') return
  const stored = await strapi.db.query(uid).findOne({ where: { documentId }, select: ['verificationStatus'] })
  if (!stored || stored.verificationStatus === sent) return
  throw fieldError(['verificationStatus'], message('statusByDecision', choiceInWords(stored.verificationStatus, personLanguage())))
}

/** Writes what a reviewer may write. Past the document service, which would tell the site and every webhook. */
async function update(uid: UID.ContentType, documentId: string, data: Record<string, unknown>): Promise<void> {
  const { verificationStatus, ...notes } = Object.fromEntries(writableFields(uid).flatMap((name) => (name in data ? [[name, data[name]]] : [])))
  await requireSameStatus(uid, documentId, verificationStatus)
  await strapi.db.query(uid).updateMany({ where: { documentId }, data: { ...notes, updatedAt: new Date() } })
}

/**
 * Guards what visitors have sent, whoever writes through the document service, the administrator too: it is neither made nor
 * copied, only its status and notes change, and with it goes all that belongs to it. Neither a notice nor a webhook tells of any of this.
 */
export function registerReview(strapi: Core.Strapi): void {
  strapi.documents.use(async (call, next) => {
    if (!isSubmission(call.uid) || READS.has(call.action)) return next()
    const { documentId = '', data = {}, populate } = call.params as Params
    switch (call.action) {
      case 'update':
        await update(call.uid, documentId, data)
        return strapi.documents(call.uid).findOne({ documentId, populate } as never)
      case 'delete': {
        const { freedSeatOf } = await eraseSubmission(call.uid, documentId)
        if (freedSeatOf) void seatsChanged(freedSeatOf)
        return { documentId, entries: [] }
      }
      default:
        throw new errors.ForbiddenError(message('notByHand'))
    }
  })
}
