/** @jest-environment node */
import { scriptAnswer } from '@/lib/forms/script-answer'

jest.mock('next-intl/server', () => jest.requireActual<object>('../support/translations'))

const FORM = { values: { name: 'Rima' }, errors: {}, files: {} }

test('script is told the reference of what was sent, and nothing else', async () => {
  expect(await scriptAnswer({ state: 'sent', reference: 'C-7K3F-92QD', about: 'x' }, 'en')).toEqual({ state: 'sent', reference: 'C-7K3F-92QD' })
})

test('what comes back says what is wrong, without what was typed', async () => {
  const form = { ...FORM, errors: { name: 'too_long' } as const }
  expect(await scriptAnswer({ state: 'returned', status: 422, form }, 'en')).toEqual({
    state: 'returned',
    errors: { name: 'too_long' },
    texts: { name: 'This text is too long. Please shorten it.' },
  })
})

test.each([
  ['en', /\b7\b.*minutes/],
  ['de', /\b7\b.*Minuten/],
] as const)('when it may be sent again is said in the language of the visitor: %s', async (locale, wait) => {
  const form = { ...FORM, problem: 'rate_limited', waitMinutes: 7 } as const
  expect(await scriptAnswer({ state: 'returned', status: 429, form }, locale)).toEqual({
    state: 'returned',
    errors: {},
    problem: 'rate_limited',
    wait: expect.stringMatching(wait),
    text: expect.stringMatching(wait),
    texts: {},
  })
})
