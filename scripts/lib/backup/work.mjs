import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { writingTo } from '../room.mjs'

const DAY = 86_400_000

/** The files and folders of backups that were cut off: a killed one cannot take them away itself. */
const LEFTOVER = /^imar-.*\.tar\.gz\.part(-\w{6})?$/

/** Deletes what backups of a day ago and earlier left unfinished: one that is being made is not touched. */
export function deleteLeftovers(folder) {
  for (const name of readdirSync(folder).filter((name) => LEFTOVER.test(name))) {
    const path = join(folder, name)
    if (Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > DAY) rmSync(path, { recursive: true, force: true })
  }
}

/** Runs with a private folder beside a file that is about to be made; whatever ends the run, the folder is deleted. */
export async function withWork(file, run) {
  const folder = dirname(file)
  let work
  const clear = () => work && rmSync(work, { recursive: true, force: true })
  for (const [signal, code] of Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 })) {
    process.once(signal, () => {
      clear()
      process.exit(code)
    })
  }
  try {
    work = await writingTo(folder, () => {
      mkdirSync(folder, { recursive: true })
      return mkdtempSync(join(folder, `${basename(file)}.part-`))
    })
    return await run(work)
  } finally {
    clear()
  }
}
