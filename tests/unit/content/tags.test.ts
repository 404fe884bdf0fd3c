import { changedTags, contentTags, ownTags, typeTag } from '@/lib/content/tags'

const isTouched = (carried: string[], change: Parameters<typeof changedTags>[0]) => changedTags(change).some((tag) => carried.includes(tag))

test('a page of a document is touched by changes of that one, by whichever of its names it is found', () => {
  const page = ownTags('event', 'spring-in-homs')
  expect(isTouched(page, { model: 'event', documentId: 'a', names: ['spring-in-homs', 'fruehling-in-homs'] })).toBe(true)
  expect(isTouched(page, { model: 'event', documentId: 'b', names: ['autumn-in-homs'] })).toBe(false)
  expect(isTouched(page, { model: 'project', documentId: 'c', names: ['spring-in-homs'] })).toBe(false)
  expect(isTouched(ownTags('event', 'a'), { model: 'event', documentId: 'a', names: [] })).toBe(true)
})

test('where its names are not told, it may be any of the type', () => {
  expect(isTouched(ownTags('event', 'spring-in-homs'), { model: 'event', documentId: 'b' })).toBe(true)
  expect(isTouched(ownTags('event', 'spring-in-homs'), { model: 'article', documentId: 'b' })).toBe(false)
})

test('what can be named in no tag is touched by every change of its type', () => {
  const page = ownTags('event', 'a,b')
  expect(page).not.toContain('event:a,b')
  expect(isTouched(page, { model: 'event', documentId: 'b', names: ['c'] })).toBe(true)
})

test('a list is touched by every change of its type', () => {
  expect(isTouched([typeTag('event')], { model: 'event', documentId: 'b', names: ['c'] })).toBe(true)
  expect(contentTags.modelOf(typeTag('project-form'))).toBe('project-form')
})
