import { FORMS, isForm, valueOf } from '@/lib/forms/form'
import { plainSchema } from '@/lib/forms/plain-forms'
import { readForm } from '@/lib/forms/read'
import { pathTo } from '@/rules/forms'
import { samples } from './support/samples'

test('every form is known by its name', () => {
  expect(FORMS.filter((name) => !isForm(name))).toEqual([])
})

test.each(['newsletter', 'Contact', 'constructor', ''])('%j is no form', (name) => {
  expect(isForm(name)).toBe(false)
})

/** Requirements, section 7. */
test.each([
  ['feedback', '/feedbacks'],
  ['department', '/departments-applications'],
  ['volunteer', '/project-submissions'],
] as const)('%s is sent to %s', (form, path) => {
  expect(pathTo(form)).toBe(path)
})

test.each([
  ['that was sent', { name: 'Amal' }, 'Amal'],
  ['that was sent twice', { name: ['Amal', 'Salma'] }, 'Amal'],
  ['that was sent as a list of nothing', { name: [] }, ''],
  ['that was not sent', {}, ''],
])('the value of a field %s', (_, values, value) => {
  expect(valueOf(values, 'name')).toBe(value)
})

test.each(['contact', 'proposal'] as const)('%s is read in its own words', async (form) => {
  const schema = await plainSchema(form)
  expect(readForm(schema, samples[form], 'en')).toMatchObject({ data: { name: 'Amal Haddad', submitLanguage: 'en' } })
  expect(readForm(schema, { ...samples[form], name: '' }, 'en')).toEqual({ errors: { name: 'name_required' } })
})
