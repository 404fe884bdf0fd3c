import { THEMES } from '@/cms/src/admin/live-preview/choices'
import { after, type Frames, type Happening, lagsBehind, START, topFor } from '@/cms/src/admin/live-preview/frames'
import { THEMES as SITE_THEMES } from '@/lib/theme/themes.mjs'

const link = (saved: string) => `https://site.example/api/preview?link=a.b&saved=${saved}`
const linked = (saved: string, isAsked = false): Happening => ({ what: 'linked', link: link(saved), at: 1, isAsked })

const follow = (happenings: readonly Happening[], from: Frames = START) => happenings.reduce(after, from)

/** A draft that is looked at, read down to 500 pixels. */
const reading = follow([
  linked('one', true),
  { what: 'ready', id: 1, page: '/en/articles/a', top: 0 },
  { what: 'placed', id: 1 },
  { what: 'moved', id: 1, page: '/en/articles/a', top: 500 },
])

test('the page stays until the next one is in its place, and is read on at the same height', () => {
  const coming = after(reading, linked('two'))
  expect([coming.shown?.id, coming.coming?.id, topFor(coming, 2), topFor(coming, 1)]).toEqual([1, 2, 500, null])
  expect(after(coming, { what: 'placed', id: 2 })).toMatchObject({ shown: { id: 2, saved: 'two' }, coming: null })
})

test('of two saves in a row the second one is shown, whatever the first still says', () => {
  const both = follow([linked('two'), linked('three'), { what: 'placed', id: 2 }, { what: 'silent', id: 2 }], reading)
  expect(both).toMatchObject({ shown: { id: 1 }, coming: { id: 3, saved: 'three' }, trouble: null })
})

test('what is seen, or on its way, is not loaded once more unless somebody asks for it', () => {
  expect(after(reading, linked('one'))).toBe(reading)
  const coming = after(reading, linked('two'))
  expect(after(coming, linked('two'))).toBe(coming)
  expect(after(reading, linked('one', true)).coming?.id).toBe(2)
})

test('whoever has gone to another page of the site stays on it', () => {
  const elsewhere = after(reading, { what: 'moved', id: 1, page: '/en', top: 40 })
  const coming = after(elsewhere, linked('two'))
  expect(new URL(coming.coming?.src ?? '').searchParams.get('page')).toBe('/en')
  const back = follow([{ what: 'placed', id: 2 }, { what: 'moved', id: 2, page: '/en/articles/a', top: 0 }, linked('three')], coming)
  expect(new URL(back.coming?.src ?? '').searchParams.has('page')).toBe(false)
})

test('a document whose address changes is followed to the new one', () => {
  const coming = after(reading, linked('two'))
  expect(new URL(coming.coming?.src ?? '').searchParams.has('page')).toBe(false)
})

test('a site that is away takes nothing of what is seen, and says so until it has answered', () => {
  const away = follow([linked('two'), { what: 'silent', id: 2 }], reading)
  expect(away).toMatchObject({ shown: { id: 1 }, coming: null, trouble: 'away' })
  expect(follow([linked('one')], away).coming?.id).toBe(3)
  expect(follow([{ what: 'unanswered' }], reading)).toMatchObject({ shown: { id: 1 }, trouble: 'away' })
  expect(follow([linked('two'), { what: 'placed', id: 3 }], away).trouble).toBeNull()
})

test('a page that has left the preview is not shown any longer', () => {
  expect(after(reading, { what: 'silent', id: 1 })).toMatchObject({ shown: null, trouble: 'away' })
  expect(after(reading, { what: 'silent', id: 9 })).toBe(reading)
})

test('a document that has lost its page has no preview', () => {
  expect(after(reading, { what: 'without' })).toMatchObject({ shown: null, coming: null, trouble: 'none' })
})

test('the admin offers the themes that the site has', () => {
  expect(THEMES).toEqual(SITE_THEMES)
})

test('something else than what is seen, or on its way, is saved', () => {
  const [one, two] = ['2026-01-01T00:00:00.000Z', '2026-01-01T00:00:01.000Z']
  const seen = follow([linked(one), { what: 'placed', id: 1 }])
  expect([lagsBehind(START, one), lagsBehind(seen, one), lagsBehind(seen, two)]).toEqual([true, false, true])
  const coming = after(seen, linked(two))
  expect([lagsBehind(coming, one), lagsBehind(coming, two)]).toEqual([true, false])
})
