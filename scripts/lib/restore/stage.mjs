import { accessSync, constants, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Problem } from '../problem.mjs'
import { freeBytes, inMegabytes } from '../room.mjs'

function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/** Where something can be laid for the time of a check: beside the backups, with the data, or in the temporary folder, which may be in memory. */
const places = ({ backups, applicantFiles }) => [...new Set([backups, dirname(applicantFiles), tmpdir()])].filter(isWritable)

/** Runs with a private folder that has room for so many bytes. Throws a Problem that names what is free when there is none. */
export async function withStage(kept, bytes, run) {
  const found = places(kept).map((place) => ({ place, free: freeBytes(place) }))
  const best = found.find(({ free }) => free >= bytes)
  if (!best) {
    const free = found.map(({ place, free }) => `${inMegabytes(free)} in ${place}`).join(', ') || 'no folder can be written to'
    throw new Problem(`There is not enough room to read this backup: about ${inMegabytes(bytes)} are needed; free are ${free}. Nothing was changed.`)
  }
  const stage = mkdtempSync(join(best.place, '.imar-restore-'))
  try {
    return await run(stage)
  } finally {
    rmSync(stage, { recursive: true, force: true })
  }
}
