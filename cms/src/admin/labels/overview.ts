import type { Words } from '../../labels/language'

/** Words of the translation overview. */
export const OVERVIEW = {
  menu: ['الترجمات', 'Translations', 'Übersetzungen'],
  title: ['نظرة على الترجمات', 'Translation overview', 'Stand der Übersetzungen'],
  subtitle: [
    'المستندات المنشورة التي تنقصها لغة، أو تكون ترجمتها أقدم من الأصل العربي. الأحدث نشراً أولاً.',
    'Published documents that lack a language, or whose translation is older than the Arabic original. The last published come first.',
    'Veröffentlichte Dokumente, denen eine Sprache fehlt oder deren Übersetzung älter ist als das arabische Original. Zuletzt Veröffentlichtes steht oben.',
  ],
  document: ['المستند', 'Document', 'Dokument'],
  published: ['منشور', 'Published', 'Veröffentlicht'],
  outdated: ['أقدم من الأصل', 'Older than the original', 'Älter als das Original'],
  draft: ['مسودة', 'Draft', 'Entwurf'],
  missing: ['ناقص', 'Missing', 'Fehlt'],
  untitled: ['بلا عنوان', 'Untitled', 'Ohne Titel'],
  more: ['وغيرها:', 'Further ones:', 'Weitere:'],
  complete: [
    'كل المستندات المنشورة متوفرة بكل اللغات.',
    'All published documents are there in every language.',
    'Alle veröffentlichten Dokumente gibt es in jeder Sprache.',
  ],
} as const satisfies Record<string, Words>
