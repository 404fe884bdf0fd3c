import type { UID } from '@strapi/strapi'
import type * as z from 'zod/mini'
import type { Locale } from '../rules/languages'
import type { MailTemplate } from '../outbox/mail-names'

export type Fields = Record<string, unknown>

/** What a visitor can send, and what happens with it. */
export type Kind<S extends z.ZodMiniType = z.ZodMiniType> = {
  uid: UID.ContentType
  /** Where it may be sent to as well. */
  alias?: string
  /** First letter of the reference number. */
  prefix: string
  schema: S
  language: (data: z.output<S>) => Locale
  /** The address of who sends it, which may do so only so often; null where it is nobody's own. */
  sender: (data: z.output<S>) => string | null
  /**
   * Runs within the transaction: looks whether what is applied for is there and open, takes a seat, and gives the record.
   * `documentId` is that of the record to be. Throws a Refusal.
   */
  record: (data: z.output<S>, documentId: string) => Promise<Fields>
  /** Two records with the same key are the same application. */
  duplicateKey?: (data: z.output<S>) => string
  /**
   * The mail to whom sent the same before, by what is stored of them: the answer is then that of a new one, so that a stranger does not
   * learn who has. Without it a second one is refused.
   */
  repeated?: (stored: Fields) => MailTemplate
  /** What its confirmation repeats: what somebody has said, and of themselves no more than they need to know it again. */
  repeats: readonly string[]
  /** As what it is erased. (Requirements, section 10; `privacy/expired.ts`) */
  retention: 'application' | 'registration' | 'proposal' | 'message'
  /** The mail that goes out with it, by what was sent and what is stored; null for none. */
  mail: (data: z.output<S>, record: Fields) => MailTemplate | null
  /** The columns of the reviewers' list: the status stands beside the reference so that no screen is too narrow for it. */
  columns: readonly string[]
  /** The rows of its page: what there is to read first, what was decided last. */
  rows: readonly (readonly string[])[]
  /** After the transaction, before the answer: the page of an event is renewed. Never rejects. */
  afterwards?: (data: z.output<S>) => Promise<void>
  /** Before a refusal: what others have changed meanwhile is shown. Never rejects. */
  beforeRefusal?: (data: z.output<S>) => Promise<void>
}

/** The consent block on the page of a submission. */
export const CONSENT_ROWS = [
  ['legalConsent', 'marketingConsent'],
  ['consentVersion', 'consentedAt'],
]

/** What was decided, by whom and when. */
export const DECISION_ROWS = [['verificationStatus', 'verifiedAt'], ['decidedAt', 'decidedBy'], ['decisionReason'], ['reviewNote']]

/** Keeps the types of a kind together. */
export const defineKind = <S extends z.ZodMiniType>(kind: Kind<S>): Kind<S> => kind

/** What is stored as it was sent, and confirmed by mail. */
export const plainKind = <S extends z.ZodMiniType<Fields & { email: string; submitLanguage: Locale }>>(
  kind: Omit<Kind<S>, 'language' | 'sender' | 'record' | 'mail'>,
): Kind<S> => ({
  language: ({ submitLanguage }) => submitLanguage,
  sender: ({ email }) => email,
  record: async (data) => ('legalConsent' in data ? { ...data, consentedAt: new Date() } : data),
  mail: () => 'confirmation',
  ...kind,
})
