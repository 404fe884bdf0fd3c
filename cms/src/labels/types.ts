import type { Words } from './language'

/** Names of components, by the name in their schema; those of content types stand in `entities` and in the schemas of what visitors send. */
export const TYPES: Record<string, Words> = {
  'shared.rich-text': ['نص منسّق', 'Rich text', 'Formatierter Text'],
  'shared.quote': ['اقتباس', 'Quote', 'Zitat'],
  'shared.media': ['صورة أو ملف', 'Picture or file', 'Bild oder Datei'],
  'shared.slides': ['شرائح صور', 'Slides', 'Bilderfolge'],
  'shared.video-embed': ['فيديو من موقع آخر', 'Embedded video', 'Eingebettetes Video'],
  'shared.video': ['فيديو', 'Video', 'Video'],
  'shared.pdf-viewer': ['ملف PDF', 'PDF', 'PDF'],
}
