import { chmodSync, lchownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
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

/** A folder within the one that is to be restored, into which its files are unpacked. */
export function stagedFolder(target, moves) {
  mkdirSync(target, { recursive: true })
  const staged = join(target, STAGED)
  refuseLeftovers(join(target, REPLACED))
  rmSync(staged, { recursive: true, force: true })
  moves.leave(staged)
  mkdirSync(staged, { mode: 0o700 })
  return staged
}

/** Gives what puts the files that were unpacked into the place of those that are there. Only its owner can read a private folder. */
export function stageFolder(target, moves, { isPrivate = false } = {}) {
  const [staged, replaced] = [join(target, STAGED), join(target, REPLACED)]
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
