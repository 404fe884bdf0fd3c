import { z } from 'zod'
import { message } from '../../messages'
import { MAIL_TEMPLATES } from '../../outbox/mail-names'
import { LOCALES } from '../../rules/languages'
import { problemsOf } from '../placeholders'
import { withReason } from '../reason'
import { render, type Rendered } from '../render'
import { sampleValues } from './samples'

const LONGEST_SUBJECT = 1000
const LONGEST_BODY = 50_000

/** A template as it is typed: which mail, in which language, its words; and whether what may be missing is missing. */
export const typed = z.object({
  template: z.enum(MAIL_TEMPLATES),
  language: z.enum(LOCALES),
  subject: z.string().max(LONGEST_SUBJECT),
  body: z.string().max(LONGEST_BODY),
  isSparse: z.boolean().default(false),
})

export type Typed = z.output<typeof typed>

/** What a mail would look like, and what is wrong with it in words for who writes it. */
export type MailPreview = Rendered & { problems: string[] }

/** The mail of a template with sample values. */
export function previewMail({ template, language, subject, body, isSparse }: Typed): MailPreview {
  const values = sampleValues(template, language, isSparse, new Date())
  return {
    ...render(withReason({ subject, body }, values), values, language),
    problems: problemsOf(template, { subject, body }).map(({ problem, words }) => message(problem, ...words)),
  }
}
