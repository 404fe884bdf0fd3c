import { countryByPrefix, readPhones } from '@/lib/forms/phones'
import { withCountryNames } from '@/lib/i18n/country-names'
import { phone } from '@/rules/fields/phone'
import { callingCodes, lookAtPhone, readPhone } from '@/rules/fields/phone-numbers'
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

test.each([
  ['0944123456', 'DE', ['+963944123456', '+49944123456']],
  ['٠٩٤٤ ١٢٣ ٤٥٦', 'DE', ['+963944123456', '+49944123456']],
  ['944 123 456', 'DE', ['+963944123456', '+49944123456']],
  ['963944123456', 'DE', ['+963944123456', '+49963944123456']],
  ['0963 944 123 456', 'DE', ['+963944123456', '+49963944123456']],
  ['011 1234567', 'DE', ['+963111234567', '+49111234567']],
  ['905321234567', 'DE', ['+905321234567', '+49905321234567']],
  ['0944123456', 'TR', ['+963944123456', '+49944123456', '+900944123456']],
  ['0151 23456789', 'SY', ['+4915123456789']],
])('%s with %s chosen may be of several countries', (typed, chosen, numbers) => {
  const reading = lookAtPhone(typed, chosen)
  expect('choices' in reading && reading.choices.map(({ e164 }) => e164).sort()).toEqual([...numbers].sort())
  expect(readPhone(typed, chosen)).toBeNull()
  for (const number of numbers) expect(lookAtPhone(typed, chosen, number)).toMatchObject({ phone: { e164: number } })
  expect(lookAtPhone(typed, chosen, '+12025550123')).toEqual(reading)
})

test.each([
  ['(+963) 944 123 456', '+963944123456'],
  ['+(963) 944 123 456', '+963944123456'],
  ['[00963] 944 123 456', '+963944123456'],
  ['＋963 944 123 456', '+963944123456'],
  ['+00963 944 123 456', '+963944123456'],
  ['tel:+963-944-123-456', '+963944123456'],
  ['+963 944–123–456', '+963944123456'],
  ['+49 (0)30 123456', '+4930123456'],
  ['030 1234567', '+49301234567'],
  ['0176 12345678', '+4917612345678'],
  ['089 123456', '+4989123456'],
])('%s is %s, for the rule too', (typed, e164) => {
  expect(readPhone(typed)).toMatchObject({ e164 })
  expect(phone.safeParse(typed).success).toBe(true)
})

test.each([
  ['+49 30 123456 ext. 12', 'phone_extension'],
  ['+49 30 123456 x12', 'phone_extension'],
  ['tel:+4930123456;ext=12', 'phone_extension'],
  ['030 123456 Durchwahl 12', 'phone_extension'],
  ['+963 11 1234567 تحويلة ١٢', 'phone_extension'],
  ['+963 944 123 456 / +963 944 123 457', 'invalid_phone'],
  ['+49 30 12345 call me', 'invalid_phone'],
])('of %s the reader and the rule say %s', (typed, error) => {
  expect(lookAtPhone(typed)).toEqual({ error })
  expect(phone.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([error])
})

test.each(['+963 11 22', '+1 202 555 01', '+999 123456', '00963 944 123 456 789'])('of %s the spelling is right, and the site refuses it', (typed) => {
  expect(phone.safeParse(typed).success).toBe(true)
  expect(lookAtPhone(typed)).toEqual({ error: 'invalid_phone' })
})

test('a number that may be of several countries is asked about, and the answer counts', () => {
  const values = { phone: '0944123456', 'phone:country': 'DE' }
  expect(readPhones(values).errors).toEqual({ phone: 'phone_which' })
  expect(readPhones({ ...values, 'phone:meant': '+963944123456' })).toMatchObject({ values: { phone: '+963 944 123 456' }, errors: {} })
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
