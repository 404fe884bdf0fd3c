import { FORMATS, templateFile } from '@/lib/template/files.mjs'
import { plainText } from '@/lib/template/plain-text.mjs'
import { SECTIONS } from '@/lib/template/sections.mjs'
import { readTemplate } from '@/lib/template/template.mjs'
import messages from '@/messages/en.json'
import { flatten } from '../messages/flatten'

const template = readTemplate((key, values) => (values ? `${key} ${values.page} ${values.total}` : key))

test('the sections come in the order of the requirements and are numbered', () => {
  expect(template.sections.map(({ key }) => key)).toEqual([
    'identification',
    'problem',
    'objectives',
    'solutions',
    'unique',
    'beneficiaries',
    'feasibility',
    'costs',
    'timeline',
    'resources',
    'status',
  ])
  expect(template.sections.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('no question is asked twice', () => {
  const keys = SECTIONS.flatMap(({ fields }) => fields.map(({ key }) => key))
  expect(new Set(keys).size).toBe(keys.length)
})

test('it asks for every message of the template, and for no other one', () => {
  const asked = new Set<string>()
  readTemplate((key) => asked.add(key) && key)
  expect([...asked].sort()).toEqual(Object.keys(flatten(messages.template)).sort())
})

test('every question has room for an answer as text', () => {
  const [, ...questions] = plainText(template).split('\n• ')
  expect(questions.filter((question) => !/\n {3}\S/.test(question))).toEqual([])
})

test('a field has the words of its kind', () => {
  const fields = template.sections.flatMap((section) => section.fields)
  expect(fields.find(({ key }) => key === 'goal')).toEqual({ key: 'goal', kind: 'box', lines: 2, label: 'fields.goal' })
  expect(fields.find(({ key }) => key === 'risks')).toMatchObject({ rows: 3, columns: ['columns.risk', 'columns.likelihood', 'columns.response'] })
  expect(fields.find(({ key }) => key === 'stage')).toMatchObject({ options: ['options.idea', 'options.draft', 'options.ready', 'options.begun'] })
})

test('the words around the page numbers are kept apart', () => {
  expect(template.page).toEqual(['page ', ' ', ''])
})

test('as text every kind of field has room for an answer', () => {
  const text = plainText({
    title: 'Plan',
    intro: 'Fill in.',
    how: 'Send.',
    page: [],
    sections: [
      {
        key: 'one',
        number: 1,
        title: 'First',
        guide: 'What?',
        fields: [
          { key: 'a', kind: 'line', label: 'Name' },
          { key: 'd', kind: 'box', label: 'Need', lines: 4 },
          { key: 'b', kind: 'table', label: 'Costs', columns: ['Item', 'Price'], rows: 2 },
          { key: 'c', kind: 'choice', label: 'Stage', options: ['Idea', 'Draft'] },
        ],
      },
    ],
  })
  expect(text.split('\n')).toEqual([
    'Plan',
    '====',
    '',
    'Fill in.',
    'Send.',
    '',
    '',
    '1. First',
    '--------',
    'What?',
    '',
    '• Name',
    '   ______________________________',
    '',
    '• Need',
    '   ______________________________',
    '',
    '• Costs',
    '   Item | Price',
    '   1) ______ | ______',
    '   2) ______ | ______',
    '',
    '• Stage',
    '   [ ] Idea',
    '   [ ] Draft',
    '',
  ])
})

test('the files stand where the requirements say', () => {
  expect(FORMATS.map((format) => templateFile('ar', format))).toEqual([
    '/templates/project-template-ar.docx',
    '/templates/project-template-ar.txt',
    '/templates/project-template-ar.pdf',
  ])
})
