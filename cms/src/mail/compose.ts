import { siteUrl } from '../environment'
import { ACCOUNT_MAIL, type MailTemplate } from '../outbox/mail-names'
import { addressKey, hasRemindersOff } from '../outbox/addresses'
import type { Composed, Mail, Queued } from '../outbox/mail'
import { LINK_PAGES } from '../rules/forms'
import { beginOffer } from '../submissions/offers'
import { formOf, OPINION, PLAN, REPLY, uidOf } from '../uids'
import { makeToken } from '../verification/tokens'
import { composeAccountMail } from './account/compose'
import { describeTold, isOutdated, offeredUntil, whatHasChanged, whatWas } from './attendee'
import { calendarEntry, describeEvent, pageOf, periodOf } from './event'
import { composeOpinion } from './opinion'
import { composePlan } from './plan'
import { PLACED, withPlace } from './place'
import { hasPage } from './placeholders'
import { confirmationLink, linksOf, ownPage, recipientOf, withPage } from './private-page'
import { reasonIn } from './reason'
import { isReminder, remindersLink, unsubscribeHeaders } from './reminders/link'
import { render, type Values } from './render'
import { composeReply } from './reply'
import { sentWords } from './sent'
import { type Submission, summaryOf, text } from './submission'
import { readTemplate } from './templates'
import { ticketIn, ticketPicture } from './ticket'
import { waitingTime } from './waiting'

/** The page of the site to which a link leads; its button does what the mail says. */
const pages = new Map<string, string>(Object.entries(LINK_PAGES))

/** What a link to one of these pages carries: a token of its own, whose time begins now, and the code of the same. */
async function makeLinks({ uid, documentId, language, template }: Composed, { id, email }: Submission) {
  const { token, code } = await makeToken(uid, documentId, template === 'verification' ? 'verification' : 'cancellation')
  const query = new URLSearchParams({ email, token, id: String(id) }).toString()
  return { to: (page: string) => `${siteUrl()}/${language}/verification/${page}?${query}`, code }
}

async function linkTo(mail: Composed, submission: Submission): Promise<Values> {
  const { to, code } = await makeLinks(mail, submission)
  return { link: to(pages.get(formOf(mail.uid) ?? '') ?? ''), code }
}

/** Until when the seat is kept, and how to take it or give it to the next. */
async function offerTo(mail: Composed, submission: Submission): Promise<Values> {
  await beginOffer(mail.documentId, text(submission.eventId))
  const offer = await strapi.db.query(mail.uid).findOne({ where: { documentId: mail.documentId }, select: ['offeredUntil'] })
  const { to } = await makeLinks(mail, submission)
  return { until: offeredUntil({ ...submission, ...offer }, mail.language), link: to(LINK_PAGES.offer), decline: to(LINK_PAGES.registration) }
}

async function invitationOf(submission: Submission): Promise<string> {
  const department = await strapi.db.query(uidOf('department')).findOne({
    where: { documentId: text(submission.departmentId), publishedAt: { $notNull: true }, whatsappInvite: { $notNull: true } },
    select: ['whatsappInvite'],
  })
  return text(department?.whatsappInvite)
}

/** What only this mail tells, besides what all of them do. */
async function ownValues(mail: Composed, submission: Submission): Promise<Values> {
  switch (mail.template) {
    case 'verification':
      return { ...(await linkTo(mail, submission)), period: periodOf(text(submission.projectTimelinePeriod), mail.language) }
    case 'registration':
    case 'repeated':
    case 'eventReminder':
    case 'waitingList':
      return { ...(await describeEvent(text(submission.eventId), mail.language)), ...(await linkTo(mail, submission)) }
    case 'eventChanged':
      return {
        ...(await describeEvent(text(submission.eventId), mail.language)),
        ...(await linkTo(mail, submission)),
        formerly: whatWas(submission, mail.language),
      }
    case 'seatOffered':
      return {
        ...(await describeEvent(text(submission.eventId), mail.language)),
        ...(await offerTo(mail, submission)),
        formerly: whatHasChanged(submission, mail.language),
      }
    case 'offerLapsed':
      return { ...(await describeEvent(text(submission.eventId), mail.language)), page: await pageOf(text(submission.eventId), mail.language) }
    case 'eventCancelled':
      return { ...describeTold(submission, mail.language), ...(await describeEvent(text(submission.eventId), mail.language)) }
    case 'cancellation':
      return describeEvent(text(submission.eventId), mail.language)
    case 'invitation':
      return { link: await invitationOf(submission), sent: await sentWords(mail.uid, submission, mail.language) }
    case 'addressConfirm':
      return { link: await confirmationLink(mail) }
    case 'links':
      return { links: await linksOf(submission, mail.language) }
    case 'confirmation':
      return { sent: await sentWords(mail.uid, submission, mail.language) }
    case 'accepted':
    case 'rejected':
      return reasonIn(mail.template, text(submission.decisionReason), mail.language)
    default:
      return {}
  }
}

/** Mails with the event for a calendar, and those that take it out again. */
const ADDS: readonly MailTemplate[] = ['registration', 'repeated', 'eventChanged']
const TAKES_OUT: readonly MailTemplate[] = ['cancellation', 'eventCancelled']

async function calendarOf(
  { template, language }: Composed,
  { eventId, registeredAt, cancelledAt, withdrawnAt }: Submission,
): Promise<NonNullable<Mail['attachments']>> {
  const isCancelled = TAKES_OUT.includes(template)
  if (!isCancelled && !ADDS.includes(template)) return []
  const entry = await calendarEntry(text(eventId), language, { isCancelled, since: text(isCancelled ? (cancelledAt ?? withdrawnAt) : registeredAt) || null })
  const method = isCancelled ? 'CANCEL' : 'PUBLISH'
  return entry ? [{ filename: 'event.ics', content: entry, contentType: `text/calendar; charset=utf-8; method=${method}` }] : []
}

async function composeWorded(mail: Composed): Promise<Mail | null> {
  if (mail.uid === PLAN) return composePlan(mail)
  if (mail.uid === OPINION) return composeOpinion(mail)
  if (mail.uid === REPLY) return composeReply(mail)
  const submission: Submission | null = await strapi.db.query(mail.uid).findOne({ where: { documentId: mail.documentId } })
  const to = submission && (await recipientOf(mail, submission))
  if (!to) return null
  if (await isOutdated(mail, submission)) return null
  if (isReminder(mail.template) && (await hasRemindersOff(addressKey(submission.email)))) return null
  const own = await ownValues(mail, submission)
  // A department without a group has nothing to invite to.
  const template = mail.template === 'invitation' && !own.link ? 'confirmation' : mail.template
  const mine = hasPage(mail.template) ? await ownPage(mail) : ''
  const unsubscribe: Values = isReminder(mail.template) ? { unsubscribe: remindersLink(submission.email, mail.language) } : {}
  const values = {
    ...summaryOf(submission),
    waiting: waitingTime(mail.uid, mail.language),
    mine,
    ...(await ticketIn(mail, submission)),
    ...own,
    ...unsubscribe,
  }
  const words = PLACED.reduce((text, name) => withPlace(text, values, name), await readTemplate(template, mail.language))
  const attachments = [...(await ticketPicture(values)), ...(await calendarOf(mail, submission))]
  return {
    to,
    ...render(withPage(words, values, mail.language), values, mail.language),
    ...(unsubscribe.unsubscribe && { headers: unsubscribeHeaders(unsubscribe.unsubscribe) }),
    ...(attachments.length > 0 && { attachments }),
  }
}

/** The mail as it goes out now, or null when what it tells about is there no more. */
export const compose = ({ template, ...mail }: Queued): Promise<Mail | null> =>
  template === ACCOUNT_MAIL ? composeAccountMail(mail) : composeWorded({ ...mail, template })
