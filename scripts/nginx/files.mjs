import { spawnSync } from 'node:child_process'
import { cpSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findNginx } from '../lib/nginx.mjs'
import { inRoot } from '../lib/paths.mjs'
import { writeErrorPages } from './error-pages.mjs'

/** Since this version HTTP/2 is a directive; before, it is a word of `listen`. */
const HTTP2_DIRECTIVE = [1, 25, 1]

const isAtLeast = (version, wanted) => {
  const at = wanted.findIndex((number, index) => version[index] !== number)
  return at === -1 || version[at] > wanted[at]
}

/** The version of an nginx, by what it prints; of the oldest supported one where there is none. */
export function versionOf(program = findNginx()) {
  const said = program ? spawnSync(program, ['-v'], { encoding: 'utf8' }).stderr : ''
  return (/nginx\/(\d+)\.(\d+)\.(\d+)/.exec(said)?.slice(1) ?? ['1', '22', '0']).map(Number)
}

/** A text of deploy/nginx in the words of this version. */
export const inWordsOf = (version, text) =>
  isAtLeast(version, HTTP2_DIRECTIVE) && text.includes(' ssl http2 ') ? `http2 on;\n${text.replaceAll(' ssl http2 ', ' ssl ')}` : text

/** Puts what nginx needs of this release in the place of the folder: what is in deploy/nginx/imar, and the error pages. */
export function writeNginxFiles(folder) {
  const made = `${folder}.new`
  rmSync(made, { recursive: true, force: true })
  cpSync(inRoot('deploy/nginx/imar'), made, { recursive: true })
  const file = join(made, 'default.conf')
  writeFileSync(file, inWordsOf(versionOf(), readFileSync(file, 'utf8')))
  writeErrorPages(join(made, 'pages'))
  rmSync(folder, { recursive: true, force: true })
  renameSync(made, folder)
}
