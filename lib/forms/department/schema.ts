import * as z from 'zod/mini'
import { consent, documentId, email, language, line, oneOf, phone, wholeNumber, yesOrNo } from '../fields'

/** (Requirements, section 3) */
export const EDUCATION_DEGREES = ['high_school', 'bachelor', 'master', 'phd', 'other'] as const

const LONGEST_CAREER = 80

/** The application to a department; all of it is required. (Requirements, sections 3 and 5) */
export const departmentSchema = z.object({
  fullName: line(),
  email: email('field_required', 'valid_email_required'),
  phone: phone('field_required'),
  location: line(),
  educationDegree: oneOf(EDUCATION_DEGREES, 'field_required'),
  specialization: line(),
  experienceYears: wholeNumber(0, LONGEST_CAREER, 'field_required', 'years_of_experience_invalid'),
  canManage: yesOrNo,
  canAttendWorkshops: yesOrNo,
  hasProject: yesOrNo,
  department: documentId('field_required'),
  submitLanguage: language,
  ...consent(),
})
