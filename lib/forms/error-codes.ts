import { RULE_CODES, type RuleCode } from '@/rules/codes'

/** Codes of the rules that say less than ours do, because a rule does not know how a form words it. */
const PLAINER = {
  required: 'field_required',
  too_short: 'message_required',
  invalid_email: 'valid_email_required',
} as const satisfies Partial<Record<RuleCode, string>>

const isPlainer = (code: string): code is keyof typeof PLAINER => Object.hasOwn(PLAINER, code)

/** Codes of the rules that stand in messages as they are. */
const SPOKEN = RULE_CODES.filter((code): code is Exclude<RuleCode, keyof typeof PLAINER> => !isPlainer(code))

/** What can be wrong with one field; its text is the message `forms.errors.<code>`. (Requirements, sections 5 and 8) */
export const ERROR_CODES = [
  ...SPOKEN,
  'field_required',
  // Persons and their addresses.
  'name_required',
  'email_required',
  'email_invalid',
  'valid_email_required',
  'phone_required',
  'phone_which',
  // Contact and feedback.
  'category_required',
  'subject_required',
  'message_required',
  'contact_message_required',
  // Partnership inquiry.
  'organization_name_required',
  'organization_type_required',
  'collaboration_type_required',
  'contact_name_required',
  'inquiry_required',
  // Proposal and idea.
  'title_required',
  'summary_required',
  'description_required',
  // Event registration.
  'registration_name_required',
  'registration_email_required',
  'registration_email_invalid',
  'event_missing',
  // Applications.
  'full_name_required',
  'date_of_birth_required',
  'nationality_required',
  'living_place_required',
  'specialization_required',
  'years_of_experience_required',
  'years_of_experience_invalid',
  'previous_experience_required',
  'languages_spoken_required',
  'available_from_required',
  'available_until_required',
  'comments_required',
  'specialist_recognition_required',
  'medical_license_required',
  'timeline_required',
  'already_submitted',
  'already_registered',
  'already_submitted_campaign',
  // Consent and captcha.
  'volunteer_consent_required',
  'partnership_recaptcha_required',
  // Files.
  'zip_required',
  'file_too_large',
  'file_type',
  'file_unsafe',
  'file_encrypted',
  'file_broken',
  'file_heavy',
  'picture_pixels',
  'picture_broken',
  'file_busy',
  'file_empty',
  'file_required',
  'file_unsent',
  'medical_license_unsent',
  'specialist_recognition_unsent',
  'additional_certificates_unsent',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What can be wrong with a whole form; its text is the message `forms.problems.<code>`. (Requirements, sections 4, 5 and 8) */
export const PROBLEMS = [
  'confirm',
  'trial',
  'duplicate',
  'duplicate_timeline',
  'duplicate_campaign',
  'event_full',
  'event_closed',
  'not_open',
  'not_found',
  'captcha_required',
  'captcha_unfinished',
  'captcha_failed',
  'too_large',
  'rate_limited',
  'unavailable',
  'origin',
  'expired',
  'unsent',
  'general_error',
  'feedback_failed',
  'partnership_failed',
  'registration_failed',
  'registration_unanswered',
  'registration_lost',
  'application_failed',
  'submission_failed',
  'submission_error',
  'idea_failed',
  'proposal_failed',
] as const

export type Problem = (typeof PROBLEMS)[number]

const known: ReadonlySet<string> = new Set(ERROR_CODES)

/** Whether a text is the code of an error. */
export const isErrorCode = (code: string): code is ErrorCode => known.has(code)

/** The error that a code of the content service stands for. */
export function readErrorCode(code: string): ErrorCode {
  if (isErrorCode(code)) return code
  return isPlainer(code) ? PLAINER[code] : 'invalid'
}
