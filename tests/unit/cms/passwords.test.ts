/** @jest-environment node */
import { normalized, problemOf, weaknessOf } from '@/cms/src/accounts/passwords/rules'

const OWN = ['rana.haddad@helpers.example', 'Rana', 'Haddad', null].filter((text) => text !== null)

describe('a password', () => {
  test.each(['k7Wq-pTz3-mVx9-Rb2d', 'Olive Kettle 7 Tramway', 'زيتون-Aa7-قطار-غيمة', 'Übermut-Zwiebel-93-Leiter', 'x9F-kk2Lp0Qw'])(
    'that is hard to guess is taken: %s',
    async (password) => {
      expect(await problemOf(password, OWN)).toBeNull()
    },
  )

  test.each([
    ['Kq7-pTz', 'passwordShort'],
    ['Kq7-pTz-91x', 'passwordShort'],
    [`Aa1${'نخلة'.repeat(9)}`, 'passwordLong'],
    [`Kq7-pTz-91x ${'olive kettle tramway '.repeat(3)}x`, 'passwordLong'],
    ['olive-kettle-7-tramway', 'passwordKinds'],
    ['OLIVE-KETTLE-7-TRAMWAY', 'passwordKinds'],
    ['Olive-Kettle-Tramway', 'passwordKinds'],
    ['زيتون-قطار-غيمة-سلم', 'passwordKinds'],
    ['Password12345', 'passwordEasy'],
    ['P@ssw0rd12345', 'passwordEasy'],
    ['Qwertyuiop12345', 'passwordEasy'],
    ['Aa1aaaaaaaaaaaaaaa', 'passwordEasy'],
    ['Abcdefghij12', 'passwordEasy'],
    ['Summer2026!!', 'passwordEasy'],
    ['Passwort12345', 'passwordEasy'],
    ['Rana.Haddad1', 'passwordEasy'],
    ['Rana.Haddad@helpers.example1', 'passwordEasy'],
  ])('is refused: %s (%s)', async (password, problem) => {
    expect(await problemOf(password, OWN)).toBe(problem)
  })

  test.each(['\u200b', '\u200f', '\u202e', '\u2066', '\u00ad', '\ufeff', '\u0000', '\t', '\n', '\u00a0', '\u3164', '\ud800'])(
    'with a character that nobody sees is refused: %j',
    async (character) => {
      expect(await problemOf(`k7Wq-pTz3${character}-mVx9-Rb2d`)).toBe('passwordInvisible')
    },
  )

  test.each([' k7Wq-pTz3-mVx9', 'k7Wq-pTz3-mVx9 '])('with a space at an end is refused: "%s"', async (password) => {
    expect(await problemOf(password)).toBe('passwordInvisible')
  })

  test('has one form, whichever keyboard it comes from', () => {
    expect(normalized('U\u0308bermut')).toBe('\u00dcbermut')
    expect(normalized('\u0627\u0653')).toBe('\u0622')
  })

  test('that a program draws needs no letters of each kind', async () => {
    const drawn = '0f4b1d9a7c3e5f60718293a4b5c6d7e8f9011223344556aa'
    expect([await weaknessOf(drawn), await problemOf(drawn)]).toEqual([null, 'passwordKinds'])
  })
})
