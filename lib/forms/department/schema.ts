import { departmentRules } from '@/rules/forms/department'
import { inWords } from '../in-words'

/** The application to a department; all of it is required. (Requirements, sections 3 and 5) */
export const departmentSchema = inWords(departmentRules, { experienceYears: { invalid_number: 'years_of_experience_invalid' } })
