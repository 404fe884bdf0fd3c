import { LANGUAGES, type Words } from '../../labels/language'
import { HOME_ZONE, inCountry } from '../../rules/at-home'

const [ar, en, de] = LANGUAGES.map(inCountry)

/** What an editor should know about a field, shown below it. */
export const HINTS: Record<string, Words> = {
  slug: [
    'جزء من رابط الصفحة، واحد لكل اللغات: أحرف لاتينية صغيرة وأرقام وشرطات، مثل school-hope. عند تغييره يُعاد توجيه الرابط القديم إلى الجديد.',
    'Part of the page’s URL, the same in all languages: lowercase Latin letters, digits and hyphens, such as school-hope. If you change it, the old URL redirects to the new one.',
    'Teil der URL der Seite, in allen Sprachen gleich: lateinische Kleinbuchstaben, Ziffern und Bindestriche, etwa school-hope. Nach einer Änderung leitet die alte URL auf die neue weiter.',
  ],
  formerAddress: [
    'المسار من دون اللغة، مثل /projects/school. ما دامت على العنوان صفحة منشورة لا يُحوَّل منه أحد.',
    'The path without its language, such as /projects/school. While a page stands there nobody is led elsewhere.',
    'Der Pfad ohne Sprache, etwa /projects/school. Solange dort eine Seite steht, wird niemand weitergeleitet.',
  ],
  leadsTo: [
    'مسار في الموقع أو عنوان كامل. إن تُرك فارغاً قيل للزائر إن الصفحة سُحبت.',
    'A path of this site or a whole address. Left empty, visitors are told that the page was taken back.',
    'Ein Pfad dieser Website oder eine ganze Adresse. Bleibt es leer, steht dort, dass die Seite zurückgezogen wurde.',
  ],
  metaTitle: [
    'ستون حرفاً على الأكثر. يُستخدم عنوان المحتوى إن تُرك فارغاً.',
    'At most 60 characters. Left empty, the title is used.',
    'Höchstens 60 Zeichen. Bleibt es leer, gilt der Titel.',
  ],
  metaDescription: ['جملة أو جملتان، 160 حرفاً على الأكثر.', 'One or two sentences, at most 160 characters.', 'Ein bis zwei Sätze, höchstens 160 Zeichen.'],
  robots: [
    'اتركه كما هو، أو اكتب noindex لإخفاء الصفحة عن محركات البحث.',
    'Leave it, or write noindex to keep the page out of search engines.',
    'So lassen, oder noindex, damit Suchmaschinen die Seite auslassen.',
  ],
  suspensionReason: [
    'يظهر للزوار عندما تكون الحالة «معلّق».',
    'Visitors read it while the status is suspended.',
    'Wird gezeigt, solange das Projekt ausgesetzt ist.',
  ],
  creationDate: [
    'تظهر علامة «جديد» ثلاثين يوماً من هذا التاريخ.',
    'The badge NEW shows for 30 days from this date.',
    'Ab diesem Tag steht 30 Tage lang „Neu“ dabei.',
  ],
  timeZone: [
    `الأوقات تُعرض بتوقيت هذه المنطقة، مثل ${HOME_ZONE}.`,
    `Times are shown in this zone, such as ${HOME_ZONE}.`,
    `Uhrzeiten gelten in dieser Zone, etwa ${HOME_ZONE}.`,
  ],
  endDate: [
    'إن تُرك فارغاً: تنتهي الفعالية ببدايتها، ويبقى الإعلان بلا نهاية.',
    'Left empty, an event ends with its start and an announcement does not end.',
    'Leer: Eine Veranstaltung endet mit dem Beginn, eine Mitteilung gar nicht.',
  ],
  isCancelled: [
    'تبقى الصفحة وتقول إن الفعالية أُلغيت، ويُغلق التسجيل، ويُخبَر المسجّلون بالبريد بعد عشر دقائق من النشر.',
    'The page stays and says so, registration closes, and those registered are told by mail ten minutes after it is published.',
    'Die Seite bleibt und sagt es, die Anmeldung schließt, und die Angemeldeten erfahren es zehn Minuten nach dem Veröffentlichen per E-Mail.',
  ],
  isExternalEvent: [
    'ليست لها صفحة هنا: يقود زرها إلى رابط الجهة المنظمة.',
    'It has no page here: its button leads to the organizer’s link.',
    'Ohne eigene Seite: Die Schaltfläche führt zum Link des Veranstalters.',
  ],
  isExternalReport: ['يُفتح رابط المصدر في تبويب جديد.', 'Opens the link to the source in a new tab.', 'Öffnet den Link zur Quelle in einem neuen Tab.'],
  featured: ['يُعرض في الصفحة الرئيسية قبل غيره.', 'Shown on the home page before others.', 'Steht auf der Startseite vor anderen.'],
  forms: [
    'استمارات التقديم. تظهر فقط ما دام المشروع نشطاً.',
    'Forms to apply with. Shown only while the project is active.',
    'Bewerbungsformulare. Nur zu sehen, solange das Projekt aktiv ist.',
  ],
  key: [
    'يُشتق من التسمية إن تُرك فارغاً، ويبقى كما هو بعد ذلك. «projectTimeline» يعرض فترات المشروع.',
    'Left empty, it is made from the label, and stays when the label changes. “projectTimeline” offers the project’s timelines.',
    'Bleibt er leer, wird er aus der Beschriftung gebildet und ändert sich nicht mehr mit ihr. „projectTimeline“ bietet die Zeiträume des Projekts an.',
  ],
  earliestDay: ['لحقول التاريخ فقط.', 'For dates only.', 'Nur für Datumsfelder.'],
  latestDay: ['لحقول التاريخ فقط.', 'For dates only.', 'Nur für Datumsfelder.'],
  minimumAge: [
    'لتاريخ الميلاد: بالسنوات. ويُرفض دائماً تاريخ في المستقبل أو قبل أكثر من 120 سنة.',
    'For a date of birth, in years. One in the future or more than 120 years ago is refused anyway.',
    'Für Geburtsdaten, in Jahren. Eines in der Zukunft oder vor mehr als 120 Jahren wird ohnehin abgelehnt.',
  ],
  withinPeriod: [
    'لحقول التاريخ فقط. إن تُرك فارغاً: نعم لـ availableFrom وavailableUntil، ولا لغيرهما. وحيث لا فترة يُقبل ما ليس ماضياً.',
    'For dates only. Left open: yes for availableFrom and availableUntil, no for others. Where there is no period, days from today on are taken.',
    'Nur für Datumsfelder. Offen gelassen: ja bei availableFrom und availableUntil, sonst nein. Ohne Zeitraum gelten Tage ab heute.',
  ],
  whatsappInvite: [
    'سرّية: لا تظهر في الموقع، وتُرسل بالبريد إلى كل من يؤكّد بريده بعد طلب الانضمام إلى هذا القسم، قبل أي قرار.',
    'Private: never shown on the website. Emailed to everyone who confirms an application to this department, before it is decided.',
    'Vertraulich: nie auf der Website. Geht per E-Mail an alle, die ihre Bewerbung für diese Abteilung bestätigen, noch vor der Entscheidung.',
  ],
  version: [
    'غيّرها مع كل تعديل: تُحفظ مع كل موافقة.',
    'Change it with every edit: each consent keeps it.',
    'Bei jeder Änderung anpassen: Jede Einwilligung hält sie fest.',
  ],
  countryCode: ['حرفان لاتينيان كبيران، مثل SY أو DE.', 'Two capital letters, such as SY or DE.', 'Zwei Großbuchstaben, etwa SY oder DE.'],
  cover: [
    'لكل صورة نص بديل في مكتبة الوسائط، وإلا فلا يمكن النشر.',
    'Every picture needs an alternative text in the media library before publishing.',
    'Jedes Bild braucht vor dem Veröffentlichen einen Alternativtext in der Medienbibliothek.',
  ],
  link: [
    'عنوان كامل (https://…) أو مسار في الموقع (/projects).',
    'A whole address (https://…) or a path of this site (/projects).',
    'Eine ganze Adresse (https://…) oder ein Pfad dieser Website (/projects).',
  ],
  descriptionHtml: [
    'بديل عن الوصف أعلاه؛ املأ واحداً منهما فقط.',
    'Instead of the description above; fill in one of the two.',
    'Statt der Beschreibung oben; nur eines von beiden ausfüllen.',
  ],
  currentRegistrations: [
    'يُحسب تلقائياً بعد أول تسجيل، ومنه المقاعد المعروضة على من في قائمة الانتظار. قبله يمكن إدخال من سجّلوا بطريقة أخرى.',
    'Counted once somebody has registered, with the seats that are on offer to the waiting list. Before that, enter those who registered elsewhere.',
    'Wird ab der ersten Anmeldung gezählt, mit den Plätzen, die der Warteliste angeboten sind. Vorher lassen sich anderswo Angemeldete eintragen.',
  ],
}

/** Where a field of a type needs another hint than its namesakes: by 'type.field'. */
export const OWN_HINTS: Record<string, Words> = {
  'api::article.article.publishedDate': [
    `لا يظهر المقال قبل بداية هذا اليوم ${ar}، وإن كان منشوراً.`,
    `Before this day (${en}) nobody sees the article, although it is published.`,
    `Vor diesem Tag (${de}) ist der Artikel nicht zu sehen, auch wenn er veröffentlicht ist.`,
  ],
  'api::mail-template.mail-template.key': [
    'لكل مناسبة رسالة واحدة بكل لغة.',
    'There is one mail for each occasion, in each language.',
    'Für jeden Anlass gibt es eine E-Mail in jeder Sprache.',
  ],
  'api::mail-template.mail-template.body': [
    'يُملأ ما بين القوسين المعقوفين مثل {name} و{reference} تلقائياً. ‎**غامق**‎، ‎[نص الرابط]({link})‎ وحده في سطر يصبح زراً.',
    'Words in braces such as {name} and {reference} are filled in. **Bold**; a [link]({link}) alone in its paragraph becomes a button.',
    'Wörter in geschweiften Klammern wie {name} und {reference} werden ersetzt. **Fett**; ein [Link]({link}), der allein steht, wird zur Schaltfläche.',
  ],
  'api::reply-template.reply-template.body': [
    'يُملأ {name} و{title} و{reference} و{waiting} من الطلب. التحية والتوقيع يُضافان من نص الرسالة «عند الردّ على مقدّم طلب».',
    '{name}, {title}, {reference} and {waiting} are filled in from the application. Greeting and signature come from the mail “On a reply to an applicant”.',
    '{name}, {title}, {reference} und {waiting} kommen aus der Bewerbung. Anrede und Gruß stehen in der E-Mail „Bei einer Antwort an eine Person“.',
  ],
}
