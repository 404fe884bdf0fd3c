import type { Words } from '../../labels/language'

/** Words of the reviewers' desk. */
export const REVIEW = {
  table: ['جدول للتنزيل (CSV)', 'Download as table (CSV)', 'Als Tabelle herunterladen (CSV)'],
  workbook: ['جدول للتنزيل (Excel)', 'Download as table (Excel)', 'Als Tabelle herunterladen (Excel)'],
  failed: [
    'انقطع التنزيل ولم يُحفظ شيء. يُرجى المحاولة مجدداً بعد دقيقة.',
    'The download broke off and nothing was saved. Try again in a minute.',
    'Das Herunterladen brach ab, und nichts wurde gespeichert. Versuchen Sie es in einer Minute noch einmal.',
  ],
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
  told: [
    'تُرسل النتيجة إلى مقدّم الطلب بالبريد بعد {0}، ويمكن التراجع عنها حتى ذلك الحين.',
    'The applicant is told by email in {0}. Until then the decision can be taken back.',
    'Die Person erfährt es in {0} per E-Mail. Bis dahin lässt sich die Entscheidung zurücknehmen.',
  ],
  reason: ['السبب (اختياري)، يقرؤه مقدّم الطلب', 'Reason (optional), read by the applicant', 'Begründung (optional), für die Person'],
  writeIn: [
    'بلغة مقدّم الطلب، وهي {0}. يُدرج السبب في الرسالة كما هو.',
    'In {0}, the applicant’s language. It goes into the mail as it stands.',
    'Auf {0}, der Sprache der Person. Der Text kommt unverändert in die E-Mail.',
  ],
  leaves: ['تُرسل الرسالة في الساعة {0}.', 'The mail leaves at {0}.', 'Die E-Mail geht um {0} hinaus.'],
  takeBack: ['التراجع عن القرار', 'Take back', 'Zurücknehmen'],
  close: ['إغلاق', 'Close', 'Schließen'],
  cancel: ['إلغاء', 'Cancel', 'Abbrechen'],
} as const satisfies Record<string, Words>
