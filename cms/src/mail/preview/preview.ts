import { z } from 'zod'
import { message } from '../../messages'
import type { Mail } from '../../outbox/mail'
import { MAIL_TEMPLATES } from '../../outbox/mail-names'
import { LOCALES } from '../../rules/languages'
import { problemsOf } from '../placeholders'
import { PLACED, withPlace } from '../place'
import { withPage } from '../private-page'
import { render, type Rendered } from '../render'
import { ticketPicture } from '../ticket'
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

const valuesOf = ({ template, language, isSparse }: Typed) => sampleValues(template, language, isSparse, new Date())

/** The words of a template with sample values, as they are sent. */
export function sampleWords(mail: Typed): Rendered {
  const values = valuesOf(mail)
  const words = PLACED.reduce((text, name) => withPlace(text, values, name), { subject: mail.subject, body: mail.body })
  return render(withPage(words, values, mail.language), values, mail.language)
}

/** The same with its pictures. */
export const sampleMail = async (mail: Typed): Promise<Rendered & Pick<Mail, 'attachments'>> => ({
  ...sampleWords(mail),
  attachments: await ticketPicture(valuesOf(mail)),
})

/** What is wrong with it, in words for who writes it. */
export const problemsIn = ({ template, subject, body }: Typed): string[] =>
  problemsOf(template, { subject, body }).map(({ problem, words }) => message(problem, ...words))

/** What a mail would look like, its pictures within it, and what is wrong with it. */
export type MailPreview = Omit<Rendered, 'language'> & { problems: string[] }

export async function previewMail(mail: Typed): Promise<MailPreview> {
  const { subject, text, html, attachments = [] } = await sampleMail(mail)
  const shown = attachments.reduce(
    (page, { cid, content, contentType }) =>
      cid ? page.replace(`cid:${cid}`, () => `data:${contentType};base64,${Buffer.from(content).toString('base64')}`) : page,
    html,
  )
  return { subject, text, html: shown, problems: problemsIn(mail) }
}
