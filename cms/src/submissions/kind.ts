import type { UID } from '@strapi/strapi'
import type * as z from 'zod/mini'
import type { Locale } from '../rules/languages'
import type { MailTemplate } from '../outbox/mail-names'

export type Fields = Record<string, unknown>

/** What a visitor can send, and what happens with it. */
export type Kind<S extends z.ZodMiniType = z.ZodMiniType> = {
  uid: UID.ContentType
  /** Where it is sent to: a path, or several for aliases. Nothing that was sent can be read. */
  paths: readonly string[]
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
   * The mail to whom sent the same before: the answer is then that of a new one, so that a stranger does not learn who has.
   * Without it a second one is refused.
   */
  repeated?: MailTemplate
  /** What its confirmation repeats: what somebody has said, and of themselves no more than they need to know it again. */
  repeats: readonly string[]
  /** As what it is erased. (Requirements, section 10; `privacy/expired.ts`) */
  retention: 'application' | 'registration' | 'proposal' | 'message'
  /** The mail that goes out with it; null for none. */
  mail: (data: z.output<S>) => MailTemplate | null
  /** After the transaction, for what may be late: the page of an event is renewed. */
  afterwards?: (data: z.output<S>) => void
}

/** Keeps the types of a kind together. */
export const defineKind = <S extends z.ZodMiniType>(kind: Kind<S>): Kind<S> => kind
