import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

function* filesBelow(path, ignored) {
  if (!existsSync(path)) return
  if (!statSync(path).isDirectory()) {
    yield path
    return
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!ignored.has(entry.name)) yield* filesBelow(join(path, entry.name), ignored)
  }
}

/** A hash over names and contents of files and folders. Folders called as in `ignore` are left out. */
export function hashOf(base, paths, ignore = []) {
  const hash = createHash('sha256')
  const ignored = new Set(['node_modules', ...ignore])
  for (const path of paths) {
    for (const file of filesBelow(join(base, path), ignored)) {
      hash.update(relative(base, file)).update('\0').update(readFileSync(file)).update('\0')
    }
  }
  return hash.digest('hex')
}

/** Whether the stamp says that what it stands for was made from `hash`. */
export function isFresh(stamp, hash) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

export function writeStamp(stamp, hash) {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, hash)
}
