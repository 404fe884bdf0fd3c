const LONGEST = 100

/**
 * What a stranger has typed, as it may stand in a mail to an address that nobody has confirmed: an invisible break after dots,
 * colons, slashes and at signs keeps mail programs from making a link of it, so that nobody advertises through our mails.
 */
export function unlinked(typed: string): string {
  const line = typed.replace(/\s+/g, ' ').trim()
  return [...line].slice(0, LONGEST).join('').replace(/[.:/@](?=\S)/g, '$&\u200b')
}
