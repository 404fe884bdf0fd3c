import { findSentBy } from '../applicants/sent-by'
import { confirmationWith, pageWith } from '../applicants/page'
import { findChange } from '../applicants/address'
import type { Composed } from '../outbox/mail'
import { inLanguage, type InLanguages, languages, type Locale } from '../rules/languages'
import { HOME_ZONE } from '../rules/at-home'
import { titleOf } from '../submissions/about'
import { makeToken } from '../verification/tokens'
import type { Text } from './defaults'
import type { Values } from './render'
import type { Submission } from './submission'
import { typedLine } from './typed'

const WORDS: InLanguages<{ why: string; link: string }> = {
  ar: { why: 'ترى في صفحتك الخاصة ما أرسلته وإلى أين وصل، وتصحّحه أو تسحبه. الرابط لك وحدك ويصلح مدة 30 يوماً:', link: 'صفحتي' },
  en: {
    why: 'On your private page you can see what you sent and its status, and correct or withdraw it. The link is yours alone and works for 30 days:',
    link: 'My page',
  },
  de: {
    why: 'Auf Ihrer persönlichen Seite sehen Sie, was Sie geschickt haben und was der aktuelle Stand ist. Sie können Ihre Angaben dort auch berichtigen oder zurückziehen. Der Link ist nur für Sie und gilt 30 Tage:',
    link: 'Meine Seite',
  },
}

/** The private page of the submission that a mail is about, by a link of its own whose time begins now. */
export async function ownPage({ uid, documentId, language }: Pick<Composed, 'uid' | 'documentId' | 'language'>): Promise<string> {
  const { token } = await makeToken(uid, documentId, 'access')
  return pageWith(token, language)
}

/** To whom a mail goes: the address of the submission, but for the mails about another one. Null where there is nobody (any more). */
export async function recipientOf({ template, uid, documentId }: Composed, { email }: Submission): Promise<string | null> {
  if (template === 'addressConfirm') return (await findChange(uid, documentId, 'asked'))?.email ?? null
  if (template === 'addressChanged') return (await findChange(uid, documentId, 'confirmed'))?.formerEmail ?? null
  return email || null
}

/** The link by which an address is confirmed from now on. */
export async function confirmationLink({ uid, documentId, language }: Composed): Promise<string> {
  const { token } = await makeToken(uid, documentId, 'address')
  return confirmationWith(token, language)
}

/** A text that names no place for the link has it below the greeting: also one that editors have worded before there were such pages. */
export function withPage({ subject, body }: Text, { mine }: Values, language: Locale): Text {
  if (!mine || body.includes('{mine}')) return { subject, body }
  const { why, link } = inLanguage(WORDS, language)
  return { subject, body: `${body.trimEnd()}\n\n${why}\n[${link}]({mine})` }
}

/** All that came from the address of a submission, each with the link to its page. */
export async function linksOf({ email }: Submission, language: Locale): Promise<string> {
  const day = new Intl.DateTimeFormat(languages[language].intlTag, { dateStyle: 'long', timeZone: HOME_ZONE })
  const lines: string[] = []
  for (const { uid, submission } of await findSentBy(email)) {
    const { documentId, reference, createdAt, sentAt } = submission
    const about = [typedLine(titleOf(submission)), String(reference), day.format(new Date(String(sentAt ?? createdAt)))].filter(Boolean).join(' · ')
    lines.push(`${about}\n${await ownPage({ uid, documentId, language })}`)
  }
  return lines.join('\n\n')
}
