/** @jest-environment node */
import { getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/max'
import first from '@/identity/home.json'
import second from '@/tests/plain-identity/home.json'

/** What is loaded from here on is at home where the second identity is. */
jest.mock('@/identity/home.json', () => jest.requireActual<object>('@/tests/plain-identity/home.json'))

test.each([first, second])('the calling codes are those of the countries: $country.code', ({ country, phone }) => {
  const codes = [country.code, phone.country, ...phone.alsoAsked]
  expect(codes.filter((code) => !isSupportedCountry(code))).toEqual([])
  expect(isSupportedCountry(country.code) && getCountryCallingCode(country.code)).toBe(country.callingCode)
})

describe('at home in another country', () => {
  test('dates, times and days are those of there', async () => {
    const { formatDate, formatTime, formatTimeZoneName } = await import('@/lib/i18n/format')
    expect(formatTime('en', '2026-07-12T21:30:00Z')).toBe('00:30')
    expect(formatTimeZoneName('en', '2026-07-12T21:30:00Z')).toBe('Eastern European Time')
    expect(formatDate('de', '2026-01-12')).toBe('12. Jänner 2026')
    const { languages } = await import('@/rules/languages')
    expect([languages.ar.intlTag, languages.ar.ogLocale]).toEqual(['ar-LB-u-nu-latn', 'ar_LB'])
  })

  // Clocks there are put forward at midnight of 29 March.
  test.each([
    ['2026-01-10', '2026-01-09T22:00:00.000Z'],
    ['2026-03-29', '2026-03-28T22:00:00.000Z'],
    ['2026-03-30', '2026-03-29T21:00:00.000Z'],
    ['2026-07-10', '2026-07-09T21:00:00.000Z'],
  ])('%s begins at %s', async (day, moment) => {
    const { beginningAtHome, dayAtHome } = await import('@/rules/at-home')
    const at = beginningAtHome(day)
    expect(new Date(at).toISOString()).toBe(moment)
    expect([dayAtHome(at), dayAtHome(at - 1) < day]).toEqual([day, true])
  })

  test('a telephone number is read as one of the country that stands there, and asked about where it may be one of the others', async () => {
    const { DEFAULT_PHONE_COUNTRY, lookAtPhone } = await import('@/rules/fields/phone-numbers')
    expect(DEFAULT_PHONE_COUNTRY).toBe('FR')
    expect(lookAtPhone('06 12 34 56 78')).toMatchObject({ phone: { e164: '+33612345678' } })
    expect(lookAtPhone('03 123 456')).toMatchObject({ choices: [{ e164: '+9613123456' }] })
    const { phoneKey } = await import('@/cms/src/submissions/person/phone-key')
    expect(phoneKey('03 123 456')).toBe('+9613123456')
  })

  test('words name the country of there, in the admin too', async () => {
    const { inCountry } = await import('@/rules/at-home')
    expect(['ar', 'xx'].map(inCountry)).toEqual(['في لبنان', 'in Lebanon'])
    const [{ PLANS }, { HINTS, OWN_HINTS }, { TIMES }] = await Promise.all([
      import('@/cms/src/admin/labels/plans'),
      import('@/cms/src/admin/labels/hints'),
      import('@/cms/src/admin/labels/times'),
    ])
    const said = JSON.stringify({ PLANS, HINTS, OWN_HINTS, TIMES })
    expect(said).not.toMatch(/Syri|سوري|Damascus/)
    expect(PLANS.home).toEqual(['التوقيت في لبنان: {0}', 'Time in Lebanon: {0}', 'Zeit im Libanon: {0}'])
    expect(HINTS.timeZone?.[1]).toContain('Asia/Beirut')
  })
})
