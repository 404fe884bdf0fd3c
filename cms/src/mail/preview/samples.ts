import { confirmationWith, pageWith } from '../../applicants/page'
import { publicUrl, siteUrl } from '../../environment'
import { dateOf } from '../../events/words'
import { writeState } from '../../events/state'
import type { MailTemplate } from '../../outbox/mail-names'
import { inLanguage, type InLanguages, type Locale } from '../../rules/languages'
import { LINK_PAGES } from '../../rules/forms'
import { HOME_ZONE } from '../../rules/at-home'
import { submissionUid } from '../../uids'
import { whatWas } from '../attendee'
import { periodOf } from '../event'
import { hasPage, neededBy, placeholdersOf } from '../placeholders'
import { reasonIn } from '../reason'
import { REMINDERS } from '../reminders/link'
import type { Values } from '../render'
import { waitingTime } from '../waiting'

const REFERENCE = 'P-7K3M-X9RD'
const CODE = '4H7K-9PMR'
const TICKET = 'H7K9P-M4RDX'
const HOUR = 60 * 60 * 1000

/** What only has to be readable: the links of a sample lead to pages that will say that they are over. */
const TOKEN = 'sample'

/** Somebody who could have written to us, and what they could have been told. */
const PEOPLE: InLanguages<{
  name: string
  title: string
  place: string
  formerPlace: string
  sent: string
  reason: string
  problem: string
  asker: string
  question: string
  answer: string
}> = {
  ar: {
    name: 'رنيم الحمصي',
    title: 'ترميم مدرسة الأمل',
    place: 'المركز الثقافي، شارع بغداد، حلب',
    formerPlace: 'قاعة البلدية، حلب',
    sent: 'الاختصاص: هندسة كهربائية\nالرسالة: أستطيع المساعدة يومي الجمعة والسبت.\nوأملك عدّة العمل كاملة.',
    reason: 'سعدنا بخبرتك في التمديدات الكهربائية، وسيتصل بك منسق الفريق هذا الأسبوع.',
    problem: 'الصورة «wall.jpg» في الحقل «الغلاف» بلا نص بديل.',
    asker: 'سلمى الخطيب',
    question: 'هل تكفي خبرتها برأيك؟',
    answer: 'قرأنا طلبك باهتمام، وتنقصنا نسخة من شهادتك كي نتابع مراجعته.',
  },
  en: {
    name: 'Emily Carter',
    title: 'Restoring the School of Hope',
    place: 'Cultural Centre, Baghdad Street, Aleppo',
    formerPlace: 'Town Hall, Aleppo',
    sent: 'Field: Electrical engineering\nMessage: I can help on Fridays and Saturdays.\nI have all the tools.',
    reason: 'Your experience with electrical installations is what we need; the coordinator of the team will call you this week.',
    problem: 'The picture “wall.jpg” in the field “Cover” has no alternative text.',
    asker: 'Salma Khatib',
    question: 'Do you think that her experience is enough?',
    answer: 'We have read your application with interest. To go on with it we need a copy of your certificate.',
  },
  de: {
    name: 'Jonas Weber',
    title: 'Wiederaufbau der Schule der Hoffnung',
    place: 'Kulturzentrum, Bagdad-Straße, Aleppo',
    formerPlace: 'Rathaussaal, Aleppo',
    sent: 'Fachgebiet: Elektrotechnik\nNachricht: Ich kann freitags und samstags helfen.\nWerkzeug habe ich selbst.',
    reason: 'Ihre Erfahrung mit Elektroinstallationen passt sehr gut; die Koordination des Teams ruft Sie diese Woche an.',
    problem: 'Dem Bild „wall.jpg“ im Feld „Titelbild“ fehlt der Alternativtext.',
    asker: 'Salma Khatib',
    question: 'Reicht die Erfahrung aus Ihrer Sicht?',
    answer: 'wir haben Ihre Bewerbung mit Interesse gelesen. Uns fehlt noch eine Kopie Ihres Zeugnisses.',
  },
}

const day = (date: Date) => date.toISOString().slice(0, 10)

/** What stands for each word in braces that any mail knows. */
function everything(template: MailTemplate, language: Locale, now: Date): Values {
  const { name, title, place, formerPlace, sent, reason, problem, asker, question, answer } = inLanguage(PEOPLE, language)
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR)
  const event = { startDate: after(24 * 12).toISOString(), endDate: after(24 * 12 + 3).toISOString(), timeZone: HOME_ZONE }
  const state = { ...event, place, isCancelled: false, wordsOf: language }
  const former = { ...state, startDate: after(24 * 9).toISOString(), endDate: null, place: formerPlace }
  const query = new URLSearchParams({ email: 'sample@example.org', token: TOKEN, id: '1' }).toString()
  const link = (page: string) => `${siteUrl()}/${language}/verification/${page}?${query}`
  return {
    name,
    title,
    reference: REFERENCE,
    waiting: waitingTime(submissionUid('volunteer'), language),
    mine: hasPage(template) ? pageWith(TOKEN, language) : '',
    links: `${title} · ${REFERENCE}\n${pageWith(TOKEN, language)}`,
    link:
      template === 'addressConfirm' ? confirmationWith(TOKEN, language) : link(template === 'verification' ? LINK_PAGES.volunteer : LINK_PAGES.registration),
    code: CODE,
    period: periodOf(`${day(after(24 * 30))} - ${day(after(24 * 58))}`, language),
    sent,
    date: dateOf(event, language),
    place,
    ticket: TICKET,
    formerly: whatWas({ id: 1, email: '', reference: REFERENCE, formerState: writeState(former), toldState: writeState(state) }, language),
    until: dateOf({ ...event, startDate: after(48).toISOString(), endDate: null }, language),
    decline: link(LINK_PAGES.registration),
    page: template === 'planFailed' || template === 'opinionAsked' ? `${publicUrl()}/admin` : `${siteUrl()}/${language}/events`,
    problem,
    asker,
    question,
    subject: title,
    answer,
    unsubscribe: `${publicUrl()}${REMINDERS}/${language}/${TOKEN}`,
    ...reasonIn(template, reason, language),
  }
}

/** What no mail goes without. */
const ALWAYS = ['title', 'reference', 'date', 'link', 'page', 'mine']

/**
 * Sample values of all that a mail knows, as of `now`; sparse those that it cannot do without, as where somebody gave no name, no reason
 * and no place.
 */
export function sampleValues(template: MailTemplate, language: Locale, isSparse: boolean, now: Date): Values {
  const known = placeholdersOf(template)
  const kept = isSparse ? known.filter((name) => ALWAYS.includes(name) || neededBy(template).includes(name)) : known
  const samples = everything(template, language, now)
  return Object.fromEntries(kept.flatMap((name) => (samples[name] ? [[name, samples[name]]] : [])))
}
