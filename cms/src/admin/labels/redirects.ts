import type { Words } from '../../labels/language'

/** Words of the import of former addresses. */
export const REDIRECTS = {
  import: ['استيراد قائمة (CSV)', 'Import a list (CSV)', 'Liste importieren (CSV)'],
  hint: [
    'عمودان: العنوان السابق، ثم ما يقود إليه (فارغ إن سُحبت الصفحة). تُضاف القائمة كلها أو لا يُضاف منها شيء.',
    'Two columns: the former address, and where it leads (empty where the page is gone). All of the list is added, or nothing.',
    'Zwei Spalten: frühere Adresse und Ziel (leer, wenn die Seite weg ist). Die Liste wird ganz übernommen oder gar nicht.',
  ],
  done: ['أُضيف: {0}، وكان موجوداً من قبل: {1}.', 'Added: {0}. There before: {1}.', 'Neu: {0}. Schon vorhanden: {1}.'],
  refused: ['لم يُضَف شيء', 'Nothing was added', 'Nichts übernommen'],
  line: ['السطر {0}', 'Line {0}', 'Zeile {0}'],
  more: ['وأسطر أخرى عددها {0}.', 'And {0} more.', 'Und {0} weitere.'],
  close: ['إغلاق', 'Close', 'Schließen'],
} as const satisfies Record<string, Words>
