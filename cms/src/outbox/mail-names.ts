/** The mails that a submission may cause, or a plan; editors write them as templates of these names. */
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
] as const

export type MailTemplate = (typeof MAIL_TEMPLATES)[number]
