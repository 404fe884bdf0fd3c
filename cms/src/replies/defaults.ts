import type { InLanguages } from '../rules/languages'

type Template = { name: string; subject: string; body: string }

/** Templates that a team begins with. */
export const REPLY_TEMPLATES: readonly InLanguages<Template>[] = [
  {
    ar: {
      name: 'طلب معلومات ناقصة',
      subject: 'نحتاج إلى معلومة منك بخصوص «{title}»',
      body: 'شكراً على طلبك للمشاركة في «{title}». ينقصنا أمر واحد كي نتابع مراجعته:\n\n…\n\nيُرجى إرساله إلينا خلال الأيام القادمة.',
    },
    en: {
      name: 'Something is missing',
      subject: 'We need something from you: {title}',
      body: 'Thank you for your application for “{title}”. To go on with it we need one more thing from you:\n\n…\n\nPlease send it to us within the next few days.',
    },
    de: {
      name: 'Es fehlt noch etwas',
      subject: 'Uns fehlt noch etwas von Ihnen: {title}',
      body: 'vielen Dank für Ihre Bewerbung für „{title}“. Damit wir weitermachen können, brauchen wir noch etwas von Ihnen:\n\n…\n\nBitte schicken Sie es uns in den nächsten Tagen.',
    },
  },
  {
    ar: {
      name: 'دعوة إلى محادثة',
      subject: 'نودّ التحدث معك بخصوص «{title}»',
      body: 'قرأنا طلبك باهتمام، ونودّ التحدث معك نصف ساعة قبل أن نقرر. هل يناسبك أحد هذه المواعيد؟\n\n…\n\nنلتقي عبر الإنترنت، ونرسل إليك الرابط عندما تؤكد الموعد.',
    },
    en: {
      name: 'Invitation to a conversation',
      subject: 'We would like to talk to you: {title}',
      body: 'We have read your application with interest and would like to talk to you for half an hour before we decide. Would one of these times suit you?\n\n…\n\nWe will meet online and send you the link once you have confirmed a time.',
    },
    de: {
      name: 'Einladung zu einem Gespräch',
      subject: 'Wir möchten mit Ihnen sprechen: {title}',
      body: 'wir haben Ihre Bewerbung mit Interesse gelesen und möchten vor der Entscheidung eine halbe Stunde mit Ihnen sprechen. Passt Ihnen einer dieser Termine?\n\n…\n\nWir treffen uns online; den Link schicken wir Ihnen, sobald Sie einen Termin bestätigt haben.',
    },
  },
  {
    ar: {
      name: 'المراجعة تستغرق وقتاً أطول',
      subject: 'ما زال طلبك قيد المراجعة: {title}',
      body: 'تستغرق مراجعة طلبك للمشاركة في «{title}» وقتاً أطول مما وعدنا به، ونعتذر عن ذلك. طلبك ما زال لدينا، ولا يلزمك فعل شيء.\n\nسنكتب إليك بالنتيجة في موعد أقصاه …',
    },
    en: {
      name: 'It takes longer',
      subject: 'We are still reviewing your application: {title}',
      body: 'The review of your application for “{title}” takes longer than we promised, and we are sorry. Your application is with us, and you need not do anything.\n\nWe will write to you with the result by …',
    },
    de: {
      name: 'Es dauert länger',
      subject: 'Wir prüfen Ihre Bewerbung noch: {title}',
      body: 'die Prüfung Ihrer Bewerbung für „{title}“ dauert länger als versprochen; das tut uns leid. Ihre Bewerbung liegt uns vor, Sie brauchen nichts zu tun.\n\nBis zum … schreiben wir Ihnen, wie es weitergeht.',
    },
  },
]
