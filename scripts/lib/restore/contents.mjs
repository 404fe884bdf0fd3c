import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { names, run } from '../archive.mjs'
import { firstLine, Problem } from '../problem.mjs'

const DAMAGED = 'Nothing was changed: use another copy.'

/** Unpacks an archive into a folder of its own. Throws a Problem for what is none. */
export async function unpack(file, folder) {
  await run('tar', ['-xzf', file, '-C', folder]).catch((error) => {
    throw new Problem(`${file} is damaged, or no archive (${firstLine(error.message)}). ${DAMAGED}`)
  })
  const strange = readdirSync(folder, { recursive: true, withFileTypes: true }).find((entry) => !entry.isFile() && !entry.isDirectory())
  if (strange) throw new Problem(`This archive holds ${strange.name}, which is neither file nor folder: it is not a backup made by "npm run backup".`)
}

/** What `backup.json` says. Throws a Problem when the archive is none of ours, or of another database. */
export function readDescription(folder, client) {
  const file = join(folder, names.description)
  if (!existsSync(file)) throw new Problem('This archive is not a backup made by "npm run backup".')
  const description = parse(readFileSync(file, 'utf8'))
  if (description.database !== client) throw new Problem(`This is a backup of ${description.database}, but DATABASE_CLIENT says ${client}.`)
  const database = names[client]
  if (!existsSync(join(folder, database))) throw new Problem(`This archive lacks ${database}. ${DAMAGED}`)
  return description
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    throw new Problem(`The description in this archive (${names.description}) is damaged. ${DAMAGED}`)
  }
}

/** How many files a folder of the archive holds. */
export function countFiles(folder) {
  if (!existsSync(folder)) return 0
  return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile() && entry.name !== '.gitkeep').length
}
