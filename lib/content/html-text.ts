const NAMED: Readonly<Record<string, string>> = { nbsp: ' ', amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const ENTITY = /&(?:#(\d{1,6})|#x([\da-f]{1,5})|([a-z]+));/gi

function decode(whole: string, decimal?: string, hexadecimal?: string, name = ''): string {
  const code = decimal ? Number(decimal) : hexadecimal ? parseInt(hexadecimal, 16) : null
  return code === null ? (NAMED[name] ?? whole) : String.fromCodePoint(code)
}

/** The words of a text that is kept as HTML: to be searched and shown as text, never as markup. */
export function textOfHtml(html: string | null): string {
  const text = (html ?? '').replace(/<(script|style)\b[\s\S]*?<\/\1>|<!--[\s\S]*?-->|<[^>]*>/gi, ' ')
  return text.replace(ENTITY, decode).replace(/\s+/g, ' ').trim()
}
