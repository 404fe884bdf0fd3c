import * as z from 'zod/mini'
import { consent } from '../fields/checkbox'
import { documentId, language, oneOf, yesOrNo } from '../fields/choice'
import { email } from '../fields/email'
import { phone } from '../fields/phone'
import { wholeNumber } from '../fields/number'
import { line } from '../fields/text'

/** (Requirements, section 3) */
export const EDUCATION_DEGREES = ['high_school', 'bachelor', 'master', 'phd', 'other'] as const

/** Years. */
export const LONGEST_CAREER = 80

/** The application to a department; all of it is required. (Requirements, sections 3 and 5) */
export const departmentRules = z.object({
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
