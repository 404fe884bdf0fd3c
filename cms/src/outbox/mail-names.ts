/** The mails that a submission may cause, a plan or a reviewer; editors write them as templates of these names. */
export const MAIL_TEMPLATES = [
  'verification',
  'confirmation',
  'registration',
  'invitation',
  'accepted',
  'rejected',
  'cancellation',
  'repeated',
  'eventChanged',
  'eventCancelled',
  'eventReminder',
  'waitingList',
  'seatOffered',
  'offerLapsed',
  'planFailed',
  'opinionAsked',
  'reply',
  'links',
  'withdrawn',
  'addressConfirm',
  'addressChanged',
] as const

export type MailTemplate = (typeof MAIL_TEMPLATES)[number]

/** A mail about an account of the admin. Editors do not word it: a stolen session could take the link out by which it is stopped. */
export const ACCOUNT_MAIL = 'account'

/** Every mail that the outbox sends. */
export type MailName = MailTemplate | typeof ACCOUNT_MAIL
