/** Days after which what visitors sent is erased, as the privacy policy of the sample content says. */
export const STANDARD = {
  /** Applications whose address was never confirmed, from their arrival. */
  UNCONFIRMED: 30,
  /** Applications that were rejected, from the decision, or never decided about, from the confirmation. */
  UNSUCCESSFUL: 365,
  /** Accepted applications, from the decision. */
  ACCEPTED: 3 * 365,
  /** Partnership requests, proposals and ideas, from their arrival. */
  PROPOSALS: 2 * 365,
  /** Registrations, from the end of the event. */
  REGISTRATIONS: 60,
  /** Feedback and messages, from their arrival. */
  MESSAGES: 365,
  /** What the outbox knows of mails that were sent or given up. */
  MAILS: 30,
} as const
