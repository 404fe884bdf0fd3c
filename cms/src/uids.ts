import type { UID } from '@strapi/strapi'
import type { FormName } from './rules/forms/names'

/** The identifier of a content type: `api::report.report` of `report`. */
export const uidOf = (name: string) => `api::${name}.${name}` as UID.ContentType

/** The name of a content type: `report` of `api::report.report`. */
export const typeName = (uid: string): string => uid.split('.').at(-1) ?? ''

export const EVENT = uidOf('event')
export const FORM = uidOf('project-form')
export const TEMPLATE = uidOf('mail-template')

/** What the service keeps for its own work. */
export const SEAT = uidOf('event-seat')
export const APPLICANT_FILE = uidOf('applicant-file')
export const TOKEN = uidOf('verification-token')
export const OUTBOX = uidOf('outbox-mail')

/** What visitors send, by its form. */
export const SUBMISSION_UIDS = {
  contact: 'api::contact-form.contact-form',
  feedback: 'api::feedback.feedback',
  partnership: 'api::partnership-request.partnership-request',
  proposal: 'api::project-proposal.project-proposal',
  idea: 'api::idea.idea',
  department: 'api::departments-application.departments-application',
  registration: 'api::event-registration.event-registration',
  volunteer: 'api::project-submission.project-submission',
} as const satisfies Record<FormName, UID.ContentType>
