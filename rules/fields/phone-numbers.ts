import { type CountryCode, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber } from 'libphonenumber-js/max'
import { PHONE_COUNTRIES } from '../at-home'
import { readDialled } from './phone'

export type PhoneCountry = CountryCode

function known(code: string): PhoneCountry {
  if (!isSupportedCountry(code)) throw new Error(`identity/home.json: there are no telephone numbers of ${code}.`)
  return code
}

/** (Requirements, section 5: phone inputs default to country de) */
export const DEFAULT_PHONE_COUNTRY = known(PHONE_COUNTRIES.country)

/** Where most visitors have their numbers: who types one as at home may have left the country as it was. */
const HOME_COUNTRIES: readonly PhoneCountry[] = [...PHONE_COUNTRIES.alsoAsked.map(known), DEFAULT_PHONE_COUNTRY]

export type Phone = {
  /** +4930123456 */
  e164: string
  /** +49 30 123456 */
  international: string
  /** Unknown for numbers that belong to no country. */
  country: PhoneCountry | null
}

/** One number, several that it may be, or what is wrong. */
export type PhoneReading = { phone: Phone } | { choices: Phone[] } | { error: 'invalid_phone' | 'phone_extension' }

const phoneOf = (number: PhoneNumber): Phone => ({ e164: number.number, international: number.formatInternational(), country: number.country ?? null })

const parse = (digits: string, defaultCountry?: PhoneCountry) => parsePhoneNumberFromString(digits, { defaultCountry, extract: false })

/** Other countries in which digits without a calling code are a number that exists, or begin with the calling code of one. */
function elsewhere(digits: string, country: PhoneCountry): PhoneNumber[] {
  const asAtHome = HOME_COUNTRIES.filter((home) => home !== country).map((home) => parse(digits, home))
  const withoutZeros = digits.replace(/^0+/, '')
  const withoutPlus = parse(`+${withoutZeros}`)
  const isHome = HOME_COUNTRIES.some((home) => home === withoutPlus?.country)
  // A leading zero is no part of a calling code, but people write one before that of their own country.
  const isLikely = isHome || withoutZeros === digits
  return [...(isLikely ? [withoutPlus] : []), ...asAtHome].filter((number) => number !== undefined).filter((number) => number.isValid())
}

/**
 * What number a text is. What is written without a calling code, and exists in the chosen country and in another likely one, is asked about:
 * `meant` is the answer (E.164). Of the number of a known country only the length is looked at: numbering plans change, and nobody should be
 * turned away with a number that is new.
 */
export function lookAtPhone(text: string, chosen: string = DEFAULT_PHONE_COUNTRY, meant = ''): PhoneReading {
  const dialled = readDialled(text)
  if (typeof dialled === 'string') return { error: dialled }
  const country = isSupportedCountry(chosen) ? chosen : DEFAULT_PHONE_COUNTRY
  const { digits, isInternational } = dialled
  const own = isInternational ? parse(`+${digits}`) : parse(digits, country)
  const number = own?.isPossible() ? own : undefined
  if (isInternational) return number ? { phone: phoneOf(number) } : { error: 'invalid_phone' }
  // Another country than the one that stands there at first was chosen on purpose.
  if (country !== DEFAULT_PHONE_COUNTRY && number?.isValid()) return { phone: phoneOf(number) }
  const found = new Map<string, Phone>([...elsewhere(digits, country), ...(number ? [number] : [])].map((one) => [one.number, phoneOf(one)]))
  const answer = found.get(meant)
  if (answer) return { phone: answer }
  const [first, ...more] = found.values()
  if (!first) return { error: 'invalid_phone' }
  return number && more.length === 0 ? { phone: first } : { choices: [first, ...more] }
}

/** A number as it can be called from anywhere, or null when it is none, or may be several. */
export function readPhone(text: string, country: string = DEFAULT_PHONE_COUNTRY): Phone | null {
  const reading = lookAtPhone(text, country)
  return 'phone' in reading ? reading.phone : null
}

/**
 * What is wrong with a number that no country was chosen for, such as one that was sent to the content service: one that may be of several
 * countries is a number. The form's rule (`phone.ts`) looks at the spelling only, so that pages need not load the numbering plans.
 */
export function phoneProblem(text: string): Extract<PhoneReading, { error: string }>['error'] | null {
  const reading = lookAtPhone(text)
  return 'error' in reading ? reading.error : null
}

/** Every country with its calling code. */
export const callingCodes = (): { country: PhoneCountry; callingCode: string }[] =>
  getCountries().map((country) => ({ country, callingCode: `+${getCountryCallingCode(country)}` }))
