/** Control characters, halves of characters, and marks that turn the direction of what follows. */
const UNSEEN = /[\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu

/** What somebody typed to search for, as it can be shown again: one line of what can be seen, of at most so many characters. */
export function typedLine(text: string, longest: number): string {
  const line = text.replace(UNSEEN, ' ').replace(/\s+/g, ' ').trim()
  // By characters: a half of one cannot be shown.
  return Array.from(line).slice(0, longest).join('').trim()
}
