/**
 * What can be wrong with what was filled in, whatever the form. The site words it by the form and the field (`lib/forms/<form>/schema.ts`);
 * the content service answers with it.
 */
export const RULE_CODES = [
  'required',
  'too_long',
  'too_short',
  'invalid',
  'invalid_email',
  'invalid_phone',
  'phone_extension',
  'phone_country_code',
  'invalid_url',
  'invalid_number',
  'invalid_date',
  'invalid_option',
  'invalid_postal_code',
  'consent_required',
  'too_many_files',
  'file_missing',
  'date_in_future',
  'date_too_early',
  'date_too_late',
  'date_passed',
  'date_outside_period',
  'age_too_low',
  'available_period',
  'address_required',
  'street_required',
  'house_number_required',
  'city_required',
  'postal_code_required',
  'country_required',
] as const

export type RuleCode = (typeof RULE_CODES)[number]

/** The code that a message of our schemas is; a library's own wording says no more than that something is wrong. */
export const readRuleCode = (message: string | undefined): RuleCode => RULE_CODES.find((code) => code === message) ?? 'invalid'
