/** What a body may become when it is parsed: how many values or fields, and how deep they are nested. */
export type Weight = { values: number; depth: number }

const QUOTE = 0x22
const BACKSLASH = 0x5c
const COMMA = 0x2c
const AMPERSAND = 0x26
const OPENING = [0x5b, 0x7b]
const CLOSING = [0x5d, 0x7d]

/** The index of the quote that ends a string which begins at `start`; past the end where none does. */
function endOfString(bytes: Uint8Array, start: number): number {
  let index = start + 1
  while (index < bytes.length && bytes[index] !== QUOTE) index += bytes[index] === BACKSLASH ? 2 : 1
  return index
}

/**
 * Whether JSON in UTF-8 becomes no more than that. It is counted on the bytes, before anything is parsed: what is no JSON may pass, and the
 * parser refuses it.
 */
export function isJsonWithin(bytes: Uint8Array, { values, depth }: Weight): boolean {
  let seen = 0
  let open = 0
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index] ?? 0
    if (byte === QUOTE) index = endOfString(bytes, index)
    else if (byte === COMMA) seen += 1
    else if (OPENING.includes(byte)) {
      seen += 1
      open += 1
    } else if (CLOSING.includes(byte)) open -= 1
    if (seen > values || open > depth) return false
  }
  return true
}

/** Whether a form in `application/x-www-form-urlencoded` has no more fields than that. */
export function isFormWithin(bytes: Uint8Array, fields: number): boolean {
  let seen = 1
  for (let index = bytes.indexOf(AMPERSAND); index >= 0; index = bytes.indexOf(AMPERSAND, index + 1)) {
    seen += 1
    if (seen > fields) return false
  }
  return true
}
