import type { Words } from '../../labels/language'

/** Words of the notice about jobs that have stopped. */
export const STOPPED = {
  title: ['مهام متوقفة بانتظار تأكيدك', 'Jobs have stopped and wait for you', 'Angehaltene Aufgaben warten auf Sie'],
  intro: [
    'ساعة الخادم الآن: {0}. إن كانت خاطئة فصحّحها ولا تؤكد شيئاً، فتستأنف المهام عملها من تلقاء نفسها.',
    'The server’s clock now says {0}. If it is wrong, set it right and confirm nothing: the jobs then go on by themselves.',
    'Die Uhr des Servers zeigt jetzt {0}. Geht sie falsch, stellen Sie sie richtig und bestätigen Sie nichts: Dann laufen die Aufgaben von selbst weiter.',
  ],
  lastRun: ['آخر تنفيذ: {0}', 'Last run: {0}', 'Zuletzt ausgeführt: {0}'],
  rows: ['سيُمحى: {0}', 'Would be erased: {0}', 'Gelöscht würden: {0}'],
  row: ['{0}: {1} من {2}', '{0}: {1} of {2}', '{0}: {1} von {2}'],
  confirm: ['متابعة المهمة', 'Let it go on', 'Fortsetzen'],
  confirmLabel: ['متابعة المهمة: {0}', 'Let it go on: {0}', 'Fortsetzen: {0}'],
  question: [
    'ما يُمحى لا يعود إلا من نسخة احتياطية. هل ساعة الخادم صحيحة، وهل تريد متابعة هذه المهمة؟',
    'What is erased comes back from a backup only. Is the server’s clock right, and shall this job go on?',
    'Gelöschtes kommt nur aus einer Sicherung zurück. Geht die Uhr des Servers richtig, und soll diese Aufgabe fortgesetzt werden?',
  ],
  cancel: ['إلغاء', 'Cancel', 'Abbrechen'],
  confirmed: [
    'تم التأكيد. تستأنف المهمة عملها خلال دقيقة.',
    'Confirmed. The job goes on within a minute.',
    'Bestätigt. Die Aufgabe läuft innerhalb einer Minute weiter.',
  ],
} as const satisfies Record<string, Words>

/** Why a job has stopped. */
export const STOP_REASONS: Record<string, Words> = {
  ahead: [
    'مضى على آخر تنفيذ أكثر من أربعين يوماً: إما أن الخدمة كانت متوقفة، أو أن الساعة متقدمة.',
    'More than forty days have passed since the last run: the service was off for so long, or the clock is ahead.',
    'Seit der letzten Ausführung sind mehr als vierzig Tage vergangen: Der Dienst war so lange aus, oder die Uhr geht vor.',
  ],
  behind: ['الساعة متأخرة عن وقت آخر تنفيذ.', 'The clock lies before the last run.', 'Die Uhr liegt vor der letzten Ausführung.'],
  set: [
    'قُدِّمت الساعة أكثر من أسبوع والخدمة تعمل.',
    'The clock was set ahead by more than a week while the service ran.',
    'Die Uhr wurde bei laufendem Dienst um mehr als eine Woche vorgestellt.',
  ],
  much: [
    'سيُمحى دفعة واحدة أكثر من خمسين سجلاً وأكثر من خُمس الجدول.',
    'More than fifty rows and more than a fifth of a table would be erased at once.',
    'Auf einmal würden mehr als fünfzig Zeilen und mehr als ein Fünftel einer Tabelle gelöscht.',
  ],
}

/** What the jobs are called. */
export const JOB_NAMES: Record<string, Words> = {
  retention: ['محو البيانات الشخصية بعد انقضاء مدتها', 'Erasing personal data after its period', 'Löschen personenbezogener Daten nach ihrer Frist'],
  bin: ['إفراغ سلة المحذوفات', 'Emptying the bin', 'Leeren des Papierkorbs'],
  versions: ['محو الإصدارات القديمة', 'Erasing old versions', 'Löschen alter Versionen'],
  audit: ['محو القديم من سجل الإجراءات', 'Erasing old lines of the audit trail', 'Löschen alter Einträge des Protokolls'],
  plans: ['النشر المجدول', 'Planned publishing', 'Geplantes Veröffentlichen'],
  settledPlans: ['محو الخطط المنتهية', 'Erasing settled plans', 'Löschen erledigter Pläne'],
  attendees: ['رسائل المسجّلين في الفعاليات', 'Mails to those registered for events', 'E-Mails an Angemeldete von Veranstaltungen'],
}
