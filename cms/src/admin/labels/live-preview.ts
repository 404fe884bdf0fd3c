import type { Words } from '../../labels/language'

/** Words of the page beside the editor. */
export const LIVE_PREVIEW = {
  panel: ['المعاينة', 'Preview', 'Vorschau'],
  open: ['المعاينة بجانب المحرر', 'Preview beside the editor', 'Vorschau neben dem Formular'],
  close: ['إغلاق المعاينة', 'Close the preview', 'Vorschau schließen'],
  saveFirst: [
    'احفظ المستند بهذه اللغة أولاً، ثم تظهر معاينته هنا.',
    'Save the document in this language first; then it can be previewed here.',
    'Speichern Sie das Dokument zuerst in dieser Sprache; dann gibt es hier eine Vorschau.',
  ],
  none: [
    'لا يظهر هذا المستند في أي صفحة من الموقع، فلا معاينة له.',
    'No page of the website shows this document, so there is no preview of it.',
    'Dieses Dokument erscheint auf keiner Seite der Website, darum gibt es keine Vorschau.',
  ],
  width: ['العرض', 'Width', 'Breite'],
  phone: ['هاتف', 'Phone', 'Telefon'],
  desktop: ['حاسوب', 'Desktop', 'Desktop'],
  theme: ['المظهر', 'Theme', 'Farbschema'],
  oriental: ['شرقي', 'Oriental', 'Orientalisch'],
  light: ['فاتح', 'Light', 'Hell'],
  dark: ['داكن', 'Dark', 'Dunkel'],
  frame: ['الصفحة كما ستظهر في الموقع', 'The page as the website will show it', 'Die Seite, wie die Website sie zeigen wird'],
  loading: ['يجري تحميل المعاينة…', 'Loading the preview …', 'Die Vorschau wird geladen …'],
  current: ['تظهر المسودة كما حُفظت.', 'The draft is shown as it was saved.', 'Der Entwurf ist so zu sehen, wie er gespeichert wurde.'],
  unsaved: ['ما لم يُحفظ بعد لا يظهر هنا.', 'What is not saved yet is not shown here.', 'Was noch nicht gespeichert ist, ist hier nicht zu sehen.'],
  away: [
    'تعذّر تحميل المعاينة: الموقع لا يجيب.',
    'The preview could not be loaded: the website does not answer.',
    'Die Vorschau konnte nicht geladen werden: Die Website antwortet nicht.',
  ],
  older: ['ما تراه هنا هو المحفوظ سابقاً.', 'What you see here was saved before.', 'Was Sie hier sehen, ist ein früherer Stand.'],
  again: ['إعادة المحاولة', 'Try again', 'Erneut versuchen'],
  renew: ['تحميل المعاينة من جديد', 'Load the preview again', 'Vorschau neu laden'],
  alone: ['فتح المعاينة في نافذة مستقلة', 'Open the preview in a window of its own', 'Vorschau in eigenem Fenster öffnen'],
} as const satisfies Record<string, Words>
