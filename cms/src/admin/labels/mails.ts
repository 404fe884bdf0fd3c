import type { Words } from '../../labels/language'
import type { Attempt } from '../../outbox/tries'
import type { View } from '../../outbox/views'

/** Words of the outbox, and of the mails beside a submission. */
export const MAILS = {
  menu: ['الرسائل', 'Mails', 'E-Mails'],
  title: ['صندوق الصادر', 'Outbox', 'Postausgang'],
  subtitle: [
    'كل رسالة تنتظر أو تعذّر إرسالها أو تُركت أو أُرسلت، وسبب ذلك. افتح الطلب لتعرف كيف تصل إلى صاحبه بطريقة أخرى.',
    'What waits, was not taken, was given up or sent, and why. Open the submission to see how else its sender can be reached.',
    'Was wartet, nicht angenommen, aufgegeben oder gesendet wurde, und warum. In der Einsendung steht, wie die Person sonst erreichbar ist.',
  ],
  views: ['أقسام صندوق الصادر', 'Parts of the outbox', 'Bereiche des Postausgangs'],
  pages: ['صفحات القائمة', 'Pages of the list', 'Seiten der Liste'],
  before: ['السابقة', 'Previous', 'Vorige'],
  after: ['التالية', 'Next', 'Nächste'],
  pageOf: ['صفحة {0} من {1}', 'Page {0} of {1}', 'Seite {0} von {1}'],
  look: ['تحديث', 'Refresh', 'Aktualisieren'],
  template: ['نوع الرسالة', 'Kind of mail', 'Art der E-Mail'],
  allTemplates: ['كل الرسائل', 'All mails', 'Alle E-Mails'],
  mail: ['الرسالة', 'Mail', 'E-Mail'],
  submission: ['الطلب', 'Submission', 'Einsendung'],
  state: ['الحالة والسبب', 'State and cause', 'Stand und Ursache'],
  actions: ['الإجراءات', 'Actions', 'Aktionen'],
  written: ['كُتبت في', 'Written on', 'Geschrieben am'],
  bulk: ['إلى كثيرين', 'To many', 'An viele'],
  toColleague: ['إلى من طُلب رأيه', 'To whoever is asked for an opinion', 'An die Person, deren Meinung gefragt ist'],
  toMaker: ['إلى من جدول النشر', 'To whoever planned it', 'An die Person, die geplant hat'],
  leaves: ['موعد إرسالها: {0}', 'Leaves: {0}', 'Wird gesendet: {0}'],
  next: ['المحاولة التالية: {0}', 'Next attempt: {0}', 'Nächster Versuch: {0}'],
  left: ['أُرسلت: {0}', 'Sent: {0}', 'Gesendet: {0}'],
  settled: ['لن تُرسل', 'Will not be sent', 'Wird nicht gesendet'],
  tries: ['المحاولات: {0}', 'Attempts: {0}', 'Versuche: {0}'],
  again: ['إعادة الإرسال', 'Send again', 'Erneut senden'],
  cancel: ['إلغاء الإرسال نهائياً', 'Cancel sending for good', 'Senden endgültig abbrechen'],
  done: ['تمّ بطريقة أخرى', 'Settled otherwise', 'Anders erledigt'],
  trust: ['العنوان صحيح: راسله مجدداً', 'The address is right: write to it again', 'Adresse stimmt: wieder anschreiben'],
  isTrusted: ['سنراسل هذا العنوان مجدداً.', 'The address is written to again.', 'Die Adresse wird wieder angeschrieben.'],
  isAgain: ['ستُرسل الرسالة من جديد.', 'The mail is being sent again.', 'Die E-Mail wird erneut gesendet.'],
  isCancelled: ['لن تُرسل الرسالة.', 'The mail will not be sent.', 'Die E-Mail wird nicht gesendet.'],
  isDone: ['أُزيلت الرسالة من القائمة.', 'The mail was taken off the list.', 'Die E-Mail wurde aus der Liste genommen.'],
  allAgain: ['إعادة إرسال الكل ({0})', 'Send all again ({0})', 'Alle erneut senden ({0})'],
  allAgainQuestion: [
    'ستُرسل كل رسائل هذه القائمة من جديد، في كل صفحاتها. هل أُزيل السبب؟',
    'All mails of this list are sent again, those of its other pages too. Is the cause removed?',
    'Alle E-Mails dieser Liste werden erneut gesendet, auch die der anderen Seiten. Ist die Ursache behoben?',
  ],
  allAgainDone: ['عدد ما يُعاد إرساله: {0}', 'Being sent again: {0}', 'Werden erneut gesendet: {0}'],
  leave: ['إغلاق', 'Close', 'Schließen'],
  panel: ['الرسائل', 'Mails', 'E-Mails'],
  noMails: ['لا رسائل محفوظة عن هذا الطلب.', 'No mail about this submission is on record.', 'Zu dieser Einsendung ist keine E-Mail verzeichnet.'],
  unreadable: ['تعذّرت قراءة الرسائل.', 'The mails could not be read.', 'Die E-Mails konnten nicht gelesen werden.'],
} as const satisfies Record<string, Words>

/** The parts of the outbox, and what is said where one holds nothing. */
export const VIEW_WORDS: Record<View, { name: Words; empty: Words }> = {
  waiting: {
    name: ['بانتظار الإرسال', 'Waiting', 'Wartet'],
    empty: ['لا رسالة تنتظر.', 'No mail is waiting.', 'Keine E-Mail wartet.'],
  },
  failing: {
    name: ['تُعاد المحاولة', 'Being tried again', 'Wird erneut versucht'],
    empty: ['لا رسالة تُعاد محاولة إرسالها.', 'No mail has to be tried again.', 'Keine E-Mail muss erneut versucht werden.'],
  },
  givenUp: {
    name: ['تُركت', 'Given up', 'Aufgegeben'],
    empty: [
      'لا رسائل ضائعة: كل ما حان وقته أُرسل أو ما زال يُحاول إرساله.',
      'No mail is lost: whatever was due has been sent, or is still being tried.',
      'Keine E-Mail ist verloren: Alles Fällige wurde gesendet oder wird noch versucht.',
    ],
  },
  bounced: {
    name: ['رجعت', 'Came back', 'Zurückgekommen'],
    empty: ['لم ترجع أي رسالة.', 'No mail has come back.', 'Keine E-Mail ist zurückgekommen.'],
  },
  sent: {
    name: ['أُرسلت', 'Sent', 'Gesendet'],
    empty: ['لم تُرسل أي رسالة في الآونة الأخيرة.', 'No mail was sent lately.', 'In letzter Zeit wurde keine E-Mail gesendet.'],
  },
}

/** What came of an attempt. */
export const RESULTS: Record<Attempt['result'], Words> = {
  sent: ['قبلها الخادم', 'taken by the server', 'vom Server angenommen'],
  bounced: ['رجعت', 'came back', 'zurückgekommen'],
  unreachable: ['لم يُجب الخادم', 'the server could not be reached', 'Server nicht erreichbar'],
  refused: ['رُفض العنوان نهائياً', 'the address was refused for good', 'Adresse endgültig abgelehnt'],
  temporary: ['لم تُقبل الآن', 'not taken for now', 'vorerst nicht angenommen'],
}

/** What a server has reported of a mail that it had taken. */
export const BOUNCES: Record<'hard' | 'soft', Words> = {
  hard: [
    'رجعت في {0}: لا صندوق بريد على هذا العنوان. لن نراسله حتى تقول إنه صحيح؛ اتصل بصاحبه بطريقة أخرى.',
    'Came back on {0}: nobody is at this address. It is not written to until you say that it is right; reach the person in another way.',
    'Zurückgekommen am {0}: Unter dieser Adresse ist niemand. Sie wird nicht angeschrieben, bis Sie sagen, dass sie stimmt; erreichen Sie die Person anders.',
  ],
  soft: [
    'رجعت في {0}: لم يمكن تسليمها هذه المرة، وسنراسل العنوان مجدداً. تكرار ذلك يعني أن الصندوق ممتلئ أو أن الرسائل تُحجب.',
    'Came back on {0}: it could not be delivered this time; the address is still written to. If it happens again, the mailbox is full or our mails are blocked.',
    'Zurückgekommen am {0}: Diesmal nicht zustellbar; die Adresse wird weiter angeschrieben. Wiederholt es sich, ist das Postfach voll oder unsere E-Mails werden gesperrt.',
  ],
}

const UNREACHABLE: Words = [
  'تعذّر الاتصال بخادم البريد: ستُرسل عندما يعود. إن طال ذلك فراجع إعدادات البريد.',
  'The mail server cannot be reached: it is sent when that is back. If that takes long, look at the mail settings.',
  'Der Mailserver ist nicht erreichbar: Sie wird gesendet, sobald er wieder da ist. Dauert das lange, prüfen Sie die E-Mail-Einstellungen.',
]

/** Why a mail was not taken, by the name of the error; each with what helps. */
export const CAUSES: Record<string, Words> = {
  ERECIPIENT: [
    'رفض الخادم عنوان المستلم: صحّح العنوان أو اتصل بصاحبه بطريقة أخرى.',
    'The address was refused: correct it, or reach the person in another way.',
    'Die Adresse wurde abgelehnt: berichtigen oder die Person anders erreichen.',
  ],
  EENVELOPE: [
    'رفض الخادم إرسال هذه الرسالة: إن رفض غيرها أيضاً فراجع إعدادات البريد وسمعة النطاق.',
    'The server refused to send this mail: if it refuses others too, look at the mail settings and the reputation of the domain.',
    'Der Server hat den Versand abgelehnt: Lehnt er auch andere ab, E-Mail-Einstellungen und Ruf der Domain prüfen.',
  ],
  EBOUNCED: [
    'رجعت رسالة سابقة من هذا العنوان، فلم تُرسل هذه: اتصل بصاحبه بطريقة أخرى، أو قل إن العنوان صحيح.',
    'An earlier mail to this address came back, so this one was not sent: reach the person in another way, or say that the address is right.',
    'Eine frühere E-Mail an diese Adresse kam zurück, deshalb ging diese nicht hinaus: die Person anders erreichen oder sagen, dass die Adresse stimmt.',
  ],
  EMESSAGE: [
    'رفض الخادم نص الرسالة، وقد يعدّه رسالة مزعجة: راجع القالب.',
    'The text was refused, perhaps as spam: look at the template.',
    'Der Text wurde abgelehnt, vielleicht als Spam: Vorlage prüfen.',
  ],
  EAUTH: [
    'لم يقبل خادم البريد اسم المستخدم أو كلمة المرور: راجع إعدادات البريد.',
    'The mail server did not accept the name or the password: look at the mail settings.',
    'Der Mailserver hat Name oder Passwort nicht angenommen: E-Mail-Einstellungen prüfen.',
  ],
  ETLS: [
    'تعذّر الاتصال الآمن بخادم البريد: راجع إعدادات البريد وشهادته.',
    'No safe connection to the mail server: look at the mail settings and its certificate.',
    'Keine sichere Verbindung zum Mailserver: E-Mail-Einstellungen und Zertifikat prüfen.',
  ],
  ECONNECTION: UNREACHABLE,
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  ESOCKET: UNREACHABLE,
  EDNS: UNREACHABLE,
}

export const OTHER_CAUSE: Words = [
  'لم يقبل الخادم الرسالة: راجع إعدادات البريد.',
  'The server did not take it: look at the mail settings.',
  'Der Server hat sie nicht angenommen: E-Mail-Einstellungen prüfen.',
]

/** Many servers make strangers wait the first time. */
export const FOR_NOW: Words = [
  'أجّل خادم المستلم قبولها: تُعاد المحاولة تلقائياً.',
  'The server of the recipient put it off: it is tried again by itself.',
  'Der Server der Person hat sie vertagt: Es wird von selbst erneut versucht.',
]
