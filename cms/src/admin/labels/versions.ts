import type { Words } from '../../labels/language'

/** Words of the versions of a document. */
export const VERSIONS = {
  panel: ['النسخ السابقة', 'Versions', 'Fassungen'],
  none: ['لا نسخ محفوظة بعد.', 'None is kept yet.', 'Noch keine aufbewahrt.'],
  saved: ['حُفظت', 'Saved', 'Gespeichert'],
  published: ['نُشرت', 'Published', 'Veröffentlicht'],
  takenBack: ['سُحبت', 'Taken back', 'Zurückgenommen'],
  deleted: ['حُذفت', 'Deleted', 'Gelöscht'],
  more: ['عرض الكل ({0})', 'Show all ({0})', 'Alle zeigen ({0})'],
  compare: ['مقارنة: {0}', 'Compare: {0}', 'Vergleichen: {0}'],
  compareShort: ['مقارنة', 'Compare', 'Vergleichen'],
  title: ['مقارنة نسختين', 'Two versions side by side', 'Zwei Fassungen nebeneinander'],
  older: ['هذه النسخة', 'This version', 'Diese Fassung'],
  newer: ['مقارنة بـ', 'Compared with', 'Verglichen mit'],
  same: ['لا فرق بين النسختين.', 'The two say the same.', 'Beide sagen dasselbe.'],
  restore: ['استعادة بدلاً من المسودة الحالية', 'Restore and replace the current draft', 'Wiederherstellen und aktuellen Entwurf ersetzen'],
  unsaved: ['احفظ تعديلاتك أولاً، وإلا ضاعت.', 'Save your changes first, or they are lost.', 'Speichern Sie erst Ihre Änderungen, sonst gehen sie verloren.'],
  restored: [
    'استُعيدت النسخة كمسودة. المنشور لم يتغير.',
    'The version is the draft now. What is public has not changed.',
    'Die Fassung ist jetzt der Entwurf. Veröffentlichtes blieb, wie es war.',
  ],
  lost: [
    'لم يُستعد ما حُذف منذ ذلك الحين: ملفات {0}، مستندات {1}.',
    'Not brought back, as it has been deleted since: files {0}, documents {1}.',
    'Nicht zurück, weil inzwischen gelöscht: Dateien {0}, Dokumente {1}.',
  ],
  close: ['إغلاق', 'Close', 'Schließen'],
} as const satisfies Record<string, Words>
