import { chmodSync, cpSync, existsSync, lchownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { refuseLeftovers } from './moves.mjs'

// Within the folder itself, which may be a mount of its own: files can be renamed there, and are on the same disk.
const STAGED = '.restoring'
const REPLACED = '.before-restore'
const OWN = new Set([STAGED, REPLACED, '.gitkeep'])

const inside = (folder) => readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => ({ entry, path: join(entry.parentPath, entry.name) }))

/** Restored by the administrator of the machine, files still belong to whom the folder belongs to. */
function giveToOwnerOf(target, staged) {
  if (process.getuid?.() !== 0) return
  const { uid, gid } = statSync(target)
  for (const path of [staged, ...inside(staged).map(({ path }) => path)]) lchownSync(path, uid, gid)
}

function makePrivate(folder) {
  chmodSync(folder, 0o700)
  for (const { entry, path } of inside(folder)) chmodSync(path, entry.isDirectory() ? 0o700 : 0o600)
}

/**
 * Copies a folder of the archive beside what is there, and gives what puts it in its place. Nobody but its owner can read a private one.
 */
export function stageFolder(source, target, moves, { isPrivate = false } = {}) {
  // A backup of earlier times knows no files of applicants.
  if (!existsSync(source)) return () => {}
  mkdirSync(target, { recursive: true })
  const [staged, replaced] = [join(target, STAGED), join(target, REPLACED)]
  refuseLeftovers(replaced)
  rmSync(staged, { recursive: true, force: true })
  moves.leave(staged)
  cpSync(source, staged, { recursive: true })
  giveToOwnerOf(target, staged)
  if (isPrivate) makePrivate(staged)

  return () => {
    moves.leave(replaced)
    mkdirSync(replaced, { mode: 0o700 })
    for (const name of readdirSync(target)) if (!OWN.has(name)) moves.move(join(target, name), join(replaced, name))
    for (const name of readdirSync(staged)) if (!OWN.has(name)) moves.move(join(staged, name), join(target, name))
    if (isPrivate) chmodSync(target, 0o700)
  }
}
