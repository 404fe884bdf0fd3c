import type { Words } from '../../labels/language'

/** Words of the reviewers' desk. */
export const REVIEW = {
  table: ['جدول للتنزيل (CSV)', 'Download as table (CSV)', 'Als Tabelle herunterladen (CSV)'],
  failed: ['لم ينجح التنزيل. يُرجى المحاولة مجدداً.', 'The download failed. Try again.', 'Das Herunterladen ist fehlgeschlagen. Versuchen Sie es noch einmal.'],
  unreadable: ['تعذّر عرض الأجوبة.', 'The answers cannot be shown.', 'Die Antworten lassen sich nicht anzeigen.'],
  decision: ['القرار', 'Decision', 'Entscheidung'],
  files: ['ملفات مقدم الطلب', 'Files', 'Dateien'],
  noFiles: ['لا ملفات.', 'No files.', 'Keine Dateien.'],
  waiting: [
    'لم يؤكّد مقدّم الطلب بريده بعد. لا قرار قبل التأكيد.',
    'The applicant has not confirmed the address yet. Nothing is decided before that.',
    'Die Adresse ist noch nicht bestätigt. Vorher wird nichts entschieden.',
  ],
  accept: ['قبول الطلب', 'Accept', 'Annehmen'],
  reject: ['رفض الطلب', 'Reject', 'Ablehnen'],
  acceptQuestion: ['هل تقبل هذا الطلب؟', 'Accept this application?', 'Diese Bewerbung annehmen?'],
  rejectQuestion: ['هل ترفض هذا الطلب؟', 'Reject this application?', 'Diese Bewerbung ablehnen?'],
  final: [
    'يُرسل القرار إلى مقدم الطلب بالبريد فوراً، ولا يمكن تغييره بعد ذلك.',
    'The applicant is told by email at once, and the decision cannot be changed afterwards.',
    'Die Person erfährt es sofort per E-Mail; die Entscheidung lässt sich danach nicht mehr ändern.',
  ],
  cancel: ['إلغاء', 'Cancel', 'Abbrechen'],
} as const satisfies Record<string, Words>
