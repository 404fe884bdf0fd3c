/** Follows the name of a phone number in the name of the choice of its country. */
export const PHONE_COUNTRY = ':country'
