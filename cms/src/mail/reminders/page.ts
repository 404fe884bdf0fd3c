import { inLanguage, type InLanguages, languages, type Locale, SELECTOR_ORDER } from '../../rules/languages'
import { identity } from '../../identity'
import { escape } from '../../markup'
import { page } from '../page'

type Words = InLanguages<string>

const WORDS = {
  title: { ar: 'رسائل التذكير بالفعاليات', en: 'Reminders of events', de: 'Erinnerungen an Veranstaltungen' },
  on: {
    ar: 'نذكّرك بالبريد قبل موعد كل فعالية سجّلت فيها. إن لم تعد تريد ذلك فاضغط الزر.',
    en: 'Before an event for which you are registered, we remind you of it by email. If you no longer want that, press the button.',
    de: 'Vor Veranstaltungen, für die Sie angemeldet sind, erinnern wir Sie per E-Mail. Wenn Sie das nicht mehr möchten, klicken oder tippen Sie auf die Schaltfläche.',
  },
  off: {
    ar: 'لن تصلك بعد الآن رسائل تذكير على هذا البريد. وتسجيلك في الفعاليات قائم كما هو.',
    en: 'You will get no more reminders at this address. Your registrations stay as they are.',
    de: 'Sie erhalten an diese Adresse keine Erinnerungen mehr. Ihre Anmeldungen bleiben bestehen.',
  },
  still: {
    ar: 'وإن تغيّر موعد فعالية سجّلت فيها أو مكانها أو أُلغيت، فسنخبرك في كل الأحوال.',
    en: 'If the time or place of such an event changes, or it is cancelled, we will always tell you.',
    de: 'Wenn sich Zeit oder Ort einer solchen Veranstaltung ändern oder sie ausfällt, erfahren Sie es in jedem Fall.',
  },
  turnOff: { ar: 'لا أريد رسائل تذكير', en: 'No more reminders', de: 'Keine Erinnerungen mehr' },
  turnOn: { ar: 'أريد رسائل التذكير مجدداً', en: 'Send me reminders again', de: 'Wieder Erinnerungen erhalten' },
  over: {
    ar: 'هذا الرابط غير صالح أو انتهت مدته. استخدم رابط أحدث رسالة تذكير وصلتك، أو اكتب إلينا.',
    en: 'This link is not valid or has expired. Use the link in your latest reminder, or write to us.',
    de: 'Dieser Link ist ungültig oder abgelaufen. Verwenden Sie den Link aus der neuesten Erinnerung, oder schreiben Sie uns.',
  },
  many: {
    ar: 'المحاولات كثيرة الآن. حاول مجدداً بعد دقيقة.',
    en: 'Too many are trying this right now. Please try again in a minute.',
    de: 'Gerade sind es zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} as const satisfies Record<string, Words>

/** What the button of the form sends; mail programs send something else. */
export const FIELD = 'reminders'

const { brand, onBrand } = identity.mail
const BUTTON = `padding:12px 24px;border:0;border-radius:10px;background:${brand};color:${onBrand};font:inherit;font-weight:600;cursor:pointer`

const paragraph = (text: string) => `<p style="margin:0 0 16px">${text}</p>`

const inWords = (words: Words, language: Locale) => paragraph(escape(inLanguage(words, language)))

function frame(content: string, language: Locale, links: string): string {
  const title = inLanguage(WORDS.title, language)
  return page(title, `<main><h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escape(title)}</h1>\n${content}</main>\n${links}`, language)
}

/** The same page in the other languages, without script. */
const otherLanguages = (language: Locale, addressIn: (language: Locale) => string) =>
  `<nav style="margin:24px 0 0">${SELECTOR_ORDER.filter((other) => other !== language)
    .map(
      (other) =>
        `<a href="${escape(addressIn(other))}" lang="${other}" dir="${languages[other].dir}" style="display:inline-block;padding:4px 8px">${languages[other].name}</a>`,
    )
    .join(' ')}</nav>`

/** The page with one button, which turns reminders off, or on again where they are off. */
export function remindersPage(isOff: boolean, language: Locale, addressIn: (language: Locale) => string): string {
  const button = inLanguage(isOff ? WORDS.turnOn : WORDS.turnOff, language)
  return frame(
    `<div role="status">${inWords(isOff ? WORDS.off : WORDS.on, language)}${inWords(WORDS.still, language)}</div>
<form method="post" action="${escape(addressIn(language))}"><button name="${FIELD}" value="${isOff ? 'on' : 'off'}" style="${BUTTON}">${escape(button)}</button></form>`,
    language,
    otherLanguages(language, addressIn),
  )
}

/** What stands there instead where nothing can be done. */
export const noRemindersPage = (why: 'over' | 'many', language: Locale): string => frame(inWords(WORDS[why], language), language, '')
