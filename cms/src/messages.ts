import { type Language, LANGUAGES } from './labels/language'

/** What an editor may be told, in the language of the admin. {0} and {1} are filled in. */
const MESSAGES = {
  slugPattern: {
    ar: 'العنوان المختصر (slug) يتكون من أحرف لاتينية صغيرة وأرقام، وتفصل بينها شرطة واحدة، مثل school-hope.',
    en: 'The slug consists of small Latin letters and digits with single hyphens between them, such as school-hope.',
    de: 'Der Kurzname (Slug) besteht aus kleinen lateinischen Buchstaben und Ziffern mit einzelnen Bindestrichen dazwischen, etwa school-hope.',
  },
  slugTaken: {
    ar: 'العنوان المختصر «{0}» مستخدم في مستند آخر.',
    en: 'The slug “{0}” is already used by another document.',
    de: 'Der Kurzname „{0}“ wird schon von einem anderen Dokument verwendet.',
  },
  alternativeText: {
    ar: 'لا يمكن النشر: الصورة «{1}» في الحقل {0} بلا نص بديل. أضفه في مكتبة الوسائط.',
    en: 'Cannot be published: the picture “{1}” in the field {0} has no alternative text. Add it in the media library.',
    de: 'Veröffentlichen nicht möglich: Dem Bild „{1}“ im Feld {0} fehlt der Alternativtext. Ergänzen Sie ihn in der Medienbibliothek.',
  },
  endBeforeStart: {
    ar: 'تاريخ الانتهاء قبل تاريخ البدء.',
    en: 'The end is before the start.',
    de: 'Das Ende liegt vor dem Beginn.',
  },
  fileKind: {
    ar: 'لا يُقبل الملف «{0}»: المسموح صور (JPEG وPNG وWebP وGIF وAVIF) وملفات PDF وZIP وMP4، ويُفحص محتواها لا اسمها.',
    en: 'The file “{0}” is refused: pictures (JPEG, PNG, WebP, GIF, AVIF), PDF, ZIP and MP4 are allowed, judged by their content, not their name.',
    de: 'Die Datei „{0}“ wird abgelehnt: Erlaubt sind Bilder (JPEG, PNG, WebP, GIF, AVIF), PDF, ZIP und MP4; es zählt der Inhalt, nicht der Name.',
  },
  otherKind: {
    ar: 'لا يمكن استبدال ملف {0} بملف من نوع آخر ({1}).',
    en: 'A {0} file cannot be replaced by one of another kind ({1}).',
    de: 'Eine {0}-Datei lässt sich nicht durch eine andere Art ({1}) ersetzen.',
  },
  reviewStep: {
    ar: 'حالة الطلب الآن «{0}»، ولا يمكن أن تصبح «{1}». يُؤكَّد البريد أولاً من مقدّم الطلب، ثم يُقبل الطلب أو يُرفض مرة واحدة. يُرجى تحديث الصفحة.',
    en: 'The status is “{0}” by now and cannot become “{1}”: the applicant confirms the address, then the application is accepted or rejected, once. Reload the page.',
    de: 'Der Stand ist jetzt „{0}“ und kann nicht „{1}“ werden: Erst bestätigt die Person ihre Adresse, dann wird einmal angenommen oder abgelehnt. Laden Sie die Seite neu.',
  },
  notByHand: {
    ar: 'ما يرسله الزوار لا يُنشأ ولا يُنسخ هنا.',
    en: 'What visitors send is neither made nor copied here.',
    de: 'Was über die Website eingeht, wird hier weder angelegt noch kopiert.',
  },
  mailEmpty: {
    ar: 'لا تُرسل رسالة بلا موضوع أو بلا نص.',
    en: 'A mail cannot be sent without a subject and a text.',
    de: 'Ohne Betreff und Text lässt sich keine E-Mail senden.',
  },
  mailUnknown: {
    ar: 'لا معنى لـ {0} في هذه الرسالة. المتاح: {1}.',
    en: 'This mail does not know {0}. It knows: {1}.',
    de: 'Diese E-Mail kennt {0} nicht. Bekannt sind: {1}.',
  },
  mailLacks: {
    ar: 'لا فائدة من هذه الرسالة من دون {0}.',
    en: 'This mail is of no use without {0}.',
    de: 'Ohne {0} ist diese E-Mail nutzlos.',
  },
  mailTaken: {
    ar: 'لهذه المناسبة نص رسالة موجود. عدّله بدلاً من إضافة نص آخر.',
    en: 'There is a mail for this occasion. Edit it instead of adding another one.',
    de: 'Für diesen Anlass gibt es schon eine E-Mail. Bearbeiten Sie diese, statt eine weitere anzulegen.',
  },
} as const

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language that the signed-in person has chosen for the admin; English for everyone else. */
export function personLanguage(): Language {
  const preferred: unknown = strapi.requestContext.get()?.state?.user?.preferedLanguage
  return isLanguage(preferred) ? preferred : 'en'
}

/** The message in the language of the signed-in person. */
export function message(key: keyof typeof MESSAGES, ...values: string[]): string {
  const text = MESSAGES[key][personLanguage()]
  return text.replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? '')
}
