import { createHash } from 'node:crypto'

/** Stands among the headers of what is kept, and goes nowhere else: length and digest of the content. */
const SEAL = 'x-imar-seal'

/** @typedef {{ kind: string, html?: string, rscData?: Buffer, body?: Buffer, headers?: Record<string, unknown> }} Content */

/** What was found whole once, and is in memory since. @type {WeakSet<object>} */
const whole = new WeakSet()

/** @param {Content} value */
function sealOf({ html = '', rscData, body }) {
  const digest = createHash('sha256')
  let length = 0
  for (const part of [Buffer.from(html), rscData ?? Buffer.alloc(0), body ?? Buffer.alloc(0)]) {
    digest.update(`${part.length}:`).update(part)
    length += part.length
  }
  return `${length}-${digest.digest('base64url')}`
}

/**
 * The same with its seal. A copy: the framework sends what it was given to the visitor who waits for it.
 * @template {Content} Value
 * @param {Value} value
 * @returns {Value}
 */
export function sealed(value) {
  return { ...value, headers: { ...value.headers, [SEAL]: sealOf(value) } }
}

/**
 * The same as it is sent.
 * @template {Content} Value
 * @param {Value} value
 * @returns {Value}
 */
export function unsealed(value) {
  const { [SEAL]: _, ...headers } = value.headers ?? {}
  return { ...value, headers }
}

/**
 * Whether nothing of it is cut off or from another rendering. What came with the build has no seal.
 * @param {Content} value
 */
export function isWhole(value) {
  if (whole.has(value)) return true
  const seal = value.headers?.[SEAL]
  const asBuilt = value.kind === 'APP_PAGE' ? value.html?.endsWith('</html>') : (value.body?.length ?? 0) > 0
  if (seal === undefined ? !asBuilt : seal !== sealOf(value)) return false
  whole.add(value)
  return true
}
