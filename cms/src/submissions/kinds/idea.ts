import { ZIP } from '../../files/kinds'
import { ideaRules } from '../../rules/forms/idea'
import { claimFiles } from '../files'
import { defineKind } from '../kind'
import { findPublished } from '../../documents/published'
import { submissionUid, uidOf } from '../../uids'

const UID = submissionUid('idea')
const DEPARTMENT = uidOf('department')

/** An idea with its archive. (Requirements, sections 3 and 5; readings) */
export const idea = defineKind({
  uid: UID,
  prefix: 'I',
  schema: ideaRules,
  language: ({ locale }) => locale,
  sender: (data) => data.email,
  async record({ attachments, department, locale, ...fields }, id) {
    await claimFiles([attachments], { uid: UID, documentId: id, field: 'attachments', kinds: [ZIP] })
    const found = department && (await findPublished<{ title: string | null }>(DEPARTMENT, department, locale))
    return { ...fields, departmentId: department, departmentTitle: found ? found.title : null, submitLanguage: locale }
  },
  repeats: ['title', 'departmentTitle', 'description'],
  retention: 'proposal',
  mail: (data) => (data.email === null ? null : 'confirmation'),
  columns: ['reference', 'title', 'departmentTitle', 'email', 'createdAt'],
  rows: [['reference', 'submitLanguage'], ['email'], ['title', 'departmentTitle'], ['description'], ['reviewNote']],
})
