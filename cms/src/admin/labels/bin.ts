import type { Words } from '../../labels/language'

/** Words of the bin. */
export const BIN = {
  menu: ['سلة المحذوفات', 'Bin', 'Papierkorb'],
  title: ['سلة المحذوفات', 'Bin', 'Papierkorb'],
  subtitle: [
    'ما حُذف يبقى هنا {0}، ويُستعاد مسودةً بكل لغاته، مع ملفاته وروابطه. بعد ذلك يُحذف نهائياً مع نسخه السابقة.',
    'What was deleted stays here for {0} and comes back as a draft, in all of its languages, with its files and relations. After that it is erased for good, with its versions.',
    'Gelöschtes bleibt {0} hier und kommt als Entwurf zurück, in allen Sprachen, mit Dateien und Verknüpfungen. Danach wird es samt seinen Fassungen endgültig gelöscht.',
  ],
  off: [
    'السلة معطّلة: ما يُحذف يُحذف نهائياً.',
    'The bin is switched off: what is deleted is gone.',
    'Der Papierkorb ist abgeschaltet: Gelöschtes ist endgültig weg.',
  ],
  empty: ['السلة فارغة.', 'The bin is empty.', 'Der Papierkorb ist leer.'],
  filter: ['النوع', 'Type', 'Typ'],
  all: ['كل الأنواع', 'All types', 'Alle Typen'],
  file: ['ملف', 'File', 'Datei'],
  what: ['ما حُذف', 'What was deleted', 'Was gelöscht wurde'],
  when: ['متى، ومن حذفه', 'When, and by whom', 'Wann, und von wem'],
  left: ['المتبقي', 'Left', 'Verbleibt'],
  actions: ['الإجراءات', 'Actions', 'Aktionen'],
  untitled: ['بلا عنوان', 'Untitled', 'Ohne Titel'],
  restore: ['استعادة', 'Restore', 'Wiederherstellen'],
  restoreNamed: ['استعادة «{0}»', 'Restore “{0}”', '„{0}“ wiederherstellen'],
  erase: ['حذف نهائي', 'Erase for good', 'Endgültig löschen'],
  eraseNamed: ['حذف «{0}» نهائياً', 'Erase “{0}” for good', '„{0}“ endgültig löschen'],
  eraseQuestion: ['حذف «{0}» نهائياً؟', 'Erase “{0}” for good?', '„{0}“ endgültig löschen?'],
  eraseWarning: ['لا يمكن بعد ذلك استعادته بأي طريقة.', 'Nothing brings it back after that.', 'Danach holt es nichts mehr zurück.'],
  slugTitle: ['العنوان المختصر مستخدم', 'The slug is taken', 'Der Kurzname ist vergeben'],
  slug: ['العنوان المختصر الجديد', 'New slug', 'Neuer Kurzname'],
  cancel: ['إلغاء', 'Cancel', 'Abbrechen'],
  open: ['فتح', 'Open', 'Öffnen'],
  restored: ['استُعيد «{0}» كمسودة.', '“{0}” is back as a draft.', '„{0}“ ist als Entwurf zurück.'],
  restoredFile: ['استُعيد الملف «{0}» بعنوانه السابق.', 'The file “{0}” is back under its address.', 'Die Datei „{0}“ ist unter ihrer Adresse zurück.'],
  lost: [
    'لم يُستعد ما حُذف نهائياً أو حلّ غيره مكانه: ملفات {0}، مستندات يشير إليها {1}، مواضع تشير إليه {2}.',
    'Not brought back, as it is gone or something else has taken its place: files {0}, documents it names {1}, places that named it {2}.',
    'Nicht zurück, weil es fehlt oder anderes an seiner Stelle steht: Dateien {0}, genannte Dokumente {1}, Stellen, die darauf verwiesen {2}.',
  ],
  erased: ['حُذف نهائياً.', 'Erased for good.', 'Endgültig gelöscht.'],
} as const satisfies Record<string, Words>
