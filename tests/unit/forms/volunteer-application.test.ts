/** @jest-environment node */
import { draftMode } from 'next/headers'
import type { FormField } from '@/lib/content/project-forms'
import { configuredSections, ruleOf, rulesOf } from '@/lib/forms/volunteer/application'
import { findApplication, openApplication, thanksOf } from '@/lib/forms/volunteer/application-form'
import { answerContent } from '../entities/content-answers'

jest.mock('next/headers', () => ({ draftMode: jest.fn(async () => ({ isEnabled: false })) }))

const project = 'project0123456789abcd'
const form = 'form0123456789abcdefgh'
const period = { documentId: 'period0123456789abcd', fromDate: '2096-06-01', toDate: '2096-09-01' }

const field = (key: string, type: string, more = {}) => ({ key, type, label: key, required: true, options: [], order: 1, ...more })
const sections = [
  { title: 'About you', description: null, fields: [field('home', 'address', { order: 2 }), field('fullName', 'text')] },
  { title: 'Nothing', description: null, fields: [] },
  { title: 'When', description: null, fields: [field('projectTimeline', 'text'), field('born', 'date', { minimumAge: 18, earliestDay: '1940-01-01' })] },
]
const configuration = { documentId: form, title: 'Volunteers', description: null, note: null, successMessage: 'Thank you.', sections }

let content: Record<string, unknown>
let isAway: boolean
const { questions, asked } = answerContent((path) => {
  if (isAway) throw new TypeError('fetch failed')
  return { data: content[path] ?? null }
})

beforeEach(() => {
  asked.mockClear()
  isAway = false
  content = {
    '/api/project-timelines': [period],
    [`/api/project-forms/${form}`]: configuration,
    '/api/countries': [
      { documentId: 'syria', name: 'Syria', numericId: 760, code: 'SY' },
      { documentId: 'germany', name: 'Germany', numericId: 276, code: 'DE' },
    ],
    '/api/states': [{ documentId: 'homs', name: 'Homs', code: 'HI' }],
  }
})

const paths = () => questions().map(([path]) => path)

test('an application is found with the form that it names and the periods of its project', async () => {
  const found = await findApplication({ projectId: project, formId: form }, 'en')
  expect(found?.timelines).toMatchObject([{ documentId: period.documentId }])
  expect(found?.configuration).toMatchObject({ documentId: form, title: 'Volunteers' })
})

test('without a form of its own it is the built-in one, and no form is asked for', async () => {
  expect(await findApplication({ projectId: project, formId: '' }, 'en')).toMatchObject({ configuration: null, timelines: [{}] })
  expect(await findApplication({ projectId: project }, 'en')).toMatchObject({ configuration: null })
  expect(paths()).toEqual(['/api/project-timelines', '/api/project-timelines'])
})

test('a form that is not there any more is no application', async () => {
  content = { '/api/project-timelines': [period] }
  expect(await findApplication({ projectId: project, formId: form }, 'en')).toBeNull()
})

test.each([
  ['../secret', ''],
  ['', form],
  ['short', form],
  [`${project}/x`, form],
  [`x/${project}`, form],
  ['a'.repeat(51), form],
  [project, 'short'],
  [project, `${form}?x`],
  [project, `?${form}`],
])('what is no id is not asked for: project %j, form %j', async (projectId, formId) => {
  expect(await findApplication({ projectId, formId }, 'en')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('thanks are those of the form, where it has some', async () => {
  expect(await thanksOf(form, 'en')).toBe('Thank you.')
  content[`/api/project-forms/${form}`] = { ...configuration, successMessage: null }
  expect(await thanksOf(form, 'de')).toBeNull()
  content = {}
  expect(await thanksOf(form, 'ar')).toBeNull()
})

test('thanks of what is no form are not asked for', async () => {
  expect(await thanksOf('../secret', 'en')).toBeNull()
  expect(asked).not.toHaveBeenCalled()
})

test('thanks that cannot be read now are left out, and the operator is told', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation()
  isAway = true
  expect(await thanksOf(form, 'en')).toBeNull()
  expect(told).toHaveBeenCalledWith(expect.stringContaining('/api/project-forms/'))
})

test('a fault of our own is not taken for an outage', async () => {
  jest.mocked(draftMode).mockRejectedValueOnce(new Error('Asked outside of a request.'))
  await expect(thanksOf(form, 'en')).rejects.toThrow('Asked outside of a request.')
})

describe('what a form offers', () => {
  const open = async (values = {}, formId = form) => {
    const application = await findApplication({ projectId: project, formId }, 'en')
    if (!application) throw new Error('There is no such application.')
    return (await openApplication(application, 'en', values)).supplies
  }

  test('countries for an address, and the states of the one that is chosen', async () => {
    const supplies = await open({ 'home.country': '760' })
    expect(supplies.countries.map(({ name }) => name)).toEqual(['Germany', 'Syria'])
    expect(supplies.states).toMatchObject({ home: [{ name: 'Homs' }] })
    expect(supplies.provinces).toEqual([])
    expect(questions().find(([path]) => path === '/api/states')?.[1]).toMatchObject({ 'filters[country][numericId][$eq]': '760' })
  })

  test.each([{}, { 'home.country': '1' }, { 'other.country': '760' }])('no states as long as no country is chosen: %j', async (values) => {
    expect((await open(values)).states).toEqual({ home: [] })
    expect(paths()).not.toContain('/api/states')
  })

  test('the provinces of Syria where the form asks for them, and no countries where it asks for no address', async () => {
    const supplies = await open({}, '')
    expect(supplies).toMatchObject({ countries: [], states: {}, provinces: [{ name: 'Homs' }] })
    expect(paths()).not.toContain('/api/countries')
    expect(questions().find(([path]) => path === '/api/states')?.[1]).toMatchObject({ 'filters[country][numericId][$eq]': '760' })
  })
})

describe('the rules of an application', () => {
  const read = async (formId: string) => {
    const application = await findApplication({ projectId: project, formId }, 'en')
    if (!application) throw new Error('There is no such application.')
    return application
  }

  test('are those of the configured fields in their order, with the periods of the project to choose from', async () => {
    const rules = rulesOf(await read(form))
    expect(rules.map(({ key, type }) => [key, type])).toEqual([
      ['fullName', 'text'],
      ['home', 'address'],
      ['projectTimeline', 'select'],
      ['born', 'date'],
    ])
    expect(rules.find(({ key }) => key === 'projectTimeline')?.options).toEqual([period.documentId])
  })

  test('a section without fields is not shown', async () => {
    const found = configuredSections(await read(form), ({ documentId }) => `words for ${documentId}`)
    expect(found?.map(({ title }) => title)).toEqual(['About you', 'When'])
    expect(found?.[1]?.fields[0]?.options).toEqual([{ value: period.documentId, label: `words for ${period.documentId}` }])
  })

  test('a section of the choice of a period alone is not shown in a project without periods', async () => {
    content[`/api/project-forms/${form}`] = {
      ...configuration,
      sections: [...sections.slice(0, 1), { ...sections[2], fields: [field('projectTimeline', 'text')] }],
    }
    const { configuration: found, timelines } = await read(form)
    expect(configuredSections({ configuration: found, timelines }, () => '')?.map(({ title }) => title)).toEqual(['About you', 'When'])
    expect(configuredSections({ configuration: found, timelines: [] }, () => '')?.map(({ title }) => title)).toEqual(['About you'])
  })

  test('are those of the built-in form where none is configured', async () => {
    const rules = rulesOf(await read(''))
    expect(rules[0]).toMatchObject({ key: 'projectTimeline', options: [period.documentId] })
    expect(rules.map(({ key }) => key)).toContain('livingPlace')
  })

  test('bound the days of a date, and of nothing else', () => {
    const bounds = { earliestDay: '2026-01-01', latestDay: '2026-12-31', minimumAge: 18, withinPeriod: true }
    const own = { key: 'x', required: false, label: null, placeholder: null, helperText: null, defaultValue: null, checkboxLabel: null }
    const rule = (type: FormField['type']) => ruleOf({ ...own, ...bounds, type, acceptedFileTypes: null, order: 1, options: [{ value: 'a', label: 'An a' }] })
    expect(rule('date')).toEqual({
      key: 'x',
      type: 'date',
      required: false,
      options: ['a'],
      days: { earliest: '2026-01-01', latest: '2026-12-31', minimumAge: 18, withinPeriod: true },
    })
    expect(rule('text')).toEqual({ key: 'x', type: 'text', required: false, options: ['a'] })
  })
})
