import type { UID } from '@strapi/strapi'
import { submissionUid, uidOf } from '../../uids'

/** A type of submission that is decided about, and what applications of it are to. */
export type Kind = {
  uid: UID.ContentType
  /** The fields that name the project or department, and say what it was called. */
  topic: string
  topicTitle: string
  /** The type of that. */
  topicUid: UID.ContentType
}

export const APPLICATIONS: readonly Kind[] = [
  { uid: submissionUid('volunteer'), topic: 'projectId', topicTitle: 'projectTitle', topicUid: uidOf('project') },
  { uid: submissionUid('department'), topic: 'departmentId', topicTitle: 'departmentTitle', topicUid: uidOf('department') },
]

export const applicationKind = (uid: string): Kind | undefined => APPLICATIONS.find((kind) => kind.uid === uid)
