import type { Words } from '../../labels/language'

/** Words of the page that says who did what. */
export const AUDIT = {
  menu: ['سجل الإجراءات', 'Audit trail', 'Protokoll'],
  title: ['سجل الإجراءات', 'Audit trail', 'Protokoll'],
  subtitle: [
    'من فعل ماذا ومتى: دخول الحسابات، والأدوار والإعدادات، والنشر، وكل اطلاع على بيانات مقدّمي الطلبات. للقراءة فقط.',
    'Who did what, and when: sign-ins, roles and settings, publications, and every look at applicants’ data. To be read only.',
    'Wer wann was getan hat: Anmeldungen, Rollen und Einstellungen, Veröffentlichungen und jeder Blick in Daten von Bewerberinnen und Bewerbern. Nur zum Lesen.',
  ],
  filters: ['التصفية', 'Filters', 'Filter'],
  who: ['من', 'Who', 'Wer'],
  what: ['الإجراء', 'What', 'Was'],
  when: ['متى', 'When', 'Wann'],
  about: ['الخاص بـ', 'About', 'Worum es ging'],
  aboutFilter: ['المرجع أو المعرّف', 'Reference or id', 'Referenz oder Kennung'],
  from: ['من تاريخ', 'From', 'Von'],
  to: ['حتى تاريخ', 'Until', 'Bis'],
  everybody: ['الجميع', 'Everybody', 'Alle'],
  everything: ['كل الإجراءات', 'Everything', 'Alles'],
  unknown: ['حساب غير معروف', 'Nobody we know', 'Unbekannt'],
  apply: ['عرض', 'Show', 'Anzeigen'],
  clear: ['إزالة التصفية', 'Clear', 'Zurücksetzen'],
  export: ['تصدير كجدول', 'Export as table', 'Als Tabelle exportieren'],
  more: ['عرض الأقدم', 'Show older ones', 'Ältere anzeigen'],
  empty: ['لا إجراءات توافق هذه التصفية.', 'Nothing meets these filters.', 'Nichts entspricht diesen Filtern.'],
  'admin::user': ['حساب', 'Account', 'Konto'],
  'admin::role': ['دور', 'Role', 'Rolle'],
  'admin::api-token': ['مفتاح وصول (API)', 'API token', 'API-Token'],
  'admin::transfer-token': ['مفتاح نقل', 'Transfer token', 'Transfer-Token'],
} as const satisfies Record<string, Words>
