import { POSTAL_CODES, isPostalCode } from '@/rules/fields/address'

/** Requirements, section 5, with a code that is one and one that is none. */
const listed: [string, string, string][] = [
  ['US', '10001-1234', '1000'],
  ['CA', 'K1A 0B1', 'D1A 0B1'],
  ['MX', '06000', '6000'],
  ['GB', 'SW1A 1AA', '12345'],
  ['DE', '10115', '1011'],
  ['FR', '75001', '7500'],
  ['IT', '00118', '118'],
  ['ES', '28013', '99999'],
  ['NL', '1012 AB', '0012 AB'],
  ['BE', '1000', '10000'],
  ['AT', '1010', '101'],
  ['CH', '8001', '80011'],
  ['PT', '1000-001', '100'],
  ['SE', '111 22', '1112'],
  ['NO', '0150', '150'],
  ['DK', '2100', '210'],
  ['FI', '00100', '0010'],
  ['IE', 'D02 AF30', 'D02'],
  ['PL', '00-001', '00'],
  ['JP', '100-0001', '100'],
  ['CN', '100000', '10000'],
  ['IN', '110001', '010001'],
  ['KR', '04524', '4524'],
  ['SG', '018989', '18989'],
  ['AU', '2000', '200'],
  ['NZ', '6011', '601'],
  ['BR', '01310-100', '1310'],
  ['AR', 'C1425ABC', 'C14'],
  ['IL', '9614303', '961430'],
  ['AE', '1', '123456'],
  ['SA', '11564', '1156'],
  ['ZA', '0001', '001'],
  ['EG', '11511', '1151'],
]

test('every listed country has a rule', () => {
  expect([...POSTAL_CODES.keys()].sort()).toEqual(listed.map(([country]) => country).sort())
})

test.each(listed)('%s takes %s and not %s', (country, right, wrong) => {
  expect(isPostalCode(country, right)).toBe(true)
  expect(isPostalCode(country, wrong)).toBe(false)
})

test.each(listed)('%s takes nothing before or behind its code, such as %s', (country, right) => {
  expect(isPostalCode(country, `#${right}`)).toBe(false)
  expect(isPostalCode(country, `${right}#`)).toBe(false)
})

test.each([
  ['US', 'of five digits', '10001'],
  ['GB', 'of a district of one digit', 'M1 1AE'],
  ['GB', 'of a district of two digits', 'W11 2BQ'],
  ['ES', 'of the first province', '01001'],
  ['ES', 'of the last province', '52001'],
  ['AR', 'of four digits', '1425'],
  ['IL', 'of five digits', '96143'],
])('%s takes a code %s: %s', (country, _, code) => {
  expect(isPostalCode(country, code)).toBe(true)
})

test.each([
  ['IN', '110 001'],
  ['AR', 'C1425'],
  ['AR', 'C 1425 ABC'],
  ['US', '10001 1234'],
  ['US', '100011234'],
  ['PL', '00 001'],
  ['PT', '1000 001'],
  ['JP', '100 0001'],
  ['BR', '01310 100'],
  ['GB', 'SW1A1AA'],
  ['GB', 'sw1a-1aa'],
  ['CA', 'K1A-0B1'],
  ['SE', '11-122'],
  ['NL', '1012-AB'],
  ['IE', 'D02-AF30'],
  ['CN', '100 000'],
  ['SG', '018 989'],
  ['DE', '1 0115'],
  ['SA', '11564 1234'],
  ['PL', '00\u2013001'],
  ['FR', '75\u00a0001'],
])('%s takes %s however its characters are grouped', (country, code) => {
  expect(isPostalCode(country, code)).toBe(true)
})

test('separators alone are no code', () => {
  for (const code of ['', ' ', '-', ' - ']) expect(isPostalCode('AE', code)).toBe(false)
})

test('the Emirates take one to five digits', () => {
  expect(['', '1', '12345', '123456'].map((code) => isPostalCode('AE', code))).toEqual([false, true, true, false])
})

test.each(['SY', 'LB', '', 'constructor'])('a country without a rule takes any code: %j', (country) => {
  expect(isPostalCode(country, 'anything')).toBe(true)
})
