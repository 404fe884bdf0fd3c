import type { Language } from '../labels/language'

type Wait = 'week' | 'weeks' | 'days'

/** How long an answer takes, by what was sent. (Requirements, section 9) */
const WAITS: Record<string, Wait> = {
  'api::project-submission.project-submission': 'week',
  'api::departments-application.departments-application': 'week',
  'api::project-proposal.project-proposal': 'weeks',
  'api::idea.idea': 'weeks',
  'api::partnership-request.partnership-request': 'days',
  'api::contact-form.contact-form': 'days',
}

const WORDS: Record<Wait, Record<Language, string>> = {
  week: {
    ar: 'يراجع فريقنا الطلبات خلال أسبوع تقريباً، ثم نكتب إليك بالنتيجة.',
    en: 'Our team reviews applications within about one week; then we write to you.',
    de: 'Unser Team prüft Bewerbungen innerhalb von etwa einer Woche; dann schreiben wir Ihnen.',
  },
  weeks: {
    ar: 'تستغرق مراجعة المقترح من أسبوعين إلى ثلاثة أسابيع.',
    en: 'The review of a proposal takes two to three weeks.',
    de: 'Die Prüfung eines Vorschlags dauert zwei bis drei Wochen.',
  },
  days: {
    ar: 'نردّ عادةً خلال ثلاثة إلى خمسة أيام عمل.',
    en: 'We usually answer within three to five business days.',
    de: 'Wir antworten in der Regel innerhalb von drei bis fünf Werktagen.',
  },
}

/** A sentence that says how long an answer takes; empty where none is to come. */
export function waitingTime(uid: string, language: Language): string {
  const wait = WAITS[uid]
  return wait ? WORDS[wait][language] : ''
}
