import { CONTROL, EMPTY, FORMS, isForm, valueOf } from '@/lib/forms/form'
import { plainSchema } from '@/lib/forms/plain-forms'
import { readForm } from '@/lib/forms/read'
import { ABOUT, LINK_PAGES, pathTo } from '@/rules/forms'
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

test.each(FORMS)('what is sent with %s has a place in the content service', (form) => {
  const { type } = ABOUT[form]
  const { info }: { info: { pluralName: string } } = jest.requireActual(`@/cms/src/api/${type}/content-types/${type}/schema.json`)
  expect(pathTo(form)).toBe(`/${info.pluralName}`)
})

/** Requirements, section 9. */
test.each([
  ['a week', 'week', ['department', 'volunteer']],
  ['2 to 3 weeks', 'weeks', ['idea', 'proposal']],
  ['some days', 'days', ['contact', 'partnership']],
  ['no time that is promised', null, ['feedback', 'registration']],
])('an answer takes %s', (_, wait, forms) => {
  expect(FORMS.filter((form) => ABOUT[form].wait === wait).sort()).toEqual(forms)
})

/** Requirements, section 2. */
test('mails that ask for something lead to pages of their own', () => {
  expect(LINK_PAGES).toEqual({ volunteer: 'project-submission', department: 'department', registration: 'registration', offer: 'seat' })
})

test('the way of a form uses names that no field of its content has', () => {
  const names = Object.values(CONTROL)
  for (const name of names) expect(name).toMatch(/^_[a-z]+$/)
  expect(new Set(names).size).toBe(5)
})

test('at first a form shows nothing', () => {
  expect(EMPTY).toEqual({ values: {}, errors: {}, files: {} })
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
