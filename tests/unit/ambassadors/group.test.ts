import { countCountries, groupByCountry } from '@/components/ambassadors/group'
import { ambassador } from './ambassador'

const names = (locale: 'ar' | 'en' | 'de', countries: [code: string | null, country: string | null][]) =>
  groupByCountry(
    locale,
    countries.map(([countryCode, country]) => ambassador({ countryCode, country })),
  ).map(({ country }) => country)

test('countries stand in the order of the page’s language', () => {
  expect(
    names('en', [
      ['SE', 'Sweden'],
      ['CA', 'Canada'],
      ['DE', 'Germany'],
    ]),
  ).toEqual(['Canada', 'Germany', 'Sweden'])
  expect(
    names('de', [
      ['SE', 'Schweden'],
      ['AT', 'Österreich'],
      ['NL', 'Niederlande'],
      ['PL', 'Polen'],
    ]),
  ).toEqual(['Niederlande', 'Österreich', 'Polen', 'Schweden'])
  expect(
    names('ar', [
      ['NL', 'هولندا'],
      ['CA', 'كندا'],
      ['DE', 'ألمانيا'],
      ['SE', 'السويد'],
    ]),
  ).toEqual(['السويد', 'ألمانيا', 'كندا', 'هولندا'])
})

test('people of one country stand together by name, however its code is written', () => {
  const people = [
    ambassador({ name: 'Wael', countryCode: 'DE', country: 'Germany' }),
    ambassador({ name: 'Dana', countryCode: 'CA', country: 'Canada' }),
    ambassador({ name: 'Maya', countryCode: 'de', country: 'Germany' }),
  ]
  const [canada, germany] = groupByCountry('en', people)
  expect(canada?.ambassadors.map(({ name }) => name)).toEqual(['Dana'])
  expect(germany).toMatchObject({ code: 'DE', country: 'Germany' })
  expect(germany?.ambassadors.map(({ name }) => name)).toEqual(['Maya', 'Wael'])
})

test('people without a country come last and are counted in none', () => {
  const groups = groupByCountry('en', [ambassador({ name: 'Sami' }), ambassador({ countryCode: 'SE', country: 'Sweden' })])
  expect(groups.map(({ country }) => country)).toEqual(['Sweden', null])
  expect(countCountries(groups)).toBe(1)
})

test('a country without a code is grouped by its name', () => {
  expect(
    names('en', [
      [null, 'Jordan'],
      [null, 'Jordan'],
      [null, 'Egypt'],
    ]),
  ).toEqual(['Egypt', 'Jordan'])
})
