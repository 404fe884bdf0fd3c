const LONGEST = 100
const LONGEST_QUOTE = 2000

const broken = (text: string) => text.replace(/[.:/@](?=\S)/g, '$&\u200b')

/**
 * What a stranger has typed, as it may stand in a mail to an address that nobody has confirmed: an invisible break after dots,
 * colons, slashes and at signs keeps mail programs from making a link of it, so that nobody advertises through our mails.
 */
export function unlinked(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').trim()
  return broken([...line].slice(0, LONGEST).join(''))
}

/** The same for what is repeated at length, with its lines. */
export function quoted(typed: string): string {
  const letters = [...typed.trim()]
  return broken(letters.slice(0, LONGEST_QUOTE).join('')) + (letters.length > LONGEST_QUOTE ? ' …' : '')
}
