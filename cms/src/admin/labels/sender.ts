import type { Words } from '../../labels/language'
import type { Finding, Reason } from '../../mail/sender/finding'

/** Words of the page about the sender of mails. */
export const SENDER = {
  menu: ['مرسل البريد', 'Sender of mails', 'Absender der E-Mails'],
  title: ['هل تصل رسائلنا؟', 'Do our mails arrive?', 'Kommen unsere E-Mails an?'],
  subtitle: [
    'يثق مستلمو البريد برسائلنا إذا قال نطاقنا في نظام الأسماء (DNS) إنها منّا. هنا ما يقوله وما ينقصه.',
    'Receivers trust our mails when our domain says in the DNS that they are ours. Here is what it says, and what it lacks.',
    'Empfänger vertrauen unseren E-Mails, wenn unsere Domain im DNS sagt, dass sie von uns sind. Hier steht, was sie sagt und was ihr fehlt.',
  ],
  look: ['افحص الآن', 'Check now', 'Jetzt prüfen'],
  never: ['لم يُفحص هذا المرسل بعد.', 'This sender has not been checked yet.', 'Dieser Absender wurde noch nicht geprüft.'],
  checked: ['المرسل {0} عبر {1}، فُحص: {2}', 'Sender {0} by way of {1}, checked: {2}', 'Absender {0} über {1}, geprüft: {2}'],
  found: ['المسجّل الآن', 'What is there now', 'Was jetzt eingetragen ist'],
  wanted: ['ما يلزم تسجيله', 'What should be there', 'Was eingetragen sein sollte'],
  where: [
    'تُسجَّل هذه السطور لدى من تُدار عنده أسماء النطاق، وقد يمضي يوم قبل أن يراها الجميع.',
    'These records are entered where the domain is administered; it may take a day until everybody sees them.',
    'Diese Einträge macht man dort, wo die Domain verwaltet wird; bis alle sie sehen, kann ein Tag vergehen.',
  ],
} as const satisfies Record<string, Words>

export const VERDICTS: Record<Finding['verdict'], Words> = {
  fine: ['سليم', 'Fine', 'In Ordnung'],
  better: ['يمكن تحسينه', 'Could be better', 'Ausbaufähig'],
  amiss: ['فيه خلل', 'Amiss', 'Nicht in Ordnung'],
  unknown: ['غير معروف', 'Not known', 'Unbekannt'],
}

export const PARTS: Record<Finding['part'], { name: string; what: Words }> = {
  spf: {
    name: 'SPF',
    what: [
      'يقول أي خوادم يحق لها أن ترسل باسم نطاقنا.',
      'Says which servers may send in the name of our domain.',
      'Sagt, welche Server im Namen unserer Domain senden dürfen.',
    ],
  },
  dkim: {
    name: 'DKIM',
    what: [
      'مفتاح يتحقق به المستلم من توقيع الرسالة: أنها منّا ولم تُغيَّر في الطريق.',
      'The key by which receivers check the signature of a mail: that it is ours and was not changed on its way.',
      'Der Schlüssel, mit dem Empfänger die Signatur einer E-Mail prüfen: dass sie von uns ist und unterwegs nicht verändert wurde.',
    ],
  },
  dmarc: {
    name: 'DMARC',
    what: [
      'يقول ماذا يُفعل برسالة تدّعي أنها منّا ولم تجتز SPF ولا DKIM.',
      'Says what is to be done with a mail that pretends to be ours and passes neither SPF nor DKIM.',
      'Sagt, was mit einer E-Mail geschehen soll, die sich für unsere ausgibt und weder SPF noch DKIM besteht.',
    ],
  },
}

export const REASONS: Record<Reason, Words> = {
  spfFine: ['يحق للخادم {0} أن يرسل باسمنا.', 'The server {0} may send for us.', 'Der Server {0} darf für uns senden.'],
  spfMissing: [
    'لا سجل هنا: قد يعدّ المستلمون رسائلنا مزعجة أو يرفضونها.',
    'There is none: receivers may take our mails for spam, or refuse them.',
    'Es gibt keinen Eintrag: Empfänger können unsere E-Mails für Spam halten oder ablehnen.',
  ],
  spfSeveral: [
    'هنا أكثر من سجل، فلا يصلح أي منها. اجمعها في سجل واحد.',
    'There is more than one, so none of them counts. Put them together into one.',
    'Es gibt mehr als einen, deshalb gilt keiner. Fassen Sie sie zu einem zusammen.',
  ],
  spfBroken: [
    'لا يمكن تقييم السجل: فيه خطأ، أو يحيل إلى أكثر من عشرة سجلات أخرى.',
    'It cannot be evaluated: it has a mistake, or leads to more than ten others.',
    'Der Eintrag lässt sich nicht auswerten: Er enthält einen Fehler oder verweist auf mehr als zehn andere.',
  ],
  spfRefuses: [
    'لا يسمح السجل لهذه العناوين بالإرسال باسمنا: {0}. أضف خادم البريد إليه.',
    'It does not let these addresses send for us: {0}. Add the mail server to it.',
    'Er lässt diese Adressen nicht für uns senden: {0}. Nehmen Sie den Mailserver darin auf.',
  ],
  spfUnclear: [
    'السجل موجود، لكن {0} خادم داخلي، فلا يُعرف من هنا العنوان الذي تخرج منه الرسائل. تأكد من أن السجل يسمح به.',
    'There is one, but {0} is an inner server, and the address from which mails leave is not known here. Make sure that the record allows it.',
    'Es gibt einen, doch {0} ist ein interner Server; von welcher Adresse E-Mails hinausgehen, ist hier nicht bekannt. Vergewissern Sie sich, dass der Eintrag sie zulässt.',
  ],
  dkimFine: [
    'المفتاح المسجّل هو الذي نوقّع به.',
    'The key that is there is the one that we sign with.',
    'Der eingetragene Schlüssel ist der, mit dem wir signieren.',
  ],
  dkimPublished: [
    'هنا مفتاح مسجّل. خادم البريد هو الذي يوقّع، فلا يمكن مقارنته من هنا.',
    'There is a key. The mail server signs, so that it cannot be compared here.',
    'Es gibt einen Schlüssel. Der Mailserver signiert; vergleichen lässt er sich hier deshalb nicht.',
  ],
  dkimNoSelector: [
    'لا يُعرف اسم المفتاح: اكتب DKIM_SELECTOR في الإعدادات، ومعه DKIM_PRIVATE_KEY إن كانت الرسائل تُوقَّع هنا.',
    'Under which name the key stands is not known: set DKIM_SELECTOR, and DKIM_PRIVATE_KEY where mails are to be signed here.',
    'Unter welchem Namen der Schlüssel steht, ist nicht bekannt: Setzen Sie DKIM_SELECTOR, und DKIM_PRIVATE_KEY, wenn E-Mails hier signiert werden sollen.',
  ],
  dkimMissing: [
    'لا مفتاح تحت الاسم {0}، فلا يمكن لأحد التحقق من التوقيع.',
    'There is no key under {0}, so nobody can check the signature.',
    'Unter {0} steht kein Schlüssel; niemand kann die Signatur prüfen.',
  ],
  dkimOther: [
    'المفتاح المسجّل تحت {0} ليس الذي نوقّع به: يعدّ المستلمون توقيعنا مزوّراً.',
    'The key under {0} is not the one that we sign with: receivers take our signature for forged.',
    'Der Schlüssel unter {0} ist nicht der, mit dem wir signieren: Empfänger halten unsere Signatur für gefälscht.',
  ],
  dmarcFine: [
    'من يدّعي أنه نحن تُعزل رسائله أو تُرفض.',
    'Mails of those who pretend to be us are put aside or refused.',
    'E-Mails von Leuten, die sich für uns ausgeben, werden aussortiert oder abgelehnt.',
  ],
  dmarcWatches: [
    'السجل يراقب ولا يمنع شيئاً. بعد أسابيع من التقارير السليمة اجعله quarantine.',
    'It only watches and keeps nothing back. After some weeks of sound reports make it quarantine.',
    'Er beobachtet nur und hält nichts zurück. Stellen Sie ihn nach einigen Wochen guter Berichte auf quarantine.',
  ],
  dmarcMissing: [
    'لا سجل هنا: يستطيع أي أحد أن يرسل باسمنا، وكبار مزودي البريد يشترطونه لمن يراسل كثيرين.',
    'There is none: anybody can send in our name, and large providers ask for it of those who write to many.',
    'Es gibt keinen: Jeder kann in unserem Namen senden, und große Anbieter verlangen ihn von allen, die vielen schreiben.',
  ],
  dmarcSeveral: [
    'هنا أكثر من سجل، فلا يصلح أي منها. أبقِ واحداً.',
    'There is more than one, so none of them counts. Keep one.',
    'Es gibt mehr als einen, deshalb gilt keiner. Behalten Sie einen.',
  ],
  dmarcBroken: [
    'لا يقول السجل ما الذي يُفعل (p=none أو quarantine أو reject).',
    'It does not say what is to be done (p=none, quarantine or reject).',
    'Er sagt nicht, was geschehen soll (p=none, quarantine oder reject).',
  ],
  unanswered: [
    'لم يُجب خادم الأسماء عن {0}. حاول بعد قليل.',
    'The name server gave no answer about {0}. Try again in a while.',
    'Der Nameserver gab zu {0} keine Antwort. Versuchen Sie es später noch einmal.',
  ],
}
