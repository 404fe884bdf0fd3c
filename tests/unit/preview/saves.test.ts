import { linkTo, savedOf } from '@/cms/src/admin/live-preview/links'
import { isAbout, saveIn } from '@/cms/src/admin/live-preview/saves'

const UID = 'api::article.article'
const ABOUT = { uid: UID, documentId: 'one', locale: 'de' }
const updatedAt = '2026-01-01T00:00:00.000Z'

type Told = { phase?: string; endpointName?: string; originalArgs?: object; payload?: unknown }

/** An action of the admin's store, as the framework sends them. */
const action = ({ phase = 'fulfilled', endpointName = 'updateDocument', originalArgs = {}, payload }: Told = {}) => ({
  type: `adminApi/executeMutation/${phase}`,
  meta: { arg: { endpointName, originalArgs: { model: UID, documentId: 'one', params: { locale: 'de' }, ...originalArgs } } },
  payload,
})

const answer = (fields: object) => ({ data: { documentId: 'one', updatedAt, ...fields }, meta: {} })

test('a save is heard when it is sent and when it is answered, with what is stored then', () => {
  expect(saveIn(action({ phase: 'pending' }))).toEqual({ phase: 'sent', uid: UID, documentId: 'one', locale: 'de', stored: null })
  expect(saveIn(action({ payload: answer({ slug: 'a' }) }))).toMatchObject({ phase: 'saved', stored: { updatedAt, slug: 'a' } })
  expect(saveIn(action({ payload: answer({}) }))).toMatchObject({ stored: { slug: '' } })
  expect(saveIn(action({ phase: 'rejected' }))).toMatchObject({ phase: 'refused', stored: null })
})

test('the answer to a publication is no draft, and one that says something else is none either', () => {
  expect(saveIn(action({ endpointName: 'publishDocument', payload: answer({ slug: 'a' }) }))).toMatchObject({ phase: 'saved', stored: null })
  for (const payload of [undefined, null, 'saved', { data: null }, { data: { updatedAt: 'soon' } }]) {
    expect(saveIn(action({ payload }))?.stored).toBeNull()
  }
})

test('everything else that happens in the store is passed by', () => {
  const others = [null, {}, { type: 'form/changed' }, { ...action(), type: 'adminApi/executeQuery/fulfilled' }, action({ endpointName: 'deleteDocument' })]
  expect(others.map(saveIn)).toEqual(others.map(() => null))
})

test('it is about a document in one language; without a language that is Arabic, without a name the one of its type', () => {
  const about = (originalArgs: object, other = {}) => {
    const save = saveIn(action({ originalArgs }))
    return save !== null && isAbout(save, { ...ABOUT, ...other })
  }
  expect(about({})).toBe(true)
  expect([about({ documentId: 'two' }), about({ model: 'api::event.event' }), about({ params: { locale: 'en' } })]).toEqual([false, false, false])
  expect([about({ params: {} }), about({ params: undefined }, { locale: 'ar' })]).toEqual([false, true])
  expect([about({ documentId: '' }), about({ documentId: undefined })]).toEqual([true, true])
})

test('a link that was made meanwhile leads to what is saved, unless its address is another one now', () => {
  const early = 'https://site.example/api/preview?link=a.b&saved=2025-12-31T00%3A00%3A00.000Z&slug=a'
  const link = linkTo({ updatedAt, slug: 'a' }, early)
  expect(savedOf(link ?? '')).toBe(updatedAt)
  expect(new URL(link ?? '').searchParams.get('link')).toBe('a.b')
  expect(linkTo({ updatedAt, slug: 'b' }, early)).toBeNull()
  // A form stands on the page of its project.
  expect(linkTo({ updatedAt, slug: '' }, early)).toBeNull()
})
