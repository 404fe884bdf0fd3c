/** Marks over and under letters (Arabic vowels, Latin accents) and the Arabic stretching stroke say nothing in a search. */
const MARKS = /[\p{Mn}\u0640]/gu

/** One spelling for text and query: without case, marks, and the spellings of alef, ya and ta marbuta. */
export function foldForSearch(value: string): string {
  return value
    .normalize('NFKD')
    .replace(MARKS, '')
    .toLowerCase()
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim()
}

/** The words of a rich text as the block editor stores it. */
export function wordsOf(blocks: unknown): string {
  if (Array.isArray(blocks)) return blocks.map(wordsOf).join(' ')
  if (typeof blocks !== 'object' || blocks === null) return ''
  if ('text' in blocks && typeof blocks.text === 'string') return blocks.text
  return 'children' in blocks ? wordsOf(blocks.children) : ''
}
