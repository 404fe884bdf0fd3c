import { TIMELINE_KEY } from '@/rules/volunteer/default-fields'
import { type FieldRule, YEARS_KEYS } from '@/rules/volunteer/field-rule'
import type { ErrorCode } from '../error-codes'
import type { Words } from '../in-words'

/** Fields whose message for 'required' has words of its own, by their usual keys. (Requirements, section 5) */
const BY_KEY = new Map<string, ErrorCode>([
  ['fullName', 'full_name_required'],
  ['email', 'email_required'],
  ['phone', 'phone_required'],
  ['phoneNumber', 'phone_required'],
  ['dateOfBirth', 'date_of_birth_required'],
  ['nationality', 'nationality_required'],
  ['livingPlace', 'living_place_required'],
  ['specialization', 'specialization_required'],
  ['yearsOfExperience', 'years_of_experience_required'],
  ['experienceYears', 'years_of_experience_required'],
  ['previousHumanitarianExperience', 'previous_experience_required'],
  ['languagesSpoken', 'languages_spoken_required'],
  ['availableFrom', 'available_from_required'],
  ['availableUntil', 'available_until_required'],
  ['comment', 'comments_required'],
  ['comments', 'comments_required'],
  ['terms', 'volunteer_consent_required'],
  ['specialistRecognition', 'specialist_recognition_required'],
  ['medicalLicenseCertificate', 'medical_license_required'],
  ['houseNumber', 'house_number_required'],
  ['street', 'street_required'],
  ['city', 'city_required'],
  ['postalCode', 'postal_code_required'],
  ['country', 'country_required'],
  [TIMELINE_KEY, 'timeline_required'],
])

/** What is said when a required field was left empty. */
export const requiredCode = ({ key }: FieldRule): ErrorCode => BY_KEY.get(key) ?? 'field_required'

/** The words of a configured form. */
export const wordsOf = (fields: readonly FieldRule[]): Words =>
  Object.fromEntries(
    fields.map((field) => [
      field.key,
      { required: requiredCode(field), ...(YEARS_KEYS.includes(field.key) && { invalid_number: 'years_of_experience_invalid' as const }) },
    ]),
  )

/** Files whose message for a failed upload has words of its own. (Requirements, section 8, uploads) */
const UNSENT_BY_KEY = new Map<string, ErrorCode>([
  ['medicalLicenseCertificate', 'medical_license_unsent'],
  ['specialistRecognition', 'specialist_recognition_unsent'],
  ['additionalCertificates', 'additional_certificates_unsent'],
])

/** What is said when the file of a field could not be sent. */
export const unsentCode = (key: string): ErrorCode => UNSENT_BY_KEY.get(key) ?? 'file_unsent'
