/** What visitors send. Nobody reads it through the content API, and editors do not see it. */
export const SUBMISSIONS = [
  'project-submission',
  'departments-application',
  'event-registration',
  'partnership-request',
  'idea',
  'feedback',
  'project-proposal',
  'contact-form',
].map((name) => `api::${name}.${name}`)

/** What the service keeps for its own work. Nobody sees it. */
const INTERNAL = ['event-seat', 'outbox-mail', 'applicant-file', 'verification-token'].map((name) => `api::${name}.${name}`)

/** The types that editors write, in no order. */
export const contentUids = () =>
  Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::') && !SUBMISSIONS.includes(uid) && !INTERNAL.includes(uid))
