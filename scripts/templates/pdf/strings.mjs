const ESCAPED = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }

/** The string in round brackets that begins at `from`, and where it ends. Brackets in pairs may stand in it. */
function literal(text, from) {
  let value = ''
  let depth = 1
  let at = from + 1
  for (; depth > 0; at++) {
    const char = text[at]
    if (char === '\\') {
      const octal = /^[0-7]{1,3}/.exec(text.slice(at + 1, at + 4))?.[0]
      value += octal ? String.fromCharCode(parseInt(octal, 8)) : (ESCAPED[text[at + 1]] ?? text[at + 1])
      at += octal?.length ?? 1
      continue
    }
    if (char === '(') depth++
    if (char === ')') depth--
    if (depth > 0) value += char
  }
  return { value, end: at }
}

const codesOf = (string) => Array.from({ length: string.length / 2 }, (_, index) => 256 * string.charCodeAt(2 * index) + string.charCodeAt(2 * index + 1))

/**
 * What an operator shows: the code of every glyph, with the numbers by which the pen is moved between them.
 * @param {string} operand `[(..) 12 <..>]`, `(..)` or `<..>`
 * @returns {({ code: number } | { move: number })[]}
 */
export function shown(operand) {
  const found = []
  for (let at = 0; at < operand.length; ) {
    if (operand[at] === '(') {
      const { value, end } = literal(operand, at)
      found.push(...codesOf(value).map((code) => ({ code })))
      at = end
      continue
    }
    const [token] = /^(?:<[0-9A-Fa-f]*>|-?[\d.]+|[^])/.exec(operand.slice(at))
    if (token[0] === '<') found.push(...codesOf(Buffer.from(token.slice(1, -1), 'hex').toString('latin1')).map((code) => ({ code })))
    else if (/\d/.test(token)) found.push({ move: Number(token) })
    at += token.length
  }
  return found
}
