import { departmentRules } from '@/rules/forms/department'
import { inWords, type Words } from '../in-words'

/** What the application to a department says instead of the usual words. */
export const DEPARTMENT_WORDS: Words = { experienceYears: { invalid_number: 'years_of_experience_invalid' } }

/** The application to a department; all of it is required. (Requirements, sections 3 and 5) */
export const departmentSchema = inWords(departmentRules, DEPARTMENT_WORDS)
