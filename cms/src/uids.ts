import type { UID } from '@strapi/strapi'

const uid = (name: string) => `api::${name}.${name}` as UID.ContentType

export const EVENT = uid('event')
export const FORM = uid('project-form')
export const TEMPLATE = uid('mail-template')

/** What the service keeps for its own work. */
export const SEAT = uid('event-seat')
export const APPLICANT_FILE = uid('applicant-file')
export const TOKEN = uid('verification-token')
export const OUTBOX = uid('outbox-mail')
