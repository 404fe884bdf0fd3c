import type { UID } from '@strapi/strapi'
import { SUBMISSIONS } from '../content-types'

/** Kept for the service's own work; no person needs to see it. */
export const INTERNAL = [
  'idempotencyKey',
  'duplicateKey',
  'fingerprint',
  'emailKey',
  'projectId',
  'selectedTimeline',
  'departmentId',
  'eventId',
  'toldState',
  'formerState',
  'remindedOf',
  'attendanceKey',
  'assignedTo',
]

const OWN_WORDS = ['createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'publishedAt', 'locale', 'localizations', 'documentId', 'id']

/** What a reviewer's page sends back: notes, which are written, and the status it was opened with. All else stays as it was sent. */
const WRITABLE = ['verificationStatus', 'feedbackStatus', 'reviewNote']

const attributesOf = (uid: string): string[] => Object.keys(strapi.contentType(uid as UID.ContentType).attributes)

export const isSubmission = (uid: string): boolean => SUBMISSIONS.includes(uid)

/** The fields of a submission that a reviewer sees. */
export const readableFields = (uid: string): string[] => attributesOf(uid).filter((name) => !INTERNAL.includes(name) && !OWN_WORDS.includes(name))

/** The fields of a submission that a reviewer may change. */
export const writableFields = (uid: string): string[] => attributesOf(uid).filter((name) => WRITABLE.includes(name))
