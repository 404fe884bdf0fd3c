import type { Words } from '../../labels/language'

/** Words of the doors beside an event. */
export const DOORS = {
  title: ['المداخل وتسجيل الحضور', 'Doors and check-in', 'Eingänge und Einlass'],
  here: ['حضر {0} من {1}', '{0} of {1} are here', '{0} von {1} sind da'],
  atDoor: ['دخلوا: {0}، دون تسجيل: {1}', 'In: {0}, without registration: {1}', 'Eingelassen: {0}, ohne Anmeldung: {1}'],
  name: ['اسم المدخل', 'Name of the door', 'Name des Eingangs'],
  first: ['المدخل الرئيسي', 'Main entrance', 'Haupteingang'],
  open: ['فتح مدخل', 'Open a door', 'Eingang öffnen'],
  hint: [
    'لكل مدخل رابط يفتح قائمة المسجّلين على هاتف، دون حساب. أعطه لمن يقف عند المدخل وحده.',
    'Each door has a link that opens the list of those registered on a phone, without an account. Give it only to whoever stands at the door.',
    'Jeder Eingang hat einen Link, der die Liste der Angemeldeten auf einem Telefon öffnet, ohne Konto. Geben Sie ihn nur denen, die am Eingang stehen.',
  ],
  until: ['تعمل الروابط حتى {0}.', 'The links work until {0}.', 'Die Links gelten bis {0}.'],
  over: [
    'انتهت الفعالية ولم تعد الروابط تعمل.',
    'The event is over, and the links do not work any more.',
    'Die Veranstaltung ist vorbei, die Links gelten nicht mehr.',
  ],
  show: ['الرابط والرمز: {0}', 'Link and code: {0}', 'Link und Code: {0}'],
  showShort: ['الرابط والرمز', 'Link and code', 'Link und Code'],
  scan: [
    'امسح الرمز بهاتف المدخل، أو أرسل الرابط إليه.',
    'Scan the code with the phone of the door, or send it the link.',
    'Scannen Sie den Code mit dem Telefon am Eingang, oder senden Sie ihm den Link.',
  ],
  code: ['رمز QR للمدخل {0}', 'QR code of the door {0}', 'QR-Code für den Eingang {0}'],
  copy: ['نسخ الرابط', 'Copy the link', 'Link kopieren'],
  copied: ['نُسخ الرابط.', 'The link is copied.', 'Der Link ist kopiert.'],
  withdraw: ['إغلاق المدخل: {0}', 'Close the door: {0}', 'Eingang schließen: {0}'],
  withdrawShort: ['إغلاق', 'Close', 'Schließen'],
  withdrawQuestion: [
    'لن يعمل رابط «{0}» بعد الآن، وتُحذف القائمة من هواتفه. وما لم يُرسل منها بعد يصل عند عودة الإنترنت. هل تغلقه؟',
    'The link of “{0}” will not work any more, and its phones delete the list. What they have not sent yet still arrives once they are online. Close it?',
    'Der Link von „{0}“ gilt dann nicht mehr, und seine Telefone löschen die Liste. Was sie noch nicht gesendet haben, kommt noch an, sobald sie wieder online sind. Schließen?',
  ],
  print: ['طباعة القائمة', 'Print the list', 'Liste drucken'],
  printedOn: ['عدد الأسماء: {0} · طُبعت في {1}', 'Names: {0} · printed on {1}', 'Namen: {0} · gedruckt am {1}'],
  guest: ['الاسم', 'Name', 'Name'],
  ticket: ['رمز التذكرة', 'Ticket code', 'Ticketcode'],
  close: ['إغلاق', 'Close', 'Schließen'],
  cancel: ['رجوع', 'Back', 'Zurück'],
} as const satisfies Record<string, Words>
