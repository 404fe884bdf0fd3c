import type { Words } from './language'

/** Names of what visitors send and of components, by the name in their schema; of what editors write they stand in `entities`. */
export const TYPES: Record<string, Words> = {
  'Volunteer application': ['طلب تطوع', 'Volunteer application', 'Bewerbung zur Mitarbeit'],
  'Department application': ['طلب انضمام إلى قسم', 'Department application', 'Bewerbung für eine Abteilung'],
  'Event registration': ['تسجيل في فعالية', 'Event registration', 'Anmeldung zu einer Veranstaltung'],
  'Partnership request': ['طلب شراكة', 'Partnership request', 'Partnerschaftsanfrage'],
  Idea: ['فكرة', 'Idea', 'Idee'],
  Feedback: ['ملاحظة من زائر', 'Feedback', 'Rückmeldung'],
  'Project proposal': ['مقترح مشروع', 'Project proposal', 'Projektvorschlag'],
  'Contact message': ['رسالة تواصل', 'Contact message', 'Kontaktnachricht'],
  'shared.rich-text': ['نص منسّق', 'Rich text', 'Formatierter Text'],
  'shared.quote': ['اقتباس', 'Quote', 'Zitat'],
  'shared.media': ['صورة أو ملف', 'Picture or file', 'Bild oder Datei'],
  'shared.slides': ['شرائح صور', 'Slides', 'Bilderfolge'],
  'shared.video-embed': ['فيديو من موقع آخر', 'Embedded video', 'Eingebettetes Video'],
  'shared.video': ['فيديو', 'Video', 'Video'],
  'shared.pdf-viewer': ['ملف PDF', 'PDF', 'PDF'],
}
