import { type Language, LANGUAGES } from './labels/language'
import { HOME_COUNTRY } from './rules/at-home'

/** What an editor may be told, in the language of the admin. {0} and {1} are filled in. */
const MESSAGES = {
  slugPattern: {
    ar: 'العنوان المختصر (slug) يتكون من أحرف لاتينية صغيرة وأرقام، وتفصل بينها شرطة واحدة، مثل school-hope.',
    en: 'The slug consists of small Latin letters and digits with single hyphens between them, such as school-hope.',
    de: 'Der Kurzname (Slug) besteht aus kleinen lateinischen Buchstaben und Ziffern mit einzelnen Bindestrichen dazwischen, etwa school-hope.',
  },
  exportsBusy: {
    ar: 'يُصدَّر الآن عدد من الجداول. حاول مجدداً بعد دقيقة.',
    en: 'Several tables are being exported already. Try again in a minute.',
    de: 'Es werden schon mehrere Tabellen exportiert. Versuchen Sie es in einer Minute noch einmal.',
  },
  jobNotStopped: {
    ar: 'لم تعد هذه المهمة متوقفة لهذا السبب. حدِّث الصفحة.',
    en: 'This job does not wait for this confirmation any more. Reload the page.',
    de: 'Diese Aufgabe wartet nicht mehr auf diese Bestätigung. Laden Sie die Seite neu.',
  },
  savedSince: {
    ar: 'حفظ {0} هذا المستند بعد أن فتحته، فلم يُحفظ نصك كي لا يحل محل نصه. ما كتبته باقٍ هنا.',
    en: '{0} has saved this document since you opened it. Yours was not saved, so that it does not overwrite theirs. What you typed is still here.',
    de: '{0} hat dieses Dokument gespeichert, seit Sie es geöffnet haben. Ihres wurde nicht gespeichert, damit es das andere nicht überschreibt. Ihre Eingaben sind noch da.',
  },
  savedSinceByNobody: {
    ar: 'تغيّر هذا المستند بعد أن فتحته، فلم يُحفظ نصك كي لا يحل محل ما حُفظ. ما كتبته باقٍ هنا.',
    en: 'This document has been changed since you opened it. Yours was not saved, so that it does not overwrite the change. What you typed is still here.',
    de: 'Dieses Dokument wurde geändert, seit Sie es geöffnet haben. Ihres wurde nicht gespeichert, damit es die Änderung nicht überschreibt. Ihre Eingaben sind noch da.',
  },
  savedGone: {
    ar: 'حُذف هذا المستند بعد أن فتحته. ما كتبته باقٍ هنا.',
    en: 'This document has been deleted since you opened it. What you typed is still here.',
    de: 'Dieses Dokument wurde gelöscht, seit Sie es geöffnet haben. Ihre Eingaben sind noch da.',
  },
  fileChangedSince: {
    ar: 'غيّر {0} هذا الملف بعد أن فتحته، فلم يُحفظ تعديلك. أغلق النافذة وافتحها من جديد لترى التغيير.',
    en: '{0} has changed this file since you opened it. Yours was not saved. Close this window and open it again to see the change.',
    de: '{0} hat diese Datei geändert, seit Sie sie geöffnet haben. Ihre Änderung wurde nicht gespeichert. Schließen Sie das Fenster und öffnen Sie es neu, um die Änderung zu sehen.',
  },
  fileChangedSinceByNobody: {
    ar: 'تغيّر هذا الملف بعد أن فتحته، فلم يُحفظ تعديلك. أغلق النافذة وافتحها من جديد لترى التغيير.',
    en: 'This file has been changed since you opened it. Yours was not saved. Close this window and open it again to see the change.',
    de: 'Diese Datei wurde geändert, seit Sie sie geöffnet haben. Ihre Änderung wurde nicht gespeichert. Schließen Sie das Fenster und öffnen Sie es neu, um die Änderung zu sehen.',
  },
  slugTaken: {
    ar: 'العنوان المختصر «{0}» مستخدم في مستند آخر.',
    en: 'The slug “{0}” is already used by another document.',
    de: 'Der Kurzname „{0}“ wird schon von einem anderen Dokument verwendet.',
  },
  redirectPath: {
    ar: 'ليس «{0}» مساراً في الموقع. اكتب المسار وحده من دون اللغة ومن دون ? أو #، مثل /projects/school.',
    en: '“{0}” is no path of this site. Write the path alone, without its language and without ? or #, such as /projects/school.',
    de: '„{0}“ ist kein Pfad dieser Website. Schreiben Sie nur den Pfad, ohne Sprache und ohne ? oder #, etwa /projects/school.',
  },
  redirectTwice: {
    ar: 'العنوان «{0}» مسجّل هنا بالفعل، ويقود إلى {1}. عدّل ذلك السجل.',
    en: '“{0}” is in this list already and leads to {1}. Change that entry instead.',
    de: '„{0}“ steht schon in dieser Liste und führt zu {1}. Ändern Sie stattdessen jenen Eintrag.',
  },
  redirectLive: {
    ar: 'على العنوان «{0}» صفحة منشورة. اسحبها أولاً، أو غيّر عنوانها المختصر فيُحوَّل القديم من تلقاء نفسه.',
    en: 'A published page stands at “{0}”. Take it back first, or change its slug: then the former address leads on by itself.',
    de: 'Unter „{0}“ steht eine veröffentlichte Seite. Nehmen Sie diese erst zurück, oder ändern Sie ihren Kurznamen: Dann führt die frühere Adresse von selbst weiter.',
  },
  redirectTarget: {
    ar: 'لا يقود «{0}» إلى صفحة. اكتب مساراً في الموقع مثل /projects/school، أو عنواناً كاملاً يبدأ بـ https://، أو اترك الحقل فارغاً إن سُحبت الصفحة نهائياً.',
    en: '“{0}” leads nowhere. Write a path of this site such as /projects/school, or a whole address with https://; leave it empty where the page is gone for good.',
    de: '„{0}“ führt nirgendwohin. Schreiben Sie einen Pfad dieser Website wie /projects/school oder eine ganze Adresse mit https://; lassen Sie das Feld leer, wenn die Seite endgültig weg ist.',
  },
  redirectSelf: {
    ar: 'يقود هذا العنوان إلى نفسه.',
    en: 'This address leads to itself.',
    de: 'Diese Adresse führt zu sich selbst.',
  },
  redirectChain: {
    ar: 'العنوان «{0}» نفسه سابق، ويقود إلى {1}. اكتب العنوان الأخير مباشرة.',
    en: '“{0}” is a former address itself and leads to {1}. Enter the final address.',
    de: '„{0}“ ist selbst eine frühere Adresse und führt zu {1}. Tragen Sie gleich das endgültige Ziel ein.',
  },
  listUnreadable: {
    ar: 'تعذّرت قراءة القائمة: ربما بقيت علامة اقتباس مفتوحة. احفظها من جديد بصيغة CSV.',
    en: 'The list cannot be read: perhaps a quotation mark is not closed. Save it as CSV once more.',
    de: 'Die Liste lässt sich nicht lesen: Vielleicht fehlt ein Anführungszeichen. Speichern Sie sie noch einmal als CSV.',
  },
  listEncoding: {
    ar: 'القائمة ليست بترميز UTF-8، فلا تُقرأ حروفها كما كُتبت. احفظها من جديد بصيغة «CSV UTF-8».',
    en: 'The list is not encoded in UTF-8, so that its letters cannot be read as they were written. Save it once more as “CSV UTF-8”.',
    de: 'Die Liste ist nicht in UTF-8 kodiert; ihre Buchstaben lassen sich nicht so lesen, wie sie geschrieben wurden. Speichern Sie sie noch einmal als „CSV UTF-8“.',
  },
  listEmpty: {
    ar: 'لا سطور في القائمة.',
    en: 'There is nothing in the list.',
    de: 'Die Liste ist leer.',
  },
  listLong: {
    ar: 'القائمة طويلة: {0} سطر على الأكثر في كل مرة. قسّمها.',
    en: 'The list is too long: {0} lines at a time. Divide it.',
    de: 'Die Liste ist zu lang: höchstens {0} Zeilen auf einmal. Teilen Sie sie auf.',
  },
  listRefused: {
    ar: 'لم يُضَف شيء. عدد الأسطر التي فيها خطأ: {0}.',
    en: 'Nothing was added. Lines with a mistake: {0}.',
    de: 'Nichts wurde übernommen. Zeilen mit Fehlern: {0}.',
  },
  eventExpected: {
    ar: 'لا يمكن الحذف: ما زال المسجّلون ({0}) ينتظرون هذه الفعالية. اختر «أُلغيت» وانشر أولاً، فيُخبَرون بالبريد، ثم احذفها.',
    en: 'Cannot be deleted: those who have registered ({0}) expect this event. Switch “Cancelled” on and publish first, so that they are told by mail; then delete it.',
    de: 'Löschen nicht möglich: Wer angemeldet ist ({0}), rechnet mit dieser Veranstaltung. Schalten Sie erst „Abgesagt“ ein und veröffentlichen Sie, damit sie es per E-Mail erfahren; dann löschen Sie.',
  },
  planPast: {
    ar: 'هذا الموعد قد مضى. اختر موعداً قادماً، أو انشر الآن.',
    en: 'This moment is over. Choose one that is still to come, or publish now.',
    de: 'Dieser Zeitpunkt ist vorbei. Wählen Sie einen künftigen, oder veröffentlichen Sie jetzt.',
  },
  planFar: {
    ar: 'هذا الموعد بعيد جداً: خمس سنوات على الأكثر.',
    en: 'This moment is too far away: five years at most.',
    de: 'Dieser Zeitpunkt liegt zu weit in der Zukunft: höchstens fünf Jahre.',
  },
  planNoDraft: {
    ar: 'لا مسودة محفوظة في هذه اللغة. احفظها أولاً.',
    en: 'Nothing is saved in this language. Save it first.',
    de: 'In dieser Sprache ist nichts gespeichert. Speichern Sie zuerst.',
  },
  planLinks: {
    ar: 'روابط لا تقود إلى صفحة في الموقع: {0}',
    en: 'Links that lead nowhere on the site: {0}',
    de: 'Links, die auf der Website ins Leere führen: {0}',
  },
  checkTranslation: {
    ar: 'غير متوفر بهذه اللغات: {0}',
    en: 'Not there in: {0}',
    de: 'Fehlt in: {0}',
  },
  checkPast: {
    ar: 'تاريخ مضى: {0}',
    en: 'This date is over: {0}',
    de: 'Dieses Datum ist vorbei: {0}',
  },
  checkLater: {
    ar: 'لا يظهر قبل يوم {0}',
    en: 'Nobody sees it before {0}',
    de: 'Vor dem {0} ist es nicht zu sehen',
  },
  checkTitle: {
    ar: 'العنوان طويل لمحركات البحث ({0} حرفاً، والمناسب {1} على الأكثر). اكتب عنواناً أقصر لها في «محركات البحث».',
    en: 'The title is long for search engines ({0} letters; they show {1}). Give them a shorter one under “Search engines”.',
    de: 'Der Titel ist lang für Suchmaschinen ({0} Zeichen; gezeigt werden {1}). Unter „Suchmaschinen“ passt ein kürzerer.',
  },
  checkSentences: {
    ar: 'جمل طويلة يصعب تتبعها ({0}): {1}',
    en: 'Sentences that are long to follow ({0}): {1}',
    de: 'Sätze, denen schwer zu folgen ist ({0}): {1}',
  },
  checkWords: {
    ar: 'كلمات طويلة تصعب قراءتها: {0}',
    en: 'Long words that are hard to read: {0}',
    de: 'Lange, schwer lesbare Wörter: {0}',
  },
  versionGone: {
    ar: 'لم تعد هذه النسخة محفوظة.',
    en: 'This version is not kept any more.',
    de: 'Diese Fassung ist nicht mehr aufbewahrt.',
  },
  binGone: {
    ar: 'لم يعد هذا في السلة: استُعيد أو حُذف نهائياً قبل قليل. حدِّث الصفحة.',
    en: 'This is not in the bin any more: it was brought back or erased in the meantime. Reload the page.',
    de: 'Das liegt nicht mehr im Papierkorb: Es wurde inzwischen wiederhergestellt oder endgültig gelöscht. Laden Sie die Seite neu.',
  },
  binThere: {
    ar: 'كُتب هذا المستند من جديد بهذه اللغات، فلا يُستبدل. تجد النص المحذوف بين نسخه السابقة.',
    en: 'The document has been written anew in these languages, and is not overwritten. What was deleted is among its versions.',
    de: 'Das Dokument ist in diesen Sprachen neu geschrieben worden und wird nicht überschrieben. Das Gelöschte steht unter seinen Fassungen.',
  },
  binSingle: {
    ar: 'توجد صفحة جديدة مكان هذه، ولا مكان إلا لواحدة. احذف الجديدة أولاً لتستعيد القديمة.',
    en: 'Another one has taken its place, and there is room for one only. Delete that one first to bring this one back.',
    de: 'An ihrer Stelle steht inzwischen eine andere, und es kann nur eine geben. Löschen Sie erst jene, um diese zurückzuholen.',
  },
  binSlug: {
    ar: 'العنوان المختصر «{0}» يستخدمه الآن «{1}». يمكن الاستعادة بعنوان آخر، مثل «{2}».',
    en: 'The slug “{0}” is used by “{1}” now. It can be brought back under another one, such as “{2}”.',
    de: 'Den Kurznamen „{0}“ verwendet inzwischen „{1}“. Wiederherstellen geht unter einem anderen, etwa „{2}“.',
  },
  planDone: {
    ar: 'نُفِّذ ذلك أو أُلغي قبل قليل. حدِّث الصفحة.',
    en: 'This was carried out or given up in the meantime. Reload the page.',
    de: 'Das ist inzwischen ausgeführt oder aufgegeben worden. Laden Sie die Seite neu.',
  },
  doorName: {
    ar: 'سمِّ المدخل بكلمة أو كلمتين، مثل: المدخل الرئيسي.',
    en: 'Name the door in a word or two, such as: Main entrance.',
    de: 'Benennen Sie den Eingang mit ein, zwei Worten, etwa: Haupteingang.',
  },
  doorTaken: {
    ar: 'للفعالية مدخل اسمه «{0}». اختر اسماً آخر ليُعرف من دخل من أين.',
    en: 'There is a door named “{0}” already. Choose another name, so that one knows who came in where.',
    de: 'Einen Eingang „{0}“ gibt es schon. Wählen Sie einen anderen Namen, damit man weiß, wer wo hereingekommen ist.',
  },
  doorMost: {
    ar: 'للفعالية {0} مدخلاً، ولا يمكن فتح المزيد. اسحب مدخلاً لا تحتاج إليه.',
    en: 'The event has {0} doors, and there cannot be more. Withdraw one that you do not need.',
    de: 'Die Veranstaltung hat {0} Eingänge, mehr können es nicht sein. Ziehen Sie einen zurück, den Sie nicht brauchen.',
  },
  planDisturbed: {
    ar: 'حاول نظام إدارة المحتوى ذلك ساعة كاملة ومنعه عطل. أخبر من يدير الخادم.',
    en: 'The content service tried for an hour, but a fault prevented it. Please tell whoever runs the server.',
    de: 'Das System hat es eine Stunde lang versucht, aber eine Störung hat es verhindert. Bitte informieren Sie die Person, die den Server betreut.',
  },
  linkSpaces: {
    ar: 'في الرابط «{0}» فراغ، والروابط لا فراغ فيها. احذفه، أو انسخ الرابط من شريط العنوان.',
    en: 'There is a space in the link “{0}”. Links have none: remove it, or copy the link from the address bar.',
    de: 'Im Link „{0}“ steht ein Leerzeichen. Links haben keine: Entfernen Sie es, oder kopieren Sie den Link aus der Adresszeile.',
  },
  linkStart: {
    ar: 'ليس «{0}» رابطاً كاملاً. اكتب عنواناً كاملاً مثل {1} أو مساراً في الموقع مثل /projects، وللبريد mailto: وللهاتف tel:.',
    en: '“{0}” is no complete link. Write a whole address such as {1}, or a path of this site such as /projects; mailto: for email and tel: for telephone numbers.',
    de: '„{0}“ ist kein vollständiger Link. Schreiben Sie eine ganze Adresse wie {1} oder einen Pfad dieser Website wie /projects, mailto: für E-Mail und tel: für Telefonnummern.',
  },
  webAddress: {
    ar: 'ليس «{0}» عنواناً كاملاً على الإنترنت. اكتبه كاملاً، مثل {1}.',
    en: '“{0}” is no complete web address. Write the whole of it, such as {1}.',
    de: '„{0}“ ist keine vollständige Webadresse. Schreiben Sie sie ganz aus, etwa {1}.',
  },
  countryCode: {
    ar: `ليس «{0}» رمز بلد. رمز البلد حرفان لاتينيان كبيران، مثل ${HOME_COUNTRY.code}.`,
    en: `“{0}” is no country code. It consists of two capital Latin letters, such as ${HOME_COUNTRY.code}.`,
    de: `„{0}“ ist kein Länderkürzel. Es besteht aus zwei lateinischen Großbuchstaben, etwa ${HOME_COUNTRY.code}.`,
  },
  alternativeText: {
    ar: 'لا يمكن النشر: الصورة «{1}» في الحقل {0} بلا نص بديل. أضفه في مكتبة الوسائط.',
    en: 'Cannot be published: the picture “{1}” in the field {0} has no alternative text. Add it in the media library.',
    de: 'Veröffentlichen nicht möglich: Dem Bild „{1}“ im Feld {0} fehlt der Alternativtext. Ergänzen Sie ihn in der Medienbibliothek.',
  },
  endBeforeStart: {
    ar: 'تاريخ الانتهاء قبل تاريخ البدء.',
    en: 'The end is before the start.',
    de: 'Das Ende liegt vor dem Beginn.',
  },
  formKeyShape: {
    ar: 'لا يمكن النشر: الاسم التقني «{1}» للحقل «{0}» غير صالح. يبدأ بحرف لاتيني ثم أحرف لاتينية وأرقام و_ فقط. صحّحه، أو أفرغه فيُشتق من التسمية.',
    en: 'Cannot be published: “{1}” is no technical name for the field “{0}”. It begins with a Latin letter; Latin letters, digits and _ follow. Correct it, or leave it empty and it is made from the label.',
    de: 'Veröffentlichen nicht möglich: „{1}“ ist kein technischer Name für das Feld „{0}“. Er beginnt mit einem lateinischen Buchstaben, dann folgen Buchstaben, Ziffern und _. Verbessern Sie ihn, oder leeren Sie ihn: Dann wird er aus der Beschriftung gebildet.',
  },
  formKeyTaken: {
    ar: 'لا يمكن النشر: الاسم التقني «{1}» للحقل «{0}» محجوز للنظام. اختر اسماً آخر، أو أفرغه فيُشتق من التسمية.',
    en: 'Cannot be published: the technical name “{1}” of the field “{0}” is used by every form already. Choose another one, or leave it empty and it is made from the label.',
    de: 'Veröffentlichen nicht möglich: Den technischen Namen „{1}“ des Feldes „{0}“ verwendet schon jedes Formular selbst. Wählen Sie einen anderen, oder leeren Sie ihn: Dann wird er aus der Beschriftung gebildet.',
  },
  formKeyTwice: {
    ar: 'لا يمكن النشر: للحقلين «{1}» و«{0}» الاسم التقني نفسه «{2}»، فيضيع جواب أحدهما. غيّر أحد الاسمين، أو أفرغه فيُشتق من التسمية.',
    en: 'Cannot be published: the fields “{1}” and “{0}” have the same technical name “{2}”, so the answer to one would be lost. Change one of the names, or leave it empty and it is made from the label.',
    de: 'Veröffentlichen nicht möglich: Die Felder „{1}“ und „{0}“ haben denselben technischen Namen „{2}“, die Antwort auf eines ginge verloren. Ändern Sie einen der Namen, oder leeren Sie ihn: Dann wird er aus der Beschriftung gebildet.',
  },
  formKeyEmail: {
    ar: 'لا يمكن النشر: الاسم التقني «email» مخصص لبريد مقدّم الطلب. اجعل نوع الحقل «{0}» بريداً إلكترونياً (email)، أو اختر له اسماً آخر.',
    en: 'Cannot be published: the technical name “email” is for the applicant’s address. Give the field “{0}” the type email, or another name.',
    de: 'Veröffentlichen nicht möglich: Der technische Name „email“ steht für die Adresse der Person. Geben Sie dem Feld „{0}“ den Typ email oder einen anderen Namen.',
  },
  formNoOptions: {
    ar: 'لا يمكن النشر: لا خيارات في الحقل «{0}». أضف خياراً واحداً على الأقل، أو غيّر نوع الحقل.',
    en: 'Cannot be published: there is nothing to choose in the field “{0}”. Add at least one option, or change its type.',
    de: 'Veröffentlichen nicht möglich: Im Feld „{0}“ gibt es nichts zu wählen. Fügen Sie mindestens eine Auswahlmöglichkeit hinzu, oder ändern Sie den Typ.',
  },
  formOptionTwice: {
    ar: 'لا يمكن النشر: في الحقل «{0}» خياران بالقيمة نفسها «{1}». أعطِ كل خيار قيمة خاصة به.',
    en: 'Cannot be published: two options of the field “{0}” have the value “{1}”. Give each a value of its own.',
    de: 'Veröffentlichen nicht möglich: Zwei Auswahlmöglichkeiten im Feld „{0}“ haben den Wert „{1}“. Geben Sie jeder einen eigenen.',
  },
  fileKind: {
    ar: 'لا يُقبل الملف «{0}»: المسموح صور (JPEG وPNG وWebP وGIF وAVIF) وملفات PDF وDOCX وZIP وMP4 وMOV وM4A، ويُفحص محتواها لا اسمها.',
    en: 'The file “{0}” is refused: pictures (JPEG, PNG, WebP, GIF, AVIF), PDF, DOCX, ZIP, MP4, MOV and M4A are allowed, judged by their content, not their name.',
    de: 'Die Datei „{0}“ wird abgelehnt: Erlaubt sind Bilder (JPEG, PNG, WebP, GIF, AVIF), PDF, DOCX, ZIP, MP4, MOV und M4A; es zählt der Inhalt, nicht der Name.',
  },
  picturePixels: {
    ar: 'لا تُقبل الصورة «{0}»: أبعادها كبيرة جداً. صغّرها إلى 64 ميغابكسل على الأكثر.',
    en: 'The picture “{0}” is refused: it has too many pixels. Make it smaller, 64 megapixels at most.',
    de: 'Das Bild „{0}“ wird abgelehnt: Es hat zu viele Pixel. Verkleinern Sie es auf höchstens 64 Megapixel.',
  },
  pictureBroken: {
    ar: 'لا تُقبل الصورة «{0}»: الملف تالف أو ناقص. صدّرها من جديد أو اختر صورة أخرى.',
    en: 'The picture “{0}” is refused: the file is damaged or incomplete. Export it again, or choose another one.',
    de: 'Das Bild „{0}“ wird abgelehnt: Die Datei ist beschädigt oder unvollständig. Exportieren Sie es noch einmal, oder wählen Sie ein anderes.',
  },
  fileHeavy: {
    ar: 'لا يُقبل الملف «{0}»: فحصه يستغرق وقتاً أو ذاكرة أكثر من اللازم. صغّر الصورة إلى 64 ميغابكسل على الأكثر، أو احفظها بصيغة JPEG.',
    en: 'The file “{0}” is refused: checking it takes too much time or memory. Make the picture smaller, 64 megapixels at most, or save it as JPEG.',
    de: 'Die Datei „{0}“ wird abgelehnt: Ihre Prüfung braucht zu viel Zeit oder Speicher. Verkleinern Sie das Bild auf höchstens 64 Megapixel, oder speichern Sie es als JPEG.',
  },
  fileActive: {
    ar: 'لا يُقبل المستند «{0}»: إما أنه ليس مستند Word، أو فيه وحدات ماكرو أو كائنات أو ما يُجلب من الخارج. احفظه من دونها أو أرسله بصيغة PDF.',
    en: 'The document “{0}” is refused: it is no Word document, or it holds macros, objects or something that is fetched from outside. Save it without them, or as a PDF.',
    de: 'Das Dokument „{0}“ wird abgelehnt: Es ist kein Word-Dokument, oder es enthält Makros, Objekte oder etwas, das von außen geladen wird. Speichern Sie es ohne das oder als PDF.',
  },
  fileInfected: {
    ar: 'وجد فاحص البرمجيات الخبيثة شيئاً ضاراً في الملف «{0}»، فلم يُقبل.',
    en: 'The malware scanner found something harmful in the file “{0}”, so it is refused.',
    de: 'Der Virenscanner hat in der Datei „{0}“ etwas Schädliches gefunden; sie wird abgelehnt.',
  },
  scannerAway: {
    ar: 'لا يجيب فاحص البرمجيات الخبيثة الآن، ولا تُقبل ملفات من دونه. أعد المحاولة بعد قليل.',
    en: 'The malware scanner does not answer right now, and no file is taken without it. Try again in a moment.',
    de: 'Der Virenscanner antwortet gerade nicht, und ohne ihn wird keine Datei angenommen. Versuchen Sie es gleich noch einmal.',
  },
  filesBusy: {
    ar: 'تُفحص ملفات كثيرة الآن. أعد المحاولة بعد قليل.',
    en: 'Many files are being checked right now. Try again in a moment.',
    de: 'Gerade werden viele Dateien geprüft. Versuchen Sie es gleich noch einmal.',
  },
  otherKind: {
    ar: 'لا يمكن استبدال ملف {0} بملف من نوع آخر ({1}).',
    en: 'A {0} file cannot be replaced by one of another kind ({1}).',
    de: 'Eine {0}-Datei lässt sich nicht durch eine andere Art ({1}) ersetzen.',
  },
  storageAway: {
    ar: 'لا يمكن الوصول إلى مخزن الملفات الآن، ولم يتغيّر شيء. يُرجى المحاولة مجدداً بعد قليل.',
    en: 'The storage of files cannot be reached right now, and nothing was changed. Please try again in a moment.',
    de: 'Der Dateispeicher ist gerade nicht erreichbar, und nichts wurde geändert. Bitte versuchen Sie es gleich noch einmal.',
  },
  reviewStep: {
    ar: 'حالة الطلب الآن «{0}»، ولا يمكن أن تصبح «{1}». يُؤكَّد البريد أولاً من مقدّم الطلب، ثم يُقبل الطلب أو يُرفض مرة واحدة. يُرجى تحديث الصفحة.',
    en: 'The status is “{0}” by now and cannot become “{1}”: the applicant confirms the address, then the application is accepted or rejected, once. Reload the page.',
    de: 'Der Stand ist jetzt „{0}“ und kann nicht „{1}“ werden: Erst bestätigt die Person ihre Adresse, dann wird einmal angenommen oder abgelehnt. Laden Sie die Seite neu.',
  },
  statusByDecision: {
    ar: 'حالة الطلب الآن «{0}»، وقد تغيّرت بعد فتح هذه الصفحة. يُرجى تحديث الصفحة ثم الحفظ مجدداً.',
    en: 'The status is “{0}” by now: it has changed since this page was opened. Reload the page and save again.',
    de: 'Der Stand ist jetzt „{0}“: Er hat sich geändert, seit diese Seite geöffnet wurde. Laden Sie die Seite neu, und speichern Sie dann.',
  },
  replyLeft: {
    ar: 'لا يمكن سحب الردّ: انتهت المهلة، والرسالة أُرسلت أو هي في طريقها.',
    en: 'The reply can no longer be taken back: the time is over, and the mail has left or is leaving.',
    de: 'Die Antwort lässt sich nicht mehr zurücknehmen: Die Frist ist vorbei, die E-Mail ist unterwegs.',
  },
  decisionLeft: {
    ar: 'لا يمكن التراجع عن القرار: انتهت المهلة، والرسالة أُرسلت أو هي في طريقها إلى مقدّم الطلب.',
    en: 'The decision can no longer be taken back: the time is over, and the mail to the applicant has left or is leaving.',
    de: 'Die Entscheidung lässt sich nicht mehr zurücknehmen: Die Frist ist vorbei, die E-Mail an die Person ist unterwegs.',
  },
  decisionOther: {
    ar: 'تغيّر القرار بعد فتح هذه الصفحة، وحالة الطلب الآن «{0}». يُرجى تحديث الصفحة.',
    en: 'Another decision was made since this page was opened; the status is “{0}” by now. Reload the page.',
    de: 'Seit diese Seite geöffnet wurde, ist anders entschieden worden; der Stand ist jetzt „{0}“. Laden Sie die Seite neu.',
  },
  assignedToOther: {
    ar: 'أُسند هذا الطلب في هذه الأثناء إلى {0}. يُرجى تحديث الصفحة.',
    en: 'Meanwhile this application was assigned to {0}. Reload the page.',
    de: 'Diese Bewerbung ist inzwischen {0} zugewiesen. Laden Sie die Seite neu.',
  },
  assignedToNobody: {
    ar: 'لم يعد هذا الطلب مسنداً إلى أحد. يُرجى تحديث الصفحة.',
    en: 'Meanwhile this application is assigned to nobody. Reload the page.',
    de: 'Diese Bewerbung ist inzwischen niemandem mehr zugewiesen. Laden Sie die Seite neu.',
  },
  colleagueBlind: {
    ar: 'لا يستطيع هذا الحساب قراءة هذا الطلب.',
    en: 'This colleague cannot read this application.',
    de: 'Diese Person kann die Bewerbung nicht lesen.',
  },
  opinionOfOneself: {
    ar: 'يُطلب الرأي الثاني من شخص آخر. يمكنك كتابة رأيك مباشرة.',
    en: 'A second opinion is asked of somebody else. Your own you can give at once.',
    de: 'Eine zweite Meinung kommt von jemand anderem. Ihre eigene können Sie gleich abgeben.',
  },
  notByHand: {
    ar: 'ما يرسله الزوار لا يُنشأ ولا يُنسخ هنا.',
    en: 'What visitors send is neither made nor copied here.',
    de: 'Was über die Website eingeht, wird hier weder angelegt noch kopiert.',
  },
  secondStep: {
    ar: 'بقيت خطوة ثانية لتسجيل الدخول: رمز من تطبيق المصادقة.',
    en: 'One more step to sign in: a code from the authenticator app.',
    de: 'Zur Anmeldung fehlt noch ein Schritt: ein Code aus der Authentifizierungs-App.',
  },
  signInWrong: {
    ar: 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
    en: 'E-mail address or password is wrong.',
    de: 'E-Mail-Adresse oder Passwort stimmt nicht.',
  },
  factorUnreadable: {
    ar: 'لم يعد بالإمكان التحقق من رموز تطبيق المصادقة لهذا الحساب. استخدم أحد رموز الاسترداد، أو اطلب من أحد المشرفين إعادة ضبط الخطوة الثانية.',
    en: 'Codes of the authenticator app can no longer be checked for this account. Use a recovery code, or ask an administrator to reset the second step.',
    de: 'Codes der Authentifizierungs-App lassen sich für dieses Konto nicht mehr prüfen. Benutzen Sie einen Wiederherstellungscode, oder bitten Sie die Administration, den zweiten Schritt zurückzusetzen.',
  },
  setupOver: {
    ar: 'لم يعد بالإمكان إتمام هذا الإعداد. ابدأ من جديد.',
    en: 'This set-up can no longer be completed. Begin again.',
    de: 'Diese Einrichtung lässt sich nicht mehr abschließen. Beginnen Sie von vorn.',
  },
  signInAgain: {
    ar: 'انتهت مهلة تسجيل الدخول. سجّل الدخول من جديد.',
    en: 'The time to sign in is over. Begin again.',
    de: 'Die Zeit zur Anmeldung ist abgelaufen. Beginnen Sie noch einmal.',
  },
  codeWrong: {
    ar: 'هذا الرمز غير صحيح، أو استُخدم من قبل. انتظر الرمز التالي.',
    en: 'This code is wrong, or was used before. Wait for the next one.',
    de: 'Dieser Code stimmt nicht oder wurde schon benutzt. Warten Sie auf den nächsten.',
  },
  passwordShort: {
    ar: 'كلمة المرور قصيرة: يجب أن تتكون من {0} حرفاً على الأقل.',
    en: 'The password is too short: it needs at least {0} characters.',
    de: 'Das Passwort ist zu kurz: Es braucht mindestens {0} Zeichen.',
  },
  passwordLong: {
    ar: 'كلمة المرور طويلة: حجمها {1} بايت والحد الأقصى {0}. كل حرف عربي يُحسب باثنين.',
    en: 'The password is too long: it has {1} bytes of at most {0}. An Arabic letter or an umlaut counts as two.',
    de: 'Das Passwort ist zu lang: {1} Byte, höchstens {0} sind möglich. Umlaute und arabische Buchstaben zählen doppelt.',
  },
  passwordKinds: {
    ar: 'يجب أن تحتوي كلمة المرور على حرف لاتيني صغير وحرف لاتيني كبير ورقم (0-9) على الأقل.',
    en: 'The password needs at least one small and one capital letter from A to Z and a digit.',
    de: 'Das Passwort braucht mindestens einen Klein- und einen Großbuchstaben von A bis Z und eine Ziffer.',
  },
  passwordInvisible: {
    ar: 'في كلمة المرور محرف غير مرئي، أو فراغ في أولها أو آخرها. اكتبها بدلاً من لصقها.',
    en: 'The password contains an invisible character, or a space at its beginning or end. Type it instead of pasting it.',
    de: 'Das Passwort enthält ein unsichtbares Zeichen oder ein Leerzeichen am Anfang oder Ende. Tippen Sie es, statt es einzufügen.',
  },
  passwordEasy: {
    ar: 'كلمة المرور سهلة التخمين: شائعة، أو نمط معروف، أو فيها اسمك أو بريدك أو اسم الموقع. اختر عدة كلمات لا صلة بينها.',
    en: 'The password is easy to guess: it is common, follows a pattern, or contains your name, your address or the name of the site. Use several words that do not belong together.',
    de: 'Das Passwort ist leicht zu erraten: Es ist verbreitet, folgt einem Muster oder enthält Ihren Namen, Ihre Adresse oder den Namen der Website. Nehmen Sie mehrere Wörter, die nicht zusammengehören.',
  },
  passwordWrong: {
    ar: 'كلمة المرور غير صحيحة.',
    en: 'The password is wrong.',
    de: 'Das Passwort stimmt nicht.',
  },
  stepUp: {
    ar: 'لم يُحفظ شيء بعد: أكّد أولاً بكلمة المرور أنك صاحب الحساب، ثم احفظ مرة أخرى.',
    en: 'Nothing is saved yet: confirm with your password that it is you, then save again.',
    de: 'Noch ist nichts gespeichert: Bestätigen Sie erst mit Ihrem Passwort, dass Sie es sind, und speichern Sie dann erneut.',
  },
  codeShape: {
    ar: 'هذا ليس رمزاً: يتكوّن رمز التطبيق من ستة أرقام، ورمز الاسترداد من عشرة أحرف وأرقام.',
    en: 'This is no code: a code of the app has six digits, a recovery code ten letters and digits.',
    de: 'Das ist kein Code: Ein Code der App hat sechs Ziffern, ein Wiederherstellungscode zehn Buchstaben und Ziffern.',
  },
  codeTries: {
    ar: 'محاولات كثيرة. الدقائق الباقية قبل المحاولة: {0}.',
    en: 'Too many attempts. Minutes to wait: {0}.',
    de: 'Zu viele Versuche. Wartezeit in Minuten: {0}.',
  },
  factorRequired: {
    ar: 'الخطوة الثانية إلزامية لدورك، فلا يمكن إيقافها.',
    en: 'Your role requires the second step: it cannot be switched off.',
    de: 'Ihre Rolle verlangt den zweiten Schritt: Er lässt sich nicht ausschalten.',
  },
  factorThere: {
    ar: 'الخطوة الثانية مفعّلة بالفعل. حدِّث الصفحة.',
    en: 'The second step is on already. Reload the page.',
    de: 'Der zweite Schritt ist schon eingeschaltet. Laden Sie die Seite neu.',
  },
  factorOwn: {
    ar: 'هذا لحسابات الآخرين. أمان حسابك في صفحة «حسابي».',
    en: 'This is for the accounts of others. Yours is on the page “My account”.',
    de: 'Das ist für die Konten anderer. Ihr eigenes steht auf der Seite „Mein Konto“.',
  },
  mailEmpty: {
    ar: 'لا تُرسل رسالة بلا موضوع أو بلا نص.',
    en: 'A mail cannot be sent without a subject and a text.',
    de: 'Ohne Betreff und Text lässt sich keine E-Mail senden.',
  },
  mailUnknown: {
    ar: 'لا معنى لـ {0} في هذه الرسالة. المتاح: {1}.',
    en: 'This mail does not know {0}. It knows: {1}.',
    de: 'Diese E-Mail kennt {0} nicht. Bekannt sind: {1}.',
  },
  mailLacks: {
    ar: 'لا فائدة من هذه الرسالة من دون {0}.',
    en: 'This mail is of no use without {0}.',
    de: 'Ohne {0} ist diese E-Mail nutzlos.',
  },
  senderChecked: {
    ar: 'فُحص قبل قليل مرات عدة. الثواني الباقية قبل المحاولة: {0}.',
    en: 'It has been checked several times just now. Try again in {0} seconds.',
    de: 'Gerade wurde mehrmals geprüft. Versuchen Sie es in {0} Sekunden wieder.',
  },
  testMailLimit: {
    ar: 'أرسلت إلى نفسك رسائل تجريبية كثيرة. الدقائق الباقية قبل المحاولة: {0}.',
    en: 'You have sent yourself many test mails. Try again in {0} minutes.',
    de: 'Sie haben sich viele Test-E-Mails gesendet. Versuchen Sie es in {0} Minuten wieder.',
  },
  testMailFailed: {
    ar: 'لم يقبل خادم البريد الرسالة ({0}).',
    en: 'The mail server did not take it ({0}).',
    de: 'Der Mailserver hat sie nicht angenommen ({0}).',
  },
  mailSettled: {
    ar: 'أُرسلت هذه الرسالة أو تغيّرت حالها قبل قليل. حدِّث الصفحة.',
    en: 'This mail was sent or settled in the meantime. Reload the page.',
    de: 'Diese E-Mail ist inzwischen gesendet oder erledigt worden. Laden Sie die Seite neu.',
  },
  mailTaken: {
    ar: 'لهذه المناسبة نص رسالة موجود. عدّله بدلاً من إضافة نص آخر.',
    en: 'There is a mail for this occasion. Edit it instead of adding another one.',
    de: 'Für diesen Anlass gibt es schon eine E-Mail. Bearbeiten Sie diese, statt eine weitere anzulegen.',
  },
} as const

const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value)

/** The language that an account has chosen for the admin; English of one that has not. */
export const languageOf = ({ preferedLanguage }: { preferedLanguage?: unknown }): Language => (isLanguage(preferedLanguage) ? preferedLanguage : 'en')

/** The language that the signed-in account has chosen for the admin; before a sign-in the one that the browser prefers; English otherwise. */
export function personLanguage(): Language {
  const context = strapi.requestContext.get()
  const user = context?.state?.user
  const preferred: unknown = user ? user.preferedLanguage : context?.acceptsLanguages('en', 'ar', 'de')
  return isLanguage(preferred) ? preferred : 'en'
}

/** The message in the language of the signed-in person. */
export function message(key: keyof typeof MESSAGES, ...values: string[]): string {
  const text = MESSAGES[key][personLanguage()]
  return text.replace(/\{(\d)\}/g, (_, index) => values[Number(index)] ?? '')
}
