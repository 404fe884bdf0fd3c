import { identity } from '../../identity'
import { escape } from '../../markup'
import { inLanguage, type InLanguages, languages, type Locale, SELECTOR_ORDER } from '../../rules/languages'
import { page } from '../page'

type Words = InLanguages<string>

const WORDS = {
  title: { ar: 'إيقاف تغيير في حسابك', en: 'Stop a change of your account', de: 'Änderung Ihres Kontos aufhalten' },
  ask: {
    ar: 'هل تغيّر شيء في حسابك من دونك؟ اضغط الزر: يعود {0} عنواناً للحساب، وتنتهي كل الجلسات، ولا يُفتح الحساب قبل تعيين كلمة مرور جديدة. تصلك لذلك رسالة على هذا البريد، ويُخبَر مديرو النظام.',
    en: 'Was something changed in your account that you did not do? Press the button: the account gets the address {0} back, all sessions end, and it stays locked until you set a new password. You get a mail for that at this address, and the administrators are told.',
    de: 'Wurde in Ihrem Konto etwas geändert, und Sie waren es nicht? Drücken Sie den Knopf: Das Konto bekommt die Adresse {0} zurück, alle Sitzungen enden, und es bleibt gesperrt, bis Sie ein neues Passwort setzen. Dafür erhalten Sie eine E-Mail an diese Adresse, und die Administration erfährt davon.',
  },
  innocent: {
    ar: 'إن كنت أنت من فعل ذلك فأغلق هذه الصفحة.',
    en: 'If it was you, close this page.',
    de: 'Wenn Sie es selbst waren, schließen Sie diese Seite.',
  },
  stop: { ar: 'لست أنا، أوقف ذلك', en: 'This was not me, stop it', de: 'Das war ich nicht, aufhalten' },
  done: {
    ar: 'أُوقف ذلك. انتهت كل الجلسات، وفي بريدك الآن رسالة لتعيين كلمة مرور جديدة. وإن طُلب منك عند الدخول رمز لا تملكه، فاطلب من أحد مديري النظام إعادة ضبط الخطوة الثانية.',
    en: 'It is stopped. All sessions have ended, and a mail to set a new password is on its way to you. If a code is asked for that you do not have when you sign in, ask an administrator to reset the second step.',
    de: 'Es ist aufgehalten. Alle Sitzungen sind beendet, und eine E-Mail zum Setzen eines neuen Passworts ist unterwegs zu Ihnen. Wird bei der Anmeldung ein Code verlangt, den Sie nicht haben, bitten Sie die Administration, den zweiten Schritt zurückzusetzen.',
  },
  over: {
    ar: 'هذا الرابط غير صالح، أو انتهت مدته، أو استُخدم من قبل. إن كان حسابك في خطر فأخبر أحد مديري النظام.',
    en: 'This link is not valid, no longer valid, or was used before. If your account is in danger, tell an administrator.',
    de: 'Dieser Link ist ungültig, abgelaufen oder schon benutzt. Ist Ihr Konto in Gefahr, sagen Sie es der Administration.',
  },
  many: {
    ar: 'المحاولات كثيرة الآن. حاول مجدداً بعد دقيقة.',
    en: 'Too many are trying this right now. Please try again in a minute.',
    de: 'Gerade sind es zu viele Versuche. Bitte versuchen Sie es in einer Minute noch einmal.',
  },
} as const satisfies Record<string, Words>

const { brand, onBrand } = identity.mail
const BUTTON = `padding:12px 24px;border:0;border-radius:10px;background:${brand};color:${onBrand};font:inherit;font-weight:600;cursor:pointer`

const paragraph = (html: string): string => `<p style="margin:0 0 16px">${html}</p>`

function frame(content: string, language: Locale, links = ''): string {
  const title = inLanguage(WORDS.title, language)
  return page(title, `<main><h1 style="margin:0 0 16px;font-size:22px;line-height:1.4">${escape(title)}</h1>\n${content}</main>\n${links}`, language)
}

const otherLanguages = (language: Locale, addressIn: (language: Locale) => string): string =>
  `<nav style="margin:24px 0 0">${SELECTOR_ORDER.filter((other) => other !== language)
    .map(
      (other) =>
        `<a href="${escape(addressIn(other))}" lang="${other}" dir="${languages[other].dir}" style="display:inline-block;padding:4px 8px">${languages[other].name}</a>`,
    )
    .join(' ')}</nav>`

/** The page with the button. `address`: the one that the account gets back. */
export function stopPage(address: string, language: Locale, addressIn: (language: Locale) => string): string {
  const ask = escape(inLanguage(WORDS.ask, language)).replace('{0}', `<bdi>${escape(address)}</bdi>`)
  const form = `<form method="post" action="${escape(addressIn(language))}"><button style="${BUTTON}">${escape(inLanguage(WORDS.stop, language))}</button></form>`
  return frame(`${paragraph(ask)}${paragraph(escape(inLanguage(WORDS.innocent, language)))}${form}`, language, otherLanguages(language, addressIn))
}

/** What stands there instead: it was done, or nothing can be. */
export const answerPage = (what: 'done' | 'over' | 'many', language: Locale): string =>
  frame(`<div role="status">${paragraph(escape(inLanguage(WORDS[what], language)))}</div>`, language)
