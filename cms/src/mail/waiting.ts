import { ABOUT, type Wait } from '../rules/forms'
import { inLanguage, type InLanguages, type Locale } from '../rules/languages'
import { formOf } from '../uids'

const WORDS: Record<Wait, InLanguages<string>> = {
  week: {
    ar: 'يراجع فريقنا الطلبات خلال أسبوع تقريباً، ثم نكتب إليك بالنتيجة.',
    en: 'Our team reviews applications within about one week and will then write to you.',
    de: 'Unser Team prüft Bewerbungen innerhalb von etwa einer Woche; dann schreiben wir Ihnen.',
  },
  weeks: {
    ar: 'تستغرق مراجعة المقترح من أسبوعين إلى ثلاثة أسابيع.',
    en: 'The review of a proposal takes 2 to 3 weeks.',
    de: 'Die Prüfung eines Vorschlags dauert zwei bis drei Wochen.',
  },
  days: {
    ar: 'نردّ خلال ثلاثة إلى خمسة أيام عمل.',
    en: 'We reply within 3 to 5 business days.',
    de: 'Wir antworten innerhalb von drei bis fünf Werktagen.',
  },
}

/** A sentence that says how long an answer takes; empty where none is to come. */
export function waitingTime(uid: string, language: Locale): string {
  const form = formOf(uid)
  const wait = form && ABOUT[form].wait
  return wait ? inLanguage(WORDS[wait], language) : ''
}
