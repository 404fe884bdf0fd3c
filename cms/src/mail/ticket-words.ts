import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import { escape } from '../markup'

const WORDS: InLanguages<string> = {
  ar: 'أبرِز هذه التذكرة عند المدخل، على هاتفك أو مطبوعة، ويكفي اسمك أيضاً:',
  en: 'Please show this ticket at the entrance, on your phone or printed; giving your name is also enough:',
  de: 'Zeigen Sie am Eingang bitte dieses Ticket, auf dem Telefon oder ausgedruckt; Ihr Name genügt auch:',
}

/** What a ticket is for: it comes with the ticket, as an event on the internet has none. */
export const ticketWords = (language: Locale): string => inLanguage(WORDS, language)

/** By which the picture of a ticket is known within a mail. */
export const TICKET_PICTURE = 'ticket'

/** Black on white, also where a mail program shows its mails dark: a camera has to read it. */
const FRAME = 'display:inline-block;margin:8px 0 0;padding:8px;border-radius:10px;background:#fff;color:#000;text-align:center'
const CODE = 'font:700 20px/1.6 Consolas,Menlo,monospace;letter-spacing:1px'

/** The picture, and below it the code, for who sees no pictures in mails and for a camera that does not read it. */
export const ticketInHtml = (code: string, language: Locale): string =>
  `${escape(ticketWords(language))}<br><span dir="ltr" style="${FRAME}"><img src="cid:${TICKET_PICTURE}" width="200" height="200" alt="" style="display:block"><strong style="${CODE}">${escape(code)}</strong></span>`
