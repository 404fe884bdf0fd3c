import type { Words } from '../../labels/language'

/** Words of the list of mails that did not arrive. */
export const MAILS = {
  menu: ['الرسائل', 'Mails', 'E-Mails'],
  title: ['رسائل لم تصل', 'Mails that did not arrive', 'Nicht zugestellte E-Mails'],
  subtitle: [
    'رسائل رفضها خادم المستلم أو لم يقبلها رغم المحاولات المتكررة. الأحدث أولاً. افتح الطلب لتعرف كيف تصل إلى صاحبه.',
    'Mails that the server of the recipient refused, or did not take however often it was tried. The newest come first. Open the submission to see how else its sender can be reached.',
    'E-Mails, die der Server der Empfängerin oder des Empfängers abgelehnt oder trotz vieler Versuche nicht angenommen hat. Die neuesten stehen oben. In der Einsendung steht, wie die Person sonst erreichbar ist.',
  ],
  empty: [
    'لا رسائل ضائعة: كل ما حان وقته أُرسل أو ما زال يُحاول إرساله.',
    'No mail is lost: whatever was due has been sent, or is still being tried.',
    'Keine E-Mail ist verloren: Alles Fällige wurde gesendet oder wird noch versucht.',
  ],
  mail: ['الرسالة', 'Mail', 'E-Mail'],
  submission: ['الطلب', 'Submission', 'Einsendung'],
  cause: ['السبب', 'Cause', 'Ursache'],
  written: ['كُتبت في', 'Written on', 'Geschrieben am'],
  actions: ['الإجراءات', 'Actions', 'Aktionen'],
  again: ['إعادة الإرسال', 'Send again', 'Erneut senden'],
  done: ['تمّ بطريقة أخرى', 'Settled otherwise', 'Anders erledigt'],
  isAgain: ['ستُرسل الرسالة من جديد.', 'The mail is being sent again.', 'Die E-Mail wird erneut gesendet.'],
  isDone: ['أُزيلت الرسالة من القائمة.', 'The mail was taken off the list.', 'Die E-Mail wurde aus der Liste genommen.'],
} as const satisfies Record<string, Words>

/** Why a mail was given up, by the name of the error; each with what helps. */
export const CAUSES: Record<string, Words> = {
  EENVELOPE: [
    'رفض الخادم عنوان المستلم: صحّح العنوان أو اتصل بصاحبه بطريقة أخرى.',
    'The address was refused: correct it, or reach the person in another way.',
    'Die Adresse wurde abgelehnt: berichtigen oder die Person anders erreichen.',
  ],
  EMESSAGE: [
    'رفض الخادم نص الرسالة، وقد يعدّه رسالة مزعجة: راجع القالب.',
    'The text was refused, perhaps as spam: look at the template.',
    'Der Text wurde abgelehnt, vielleicht als Spam: Vorlage prüfen.',
  ],
}

export const OTHER_CAUSE: Words = [
  'لم يقبل الخادم الرسالة بعد محاولات كثيرة: راجع إعدادات البريد.',
  'The server did not take it in many attempts: look at the mail settings.',
  'Der Server hat sie nach vielen Versuchen nicht angenommen: E-Mail-Einstellungen prüfen.',
]
