import * as z from 'zod/mini'
import { inWords } from '@/lib/forms/in-words'
import { readForm } from '@/lib/forms/read'
import { line } from '@/rules/fields/text'

test('of several things that are wrong with a field the first one is said', () => {
  const name = z.string().check(z.minLength(3, 'too_short'), z.regex(/@/, 'invalid_email'))
  expect(readForm(inWords(z.object({ name }), {}), { name: 'x' }, 'en')).toEqual({ errors: { name: 'message_required' } })
})

describe('a field that has parts', () => {
  const home = z.pipe(
    z.transform((city: unknown) => ({ city })),
    z.object({ city: line() }),
  )
  const said = (words: Parameters<typeof inWords>[1]) => readForm(inWords(z.object({ home }), words), { home: ' ' }, 'en')

  test('is told what is wrong by its name and that of the part', () => {
    expect(said({})).toEqual({ errors: { 'home.city': 'field_required' } })
  })

  test('has words of its own for each part', () => {
    expect(said({ 'home.city': { required: 'city_required' } })).toEqual({ errors: { 'home.city': 'city_required' } })
  })
})
