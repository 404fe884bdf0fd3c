import type { Words } from '../../labels/language'

/** Words of the preview beside the text of a mail. */
export const MAIL_PREVIEW = {
  panel: ['تجربة الرسالة', 'Try the mail', 'E-Mail ausprobieren'],
  hint: [
    'كما هي مكتوبة الآن، حُفظت أم لم تُحفظ، ومعها بيانات للتجربة.',
    'As it is typed now, saved or not, filled with sample data.',
    'So, wie sie gerade dasteht, gespeichert oder nicht, mit Beispieldaten.',
  ],
  noKey: ['اختر أولاً مناسبة الرسالة.', 'Choose first which mail this is.', 'Wählen Sie zuerst, welche E-Mail das ist.'],
  open: ['معاينة', 'Preview', 'Vorschau'],
  title: ['الرسالة كما تصل', 'The mail as it arrives', 'Die E-Mail, wie sie ankommt'],
  frame: ['الرسالة بعرض هاتف', 'The mail, as wide as a phone', 'Die E-Mail in Telefonbreite'],
  look: ['الشكل', 'Look', 'Ansicht'],
  html: ['بالتنسيق', 'Formatted', 'Formatiert'],
  text: ['نص فقط', 'Plain text', 'Nur Text'],
  sparse: ['من دون ما قد يغيب (الاسم، السبب…)', 'Without what may be missing (name, reason …)', 'Ohne das, was fehlen kann (Name, Grund …)'],
  subject: ['الموضوع', 'Subject', 'Betreff'],
  problems: ['لا يمكن حفظ الرسالة هكذا', 'The mail cannot be saved like this', 'So lässt sich die E-Mail nicht speichern'],
  close: ['إغلاق', 'Close', 'Schließen'],
  test: ['أرسلها إليّ للتجربة', 'Send me a test', 'Zum Test an mich senden'],
  sent: ['أُرسلت إلى {0}.', 'Sent to {0}.', 'Gesendet an {0}.'],
} as const satisfies Record<string, Words>
