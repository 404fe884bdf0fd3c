import { existsSync, readFileSync } from 'node:fs'

/** The part of a path before the name of one of the framework's files. What it has compiled from others comes once. */
const BEFORE_FILE = /[\\/]next[\\/]dist[\\/](?!(?:esm|compiled)[\\/])/

/**
 * A loader of webpack. The framework's files come twice: as CommonJS, of which all is sent, and as modules, of which only what is used.
 * The browser gets the second under the names of the first, by which the server knows them. (docs/decisions/framework-as-modules.md)
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function asModules(source) {
  const file = this.resourcePath.replace(BEFORE_FILE, '$&esm/')
  return file !== this.resourcePath && existsSync(file) ? readFileSync(file, 'utf8') : source
}
