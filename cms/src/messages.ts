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
} as const

type Language = 'ar' | 'en' | 'de'

const isLanguage = (value: unknown): value is Language => value === 'ar' || value === 'en' || value === 'de'

/** The message in the language that the signed-in editor has chosen for the admin; English for everyone else. */
export function message(key: keyof typeof MESSAGES, ...values: string[]): string {
  const preferred: unknown = strapi.requestContext.get()?.state?.user?.preferedLanguage
  const text = MESSAGES[key][isLanguage(preferred) ? preferred : 'en']
  return text.replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? '')
}
