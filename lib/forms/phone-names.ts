import home from '@/rules/home.json'

/** Follows the name of a phone number in the name of the choice of its country. */
export const PHONE_COUNTRY = ':country'

/** Follows it in the name of the answer to which of several numbers is meant (E.164). */
export const PHONE_MEANT = ':meant'

/** The country that stands there at first. (Requirements, section 5: phone inputs default to country de) */
export const DEFAULT_PHONE_COUNTRY = home.phone.country
