import { callingCodes, countryByPrefix, readPhone } from '@/lib/forms/phone'
import { readPhones } from '@/lib/forms/phones'
import { withCountryNames } from '@/lib/i18n/country-names'
import { LOCALES } from '@/rules/languages'

test.each([
  ['030 1234567', 'DE', '+49301234567', 'DE'],
  ['٠٣٠ ١٢٣٤٥٦٧', 'DE', '+49301234567', 'DE'],
  ['۰۹۴۴ ۱۲۳ ۴۵۶', 'SY', '+963944123456', 'SY'],
  ['+963 11 123 4567', 'DE', '+963111234567', 'SY'],
  ['00963 944 123 456', 'DE', '+963944123456', 'SY'],
  ['\u2066+90 532 123 45 67\u2069', 'DE', '+905321234567', 'TR'],
  ['(0)30/1234567', 'DE', '+49301234567', 'DE'],
  ['030 1234567', 'XX', '+49301234567', 'DE'],
  ['030 1234567', undefined, '+49301234567', 'DE'],
])('%s in %s is %s', (typed, chosen, e164, country) => {
  expect(readPhone(typed, chosen)).toMatchObject({ e164, country })
})

test.each(['', 'call me', '12', '+999 123456', '+963 1', '0'.repeat(40), 'tel 030 1234567'])('%j is no number', (typed) => {
  expect(readPhone(typed)).toBeNull()
})

test.each([
  ['+963', 'DE', 'SY'],
  ['٠٠٩٦٣ ٩٤٤', 'DE', 'SY'],
  ['+1', 'DE', 'US'],
  ['+1 416', 'CA', 'CA'],
  ['+4', 'DE', null],
  ['+', 'DE', null],
  ['0944', 'SY', null],
  ['963', 'DE', null],
  ['+999', 'DE', null],
  ['(+49) 30', 'SY', 'DE'],
  ['030 +963', 'DE', null],
])('%s, with %s chosen, begins as numbers of %s do', (typed, chosen, country) => {
  expect(countryByPrefix(typed, chosen)).toBe(country)
})

test('it is written as people read it abroad', () => {
  expect(readPhone('0301234567', 'DE')?.international).toBe('+49 30 1234567')
})

test('the numbers of a form by the countries chosen beside them', () => {
  const values = { name: 'Amal', phone: '٠١١ ١٢٣ ٤٥٦٧', 'phone:country': 'SY', mobile: '1', 'mobile:country': 'DE', fax: ' ', 'fax:country': 'DE' }
  expect(readPhones(values)).toEqual({ values: { ...values, phone: '+963 11 123 4567' }, errors: { mobile: 'invalid_phone' } })
})

test('a field without a country beside it is no number, whatever its name begins with', () => {
  const values = { mail: 'amal@example.org', mailLanguage: 'ar' }
  expect(readPhones(values)).toEqual({ values, errors: {} })
})

describe('the list of countries', () => {
  const codes = callingCodes()

  test('has calling codes', () => {
    expect(codes.length).toBeGreaterThan(200)
    expect(codes).toEqual(
      expect.arrayContaining([
        { country: 'DE', callingCode: '+49' },
        { country: 'SY', callingCode: '+963' },
        { country: 'CA', callingCode: '+1' },
      ]),
    )
  })

  test.each(LOCALES)('has a name for every country in %s', (locale) => {
    for (const { country, name } of withCountryNames(locale, codes)) expect([country, name]).not.toEqual([country, country])
  })

  test('is in the order of the language', () => {
    const first = (locale: 'ar' | 'de') => withCountryNames(locale, codes).map(({ name }) => name)
    expect(first('de').indexOf('Ägypten')).toBeLessThan(first('de').indexOf('Belgien'))
    expect(first('ar').indexOf('ألمانيا')).toBeLessThan(first('ar').indexOf('سوريا'))
  })

  test('calls countries as people do', () => {
    const names = new Map(withCountryNames('en', codes).map(({ country, name }) => [country, name]))
    expect(['SY', 'GB', 'HK', 'PS'].map((country) => names.get(country as 'SY'))).toEqual(['Syria', 'United Kingdom', 'Hong Kong', 'Palestine'])
  })
})
