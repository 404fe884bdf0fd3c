import type { Words } from '../../labels/language'

/** Words of the panel beside an event for which people have registered. */
export const ATTENDEES = {
  title: ['المسجّلون', 'Registered people', 'Angemeldete'],
  registered: ['عدد المسجّلين: {0}', 'Registered: {0}', 'Angemeldet: {0}'],
  waiting: ['في قائمة الانتظار: {0}', 'On the waiting list: {0}', 'Auf der Warteliste: {0}'],
  reminders: ['يُذكَّرون بالبريد قبل الموعد.', 'They are reminded by mail before it begins.', 'Vor dem Beginn werden sie per E-Mail erinnert.'],
  notPublic: [
    'الفعالية ليست منشورة، ولم يُخبَر المسجّلون بشيء. إن كانت ملغاة فاختر «أُلغيت» وانشرها.',
    'The event is not public, and those registered have not been told. If it is off, switch “Cancelled” on and publish it.',
    'Die Veranstaltung ist nicht öffentlich, und die Angemeldeten wissen davon nichts. Fällt sie aus, schalten Sie „Abgesagt“ ein und veröffentlichen Sie sie.',
  ],
  eventChanged: [
    'تغيّر الموعد أو المكان: يُخبَرون بالبريد بعد {1} (العدد: {0}).',
    'Time or place have changed: they are told by mail after {1} (recipients: {0}).',
    'Zeit oder Ort haben sich geändert: Sie erfahren es nach {1} per E-Mail (Empfänger: {0}).',
  ],
  eventCancelled: [
    'أُلغيت الفعالية: يُخبَرون بالبريد بعد {1} (العدد: {0}).',
    'It is cancelled: they are told by mail after {1} (recipients: {0}).',
    'Sie ist abgesagt: Sie erfahren es nach {1} per E-Mail (Empfänger: {0}).',
  ],
  until: [
    'إلى ذلك الحين يمكنك تصحيح ما نشرته.',
    'Until then you can correct what you have published.',
    'Bis dahin können Sie noch berichtigen, was Sie veröffentlicht haben.',
  ],
  tell: ['إخبارهم الآن', 'Tell them now', 'Jetzt mitteilen'],
  tellQuestion: [
    'هل تُرسل الرسائل الآن؟ لا يمكن التراجع عنها.',
    'Send the mails now? They cannot be called back.',
    'Die E-Mails jetzt senden? Sie lassen sich nicht zurückholen.',
  ],
  quiet: ['من دون إخبارهم', 'Do not tell them', 'Nicht mitteilen'],
  quietQuestion: [
    'لن يعلم المسجّلون بهذا التغيير إلا من الموقع. هل أنت متأكد؟',
    'Those registered will learn of this change on the site only. Are you sure?',
    'Die Angemeldeten erfahren von dieser Änderung nur auf der Website. Sind Sie sicher?',
  ],
  cancel: ['رجوع', 'Back', 'Zurück'],
} as const satisfies Record<string, Words>
