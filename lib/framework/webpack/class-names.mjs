import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'

/**
 * `Field-x7a_label`: names that are alike where they can be, because they compress. The framework's end with five random letters
 * each, which were a tenth of the stylesheet that travels.
 * @param {{ rootContext: string, resourcePath: string }} context
 * @param {unknown} _pattern
 * @param {string} name
 */
function classNameOf({ rootContext, resourcePath }, _pattern, name) {
  const file = createHash('sha256').update(relative(rootContext, resourcePath)).digest('hex').slice(0, 3)
  return `${basename(resourcePath, '.module.css')}-${file}_${name}`
}

/** Where a rule of webpack has rules of its own, loaders and their options. */
const PARTS = ['oneOf', 'rules', 'use', 'options']

/**
 * Gives the classes of CSS modules their names, wherever in webpack's rules the loader of styles is set up.
 * @param {unknown} rule
 */
export function nameClasses(rule) {
  if (Array.isArray(rule)) return rule.forEach(nameClasses)
  if (typeof rule !== 'object' || rule === null) return
  const parts = /** @type {Record<string, unknown> & { modules?: { getLocalIdent?: unknown } }} */ (rule)
  if (parts.modules?.getLocalIdent) parts.modules.getLocalIdent = classNameOf
  for (const part of PARTS) nameClasses(parts[part])
}
