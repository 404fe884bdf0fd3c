import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What `lib/identity/identity.mjs` reads. */
const FILES = ['identity.json', 'home.json', 'themes.css']
const PICTURES = 'pictures'

/**
 * A loader of the development server for `lib/identity/identity.mjs`: the module reads files that no import names, and has to be evaluated again
 * when one of them changes.
 * @this {{ rootContext: string, addDependency: (file: string) => void, addContextDependency: (folder: string) => void }}
 * @param {string} source
 */
export default function identityLoader(source) {
  const folder = join(this.rootContext, 'identity')
  const pictures = readdirSync(join(folder, PICTURES)).map((name) => join(PICTURES, name))
  const hash = createHash('sha256')
  for (const name of [...FILES, ...pictures]) {
    this.addDependency(join(folder, name))
    hash.update(readFileSync(join(folder, name)))
  }
  return `${source}\nvoid '${hash.digest('hex')}'\n`
}
