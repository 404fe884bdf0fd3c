import application from '@/cms/src/api/departments-application/content-types/departments-application/schema.json'
import feedback from '@/cms/src/api/feedback/content-types/feedback/schema.json'
import partnership from '@/cms/src/api/partnership-request/content-types/partnership-request/schema.json'
import ar from '@/messages/ar.json'
import de from '@/messages/de.json'
import en from '@/messages/en.json'
import { EDUCATION_DEGREES } from '@/rules/forms/department'
import { FEEDBACK_CATEGORIES } from '@/rules/forms/feedback'
import { COLLABORATION_TYPES, ORGANIZATION_TYPES } from '@/rules/forms/partnership'
import { complaints } from './support/check'
import type { Fixed } from './support/schemas'

const languages = [ar, de, en].map(({ forms }) => forms)

test.each<[Fixed, string, readonly string[], readonly string[], object[]]>([
  ['department', 'educationDegree', EDUCATION_DEGREES, application.attributes.educationDegree.enum, languages.map((forms) => forms.department.degrees)],
  ['feedback', 'category', FEEDBACK_CATEGORIES, feedback.attributes.category.enum, languages.map((forms) => forms.feedback.categories)],
  [
    'partnership',
    'organizationType',
    ORGANIZATION_TYPES,
    partnership.attributes.organizationType.enum,
    languages.map((forms) => forms.partnership.organizationTypes),
  ],
  [
    'partnership',
    'collaborationType',
    COLLABORATION_TYPES,
    partnership.attributes.collaborationType.enum,
    languages.map((forms) => forms.partnership.collaborationTypes),
  ],
])('%s: each %s that can be chosen is taken, kept by the content service, and has words in every language', (form, field, offered, kept, words) => {
  for (const value of offered) expect(complaints(form, { [field]: value })).toEqual({})
  expect([...offered].sort()).toEqual([...kept].sort())
  for (const texts of words) expect(Object.keys(texts).sort()).toEqual([...offered].sort())
})

test.each(['canManage', 'canAttendWorkshops', 'hasProject'])('%s is answered with yes or no', (field) => {
  for (const value of ['true', 'false']) expect(complaints('department', { [field]: value })).toEqual({})
})
