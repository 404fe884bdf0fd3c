import { withDraft } from '@/lib/content/with-draft'

const document = (documentId: string, title: string, rest: object = {}) => ({ documentId, title, ...rest })
const list = (...data: object[]) => ({ data, meta: { pagination: { total: data.length } } })

test('of the drafts of a list only the one that is looked at is taken', () => {
  const published = list(document('a', 'A'), document('b', 'B'))
  const drafts = list(document('a', 'A draft'), document('b', 'B draft'), document('c', 'C draft'))
  expect(withDraft(published, drafts, 'b')).toEqual(list(document('a', 'A'), document('b', 'B draft')))
})

test('a document that is not published yet stands where it will stand', () => {
  const published = list(document('a', 'A'), document('c', 'C'))
  const drafts = list(document('a', 'A draft'), document('b', 'B draft'), document('c', 'C draft'), document('d', 'D draft'))
  expect(withDraft(published, drafts, 'b')).toMatchObject({ data: [{ title: 'A' }, { title: 'B draft' }, { title: 'C' }] })
})

test('a document is taken wherever another one names it', () => {
  const project = (form: object | null, forms: object[]) => ({ data: document('p', 'P', { form, forms }) })
  const drafts = { data: document('p', 'P draft', { form: document('f', 'F draft'), forms: [document('g', 'G draft'), document('f', 'F draft')] }) }
  expect(withDraft(project(null, [document('g', 'G')]), drafts, 'f')).toEqual(project(document('f', 'F draft'), [document('g', 'G'), document('f', 'F draft')]))
})

test('what is not published is shown when it is asked for alone and names the document', () => {
  const project = document('p', 'P draft', { forms: [document('f', 'F draft')] })
  expect(withDraft(list(), list(project, document('q', 'Q draft')), 'f')).toMatchObject({ data: [project] })
})

test('a single document that is not published is read as its draft, and no other one is', () => {
  const draft = { data: document('a', 'A draft') }
  expect(withDraft(null, draft, 'a')).toBe(draft)
  expect(withDraft(null, draft, 'b')).toBeNull()
  expect(withDraft({ data: null }, draft, 'b')).toEqual({ data: null })
  expect(withDraft({ data: null }, draft, 'a')).toEqual(draft)
})

test('what is published stays when there is no draft to be read', () => {
  const published = list(document('a', 'A', { tags: ['x'], cover: null }))
  expect(withDraft(published, null, 'a')).toEqual(published)
  expect(withDraft(published, list(), 'a')).toEqual(published)
})

test('a list that does not have what is looked at stays as it is published', () => {
  const published = list(document('a', 'A'), document('b', 'B'))
  expect(withDraft(published, list(document('a', 'A draft'), document('b', 'B draft')), 'z')).toEqual(published)
})

test('a part without an id stays as it is published', () => {
  const stages = (...words: string[]) => list({ stages: words.map((title) => ({ title })) })
  expect(withDraft(stages('one', 'two'), stages('another', 'two'), 'z')).toEqual(stages('one', 'two'))
})

test('what is published is not given for a draft of another shape', () => {
  expect(withDraft([document('a', 'A')], { data: document('z', 'Z draft') }, 'z')).toEqual([document('a', 'A')])
  expect(withDraft({ title: 'A' }, { data: document('z', 'Z draft') }, 'z')).toEqual({ title: 'A' })
})
