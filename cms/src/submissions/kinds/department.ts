import { keyOf } from '../../requests/key'
import { departmentRules } from '../../rules/forms/department'
import { emailKey } from '../../rules/text'
import { CONSENT_ROWS, DECISION_ROWS, defineKind } from '../kind'
import { findPublished } from '../../documents/published'
import { Refusal } from '../../requests/refusal'
import { submissionUid, uidOf } from '../../uids'

const DEPARTMENT = uidOf('department')
type Department = { title: string | null; canJoinTo: boolean | null }

/** One application per address and department. */
export const departmentKey = (address: string, department: string) => keyOf(emailKey(address), department)

/** The application to a department. (Requirements, sections 3 and 5) */
export const department = defineKind({
  uid: submissionUid('department'),
  prefix: 'D',
  schema: departmentRules,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ department: documentId, ...fields }) {
    const found = await findPublished<Department>(DEPARTMENT, documentId, fields.submitLanguage)
    if (!found) throw new Refusal('not_found')
    if (!found.canJoinTo) throw new Refusal('not_open')
    return {
      ...fields,
      departmentId: documentId,
      departmentTitle: found.title,
      verificationStatus: 'Pending',
      consentedAt: new Date(),
    }
  },
  duplicateKey: (data) => departmentKey(data.email, data.department),
  repeats: ['departmentTitle', 'location', 'educationDegree', 'specialization', 'experienceYears', 'canManage', 'canAttendWorkshops', 'hasProject'],
  retention: 'application',
  mail: () => 'verification',
  columns: ['reference', 'verificationStatus', 'fullName', 'departmentTitle', 'createdAt', 'email', 'decidedBy'],
  rows: [
    ['reference', 'departmentTitle'],
    ['fullName', 'email'],
    ['phone', 'location'],
    ['educationDegree', 'specialization'],
    ['experienceYears', 'hasProject'],
    ['canManage', 'canAttendWorkshops'],
    ['submitLanguage'],
    ...DECISION_ROWS,
    ...CONSENT_ROWS,
  ],
})
