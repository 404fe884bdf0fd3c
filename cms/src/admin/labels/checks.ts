import type { Words } from '../../labels/language'

/** Words of the check before a publication, and of the list of links that lead nowhere. */
export const CHECKS = {
  panel: ['قبل النشر', 'Before publishing', 'Vor dem Veröffentlichen'],
  fine: ['لا ملاحظات.', 'Nothing to remark.', 'Keine Anmerkungen.'],
  hinders: ['يمنع النشر', 'Hinders the publication', 'Verhindert die Veröffentlichung'],
  advises: ['للتحسين', 'Could be better', 'Könnte besser sein'],
  unsaved: ['يُفحص ما هو محفوظ.', 'What is saved is checked.', 'Geprüft wird, was gespeichert ist.'],
  menu: ['الروابط', 'Links', 'Links'],
  title: ['روابط معطّلة', 'Links that lead nowhere', 'Links, die ins Leere führen'],
  subtitle: [
    'تُفحص كل أسبوع جميع الروابط في ما هو منشور.',
    'Once a week every link in what is published is followed.',
    'Einmal in der Woche wird jedem Link in dem gefolgt, was veröffentlicht ist.',
  ],
  last: ['آخر فحص: {0} · روابط فُحصت: {1}', 'Last look: {0} · links followed: {1}', 'Zuletzt geprüft: {0} · verfolgte Links: {1}'],
  never: ['لم تُفحص الروابط بعد.', 'The links have not been checked yet.', 'Die Links wurden noch nicht geprüft.'],
  none: ['كل الروابط تعمل.', 'Every link leads somewhere.', 'Alle Links führen ans Ziel.'],
  now: ['فحص الآن', 'Look now', 'Jetzt prüfen'],
  running: [
    'يجري فحص الروابط. تظهر النتيجة هنا عند انتهائه، ويمكنك مغادرة الصفحة.',
    'All links are being checked. The result will be shown here; you can leave this page.',
    'Alle Links werden geprüft. Das Ergebnis erscheint hier; Sie können die Seite verlassen.',
  ],
  link: ['الرابط', 'Link', 'Link'],
  document: ['موضعه', 'Where it stands', 'Wo er steht'],
  untitled: ['بلا عنوان', 'Untitled', 'Ohne Titel'],
} as const satisfies Record<string, Words>
