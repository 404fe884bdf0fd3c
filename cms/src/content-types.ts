import { entities, entityOf } from './entities'
import { FORMS } from './rules/forms'
import {
  ACCOUNT_NOTICE,
  ADDRESS_CHANGE,
  APPLICANT_FILE,
  AUDIT,
  BIN_ENTRY,
  DOOR,
  DOOR_ACTION,
  MAIL_ADDRESS,
  NOTE,
  OPINION,
  OUTBOX,
  PAGE_SPEED,
  PERSON_KEY,
  PLAN,
  REPLY,
  SCOPE,
  SEAT,
  SECOND_FACTOR,
  SITE_NOTICE,
  submissionUid,
  TOKEN,
  typeName,
  uidOf,
  VERSION,
  WITHDRAWAL,
} from './uids'

/** What visitors send. Nobody reads it through the content API, and editors do not see it. */
export const SUBMISSIONS: readonly string[] = FORMS.map(submissionUid)

/** Nobody sees them. */
export const INTERNAL: readonly string[] = [
  SEAT,
  OUTBOX,
  APPLICANT_FILE,
  TOKEN,
  PAGE_SPEED,
  SITE_NOTICE,
  PLAN,
  VERSION,
  AUDIT,
  SECOND_FACTOR,
  SCOPE,
  ACCOUNT_NOTICE,
  NOTE,
  OPINION,
  REPLY,
  PERSON_KEY,
  BIN_ENTRY,
  DOOR,
  DOOR_ACTION,
  WITHDRAWAL,
  ADDRESS_CHANGE,
  MAIL_ADDRESS,
]

/** The types that editors write. */
export const contentUids = (): string[] => Object.keys(entities).map(uidOf)

/** Throws where a content type has no description, or a description no content type. */
export function requireEntities(uids: readonly string[]): void {
  const written = uids.filter((uid) => uid.startsWith('api::') && !SUBMISSIONS.includes(uid) && !INTERNAL.includes(uid))
  const bare = written.find((uid) => !entityOf(uid))
  if (bare) throw new Error(`${bare} has no description: write cms/src/entities/${typeName(bare)}.ts and name it in cms/src/entities/index.ts.`)
  const left = contentUids().find((uid) => !written.includes(uid))
  if (left) throw new Error(`cms/src/entities/index.ts names ${typeName(left)}, of which there is no schema.`)
}
