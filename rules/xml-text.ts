/** What no XML document may hold, so that feeds and files of Office can be read: control characters, halves of characters, and two that are none. */
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udfff]/gu

/** Break lines in a word processor, and stand between words. */
const BREAKS = /[\u000b\u000c]/g

/** A text without what XML forbids. */
export const xmlText = (text: string): string => text.replace(BREAKS, ' ').replace(FORBIDDEN, '')

function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === null || prototype === Object.prototype
}

/** A value of JSON with all of its texts free of what XML forbids; anything else in it stays as it is. */
export function withXmlTexts(value: unknown): unknown {
  if (typeof value === 'string') return xmlText(value)
  if (Array.isArray(value)) return value.map(withXmlTexts)
  if (typeof value !== 'object' || value === null || !isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, withXmlTexts(part)]))
}

/** How JSON writes what is forbidden; an escaped backslash before one of these letters is looked at in vain. */
const WRITTEN = /\\(?:u(?:00[01]|d[89a-f]|fff[ef])|[bf])|[\ufffe\uffff]/i

/** A text in JSON as its value, free of what XML forbids. Throws where it is no JSON. */
export function parseXmlTexts(json: string): unknown {
  const value: unknown = JSON.parse(json)
  return WRITTEN.test(json) ? withXmlTexts(value) : value
}
