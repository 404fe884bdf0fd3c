import type { UID } from '@strapi/strapi'
import { z } from 'zod'
import { consent, documentId, email, emailKey, keyOf, language, line, oneOf, phone, wholeNumber, yesOrNo } from '../../requests/fields'
import { defineKind } from '../kind'
import { findPublished } from '../../documents/published'
import { Refusal } from '../../requests/refusal'

export const EDUCATION_DEGREES = ['high_school', 'bachelor', 'master', 'phd', 'other'] as const
const LONGEST_CAREER = 80

const schema = z.object({
  fullName: line(),
  email,
  phone,
  location: line(),
  educationDegree: oneOf(EDUCATION_DEGREES),
  specialization: line(),
  experienceYears: wholeNumber(0, LONGEST_CAREER),
  canManage: yesOrNo,
  canAttendWorkshops: yesOrNo,
  hasProject: yesOrNo,
  department: documentId,
  submitLanguage: language,
  ...consent,
})

const DEPARTMENT = 'api::department.department' as UID.ContentType
type Department = { title: string | null; canJoinTo: boolean | null }

/** One application per address and department. */
export const departmentKey = (address: string, department: string) => keyOf(emailKey(address), department)

/** The application to a department. (Requirements, sections 3 and 5) */
export const department = defineKind({
  uid: 'api::departments-application.departments-application',
  prefix: 'D',
  schema,
  language: ({ submitLanguage }) => submitLanguage,
  sender: (data) => data.email,
  async record({ department: documentId, ...fields }) {
    const found = await findPublished<Department>(DEPARTMENT, documentId, fields.submitLanguage)
    if (!found) throw new Refusal('not_found')
    if (!found.canJoinTo) throw new Refusal('not_open')
    return {
      ...fields,
      emailKey: emailKey(fields.email),
      departmentId: documentId,
      departmentTitle: found.title,
      verificationStatus: 'Pending',
      consentedAt: new Date(),
    }
  },
  duplicateKey: (data) => departmentKey(data.email, data.department),
  mail: () => 'verification',
})
