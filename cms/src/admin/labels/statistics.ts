import type { Words } from '../../labels/language'

/** Words of the page that counts applications and how long they waited. */
export const STATISTICS = {
  menu: ['إحصاءات الطلبات', 'Application figures', 'Bewerbungszahlen'],
  title: ['الطلبات بالأرقام', 'Applications in figures', 'Bewerbungen in Zahlen'],
  subtitle: [
    'كم طلباً وصل، وكم طلباً أُجيب عنه، وبعد كم يوماً. ما حُذف بعد انتهاء مدة حفظه لا يُحسب.',
    'How many came, how many were answered, and after how many days. What was erased after its period is not counted.',
    'Wie viele kamen, wie viele beantwortet wurden und nach wie vielen Tagen. Was nach Ablauf der Frist gelöscht wurde, zählt nicht mit.',
  ],
  period: ['الفترة', 'Period', 'Zeitraum'],
  weeks: ['آخر 12 أسبوعاً، أسبوعياً', 'The last 12 weeks, by week', 'Die letzten 12 Wochen, je Woche'],
  months: ['آخر 12 شهراً، شهرياً', 'The last 12 months, by month', 'Die letzten 12 Monate, je Monat'],
  years: ['آخر 3 سنوات، شهرياً', 'The last 3 years, by month', 'Die letzten 3 Jahre, je Monat'],
  from: ['من', 'From', 'Von'],
  received: ['وصل', 'Received', 'Eingegangen'],
  confirmed: ['أُكّد بريده', 'Confirmed', 'Bestätigt'],
  answered: ['أُجيب عنه', 'Answered', 'Beantwortet'],
  accepted: ['قُبل', 'Accepted', 'Angenommen'],
  rejected: ['رُفض', 'Rejected', 'Abgelehnt'],
  total: ['المجموع', 'In all', 'Insgesamt'],
  median: ['أيام حتى الجواب: الوسيط', 'Days to answer: median', 'Tage bis zur Antwort: Median'],
  ninety: ['أيام حتى الجواب: تسعة من كل عشرة', 'Days to answer: nine in ten', 'Tage bis zur Antwort: neun von zehn'],
  inTime: ['ضمن الأسبوع الموعود', 'Within the promised week', 'In der versprochenen Woche'],
  byTopic: ['بحسب المشروع أو القسم', 'By project or department', 'Nach Projekt oder Abteilung'],
  bySource: ['بحسب المصدر: الاستمارة', 'By source: the form', 'Nach Herkunft: Formular'],
  byLanguage: ['بحسب المصدر: لغة مقدّم الطلب', 'By source: the applicant’s language', 'Nach Herkunft: Sprache der Person'],
  group: ['المجموعة', 'Group', 'Gruppe'],
  overTime: ['على مر الزمن', 'Over time', 'Im Verlauf'],
  chart: [
    'رسم بياني: ما وصل وما أُجيب عنه في كل فترة. الأرقام نفسها في الجدول أسفله.',
    'Chart: what was received and answered in each period. The table below has the same figures.',
    'Diagramm: was je Zeitraum einging und beantwortet wurde. Dieselben Zahlen stehen in der Tabelle darunter.',
  ],
  chartOf: [
    'رسم بياني: ما وصل وما أُجيب عنه، {0}. الأرقام نفسها في الجدول أسفله.',
    'Chart: what was received and answered, {0}. The table below has the same figures.',
    'Diagramm: was einging und beantwortet wurde, {0}. Dieselben Zahlen stehen in der Tabelle darunter.',
  ],
  none: ['لا بيانات في هذه الفترة.', 'Nothing happened in this period.', 'In diesem Zeitraum gab es nichts.'],
} as const satisfies Record<string, Words>
