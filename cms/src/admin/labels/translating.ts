import type { Words } from '../../labels/language'

/** Words of the source beside a translation, and of the question before a translation is published without Arabic. */
export const TRANSLATING = {
  panel: ['الترجمة', 'Translating', 'Übersetzen'],
  open: ['الأصل بجانب الترجمة', 'Source beside the translation', 'Original neben der Übersetzung'],
  close: ['إغلاق الأصل', 'Close the source', 'Original schließen'],
  title: ['الأصل', 'Source', 'Original'],
  from: ['الترجمة من', 'Translate from', 'Übersetzen aus'],
  take: ['نقل', 'Take over', 'Übernehmen'],
  takeNamed: ['نقل «{0}» إلى الترجمة', 'Take “{0}” over into the translation', '„{0}“ in die Übersetzung übernehmen'],
  takePart: ['نقل الجزء {0}', 'Take over part {0}', 'Teil {0} übernehmen'],
  undo: ['تراجع', 'Undo', 'Rückgängig'],
  undoNamed: ['التراجع عن نقل «{0}»', 'Undo taking “{0}” over', 'Übernahme von „{0}“ rückgängig machen'],
  taken: ['نُقل «{0}». لم يُحفظ بعد.', '“{0}” was taken over. It is not saved yet.', '„{0}“ wurde übernommen, aber noch nicht gespeichert.'],
  undone: ['أُعيد «{0}» كما كان.', '“{0}” is as it was.', '„{0}“ ist wieder, wie es war.'],
  changed: ['تغيّر الأصل', 'The source has changed', 'Original geändert'],
  changedCount: [
    'حقول تغيّر أصلها منذ آخر حفظ للترجمة: {0}',
    'Fields whose source has changed since the translation was last saved: {0}',
    'Felder, deren Original seit dem letzten Speichern der Übersetzung geändert wurde: {0}',
  ],
  unchanged: [
    'لم يتغير الأصل منذ آخر حفظ للترجمة.',
    'The source is as it was when the translation was last saved.',
    'Das Original ist, wie es beim letzten Speichern der Übersetzung war.',
  ],
  before: ['قبل', 'Before', 'Vorher'],
  now: ['الآن', 'Now', 'Jetzt'],
  empty: ['فارغ', 'Empty', 'Leer'],
  publish: ['نشر بدون العربية', 'Publish without Arabic', 'Ohne Arabisch veröffentlichen'],
  noArabicTitle: ['النسخة العربية غير منشورة', 'Arabic is not published', 'Arabisch ist nicht veröffentlicht'],
  noArabic: [
    'هذا المستند غير منشور بالعربية، وهي لغة معظم الزوار. هل تريد نشر هذه اللغة وحدها؟',
    'This document is not published in Arabic, which most visitors read. Publish this language without it?',
    'Dieses Dokument ist auf Arabisch nicht veröffentlicht, und das lesen die meisten. Diese Sprache trotzdem veröffentlichen?',
  ],
  looking: ['جارٍ البحث عن النسخ العربية', 'Looking for the Arabic versions', 'Arabische Fassungen werden gesucht'],
  severalTitle: ['نشر المحدد', 'Publish entries', 'Ausgewählte Einträge veröffentlichen'],
  several: ['هذه المستندات غير منشورة بالعربية:', 'These documents are not published in Arabic:', 'Diese Dokumente sind auf Arabisch nicht veröffentlicht:'],
  severalUnknown: [
    'تعذر التحقق مما إذا كانت هذه المستندات منشورة بالعربية:',
    'It could not be checked whether these documents are published in Arabic:',
    'Es ließ sich nicht prüfen, ob diese Dokumente auf Arabisch veröffentlicht sind:',
  ],
  severalAsk: [
    'العربية لغة معظم الزوار. هل تريد المتابعة بدونها؟ يمكنك في الخطوة التالية استثناء بعضها.',
    'Most visitors read Arabic. Go on without it? In the next step you can leave some of them out.',
    'Die meisten Besucher lesen Arabisch. Trotzdem fortfahren? Im nächsten Schritt können Sie einzelne weglassen.',
  ],
  cancel: ['إلغاء', 'Cancel', 'Abbrechen'],
} as const satisfies Record<string, Words>
