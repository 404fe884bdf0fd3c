import { spawn } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { firstLine, Problem } from '../problem.mjs'
import { saysNoRoom } from '../room.mjs'
import { lackingSecrets, SETTINGS, writeSettings } from './settings.mjs'

/** Whether backups are copied to another place, encrypted: into a repository of restic. */
export const hasCopies = ({ RESTIC_REPOSITORY, RESTIC_REPOSITORY_FILE }) => Boolean(RESTIC_REPOSITORY || RESTIC_REPOSITORY_FILE)

/** What restic and the places that it reaches read of the environment. */
const ITS_OWN = /^(RESTIC|AWS|AZURE|B2|GOOGLE|OS|RCLONE|ST)_|^(PATH|HOME|SSH_AUTH_SOCK|XDG_CACHE_HOME|HTTPS_PROXY)$/

/** Snapshots of others may lie in the same repository. */
const OURS = ['--host', 'imar', '--tag', 'imar']

/** Runs restic in a folder, which is its temporary folder too; gives what it printed. */
function restic(args, { variables, folder }) {
  const env = Object.fromEntries(Object.entries({ ...process.env, ...variables }).filter(([name]) => ITS_OWN.test(name)))
  return new Promise((done, fail) => {
    const child = spawn('restic', ['--quiet', ...args], { cwd: folder, env: { ...env, TMPDIR: folder }, stdio: ['ignore', 'pipe', 'pipe'] })
    let printed = ''
    let said = ''
    child.stdout.on('data', (chunk) => (printed += chunk))
    child.stderr.on('data', (chunk) => (said += chunk))
    child.once('error', () => fail(new Problem('restic is not installed: apt-get install restic.')))
    child.once('close', (code) => (code === 0 ? done(printed) : fail(new Problem(whatFailed(said, folder)))))
  })
}

function whatFailed(said, folder) {
  if (/wrong password|no password|password/i.test(said) && !/unable to open config/i.test(said))
    return `The repository of the copies cannot be opened: ${firstLine(said)}.`
  if (/unable to open config|does not exist/i.test(said))
    return `There is no repository for the copies yet, or it is away: "restic init" makes it once (${firstLine(said)}).`
  if (saysNoRoom(said)) return `There was no room for the copy, in ${folder} or in the repository (${firstLine(said)}).`
  return `The copies of backups failed: ${firstLine(said)}.`
}

/** Copies a finished archive into the repository, and the settings beside it; `work` is a private folder beside the archive. */
export async function copyBackup(file, work, variables) {
  const settings = join(work, 'settings')
  writeSettings(settings, variables)
  const folder = dirname(file)
  // Named from their folder: their paths in the repository say nothing of this machine then.
  await restic(['backup', ...OURS, basename(file), join(basename(work), 'settings')], { variables, folder })
}

/** Deletes earlier copies, as the backups of the folder are: they hold what was erased since. */
export async function deleteOutdatedCopies({ variables, backups }) {
  const how = { variables, folder: backups }
  // What a copy that was killed has locked.
  await restic(['unlock'], how)
  await restic(['forget', ...OURS, '--group-by', 'host', '--keep-daily', '7', '--keep-weekly', '4', '--prune'], how)
}

/** The newest copy: its name in the repository and the room that it takes. */
export async function newestCopy(variables, folder) {
  const snapshots = JSON.parse(await restic(['snapshots', ...OURS, '--json'], { variables, folder }))
  const newest = (snapshots ?? []).sort((a, b) => (a.time < b.time ? 1 : -1))[0]
  if (!newest) throw new Problem('There is no copy of a backup in the repository yet: "npm run backup" makes one.')
  const { total_size: bytes } = JSON.parse(await restic(['stats', newest.id, '--mode', 'restore-size', '--json'], { variables, folder }))
  return { id: newest.id, bytes }
}

const below = (folder, ends) => {
  const found = readdirSync(folder, { recursive: true }).find((name) => name.endsWith(ends))
  return found && join(folder, found)
}

/** Fetches a copy into a folder: gives the archive in it, and the settings that were copied with it. */
export async function fetchCopy({ id }, folder, variables) {
  await restic(['restore', id, '--target', folder], { variables, folder })
  const [archive, settings] = [below(folder, '.tar.gz'), below(folder, SETTINGS)]
  if (!archive || !settings || !existsSync(archive)) throw new Problem('The newest copy lacks the backup or its settings: "npm run backup" makes another one.')
  const lacking = lackingSecrets(settings)
  if (lacking.length > 0) throw new Problem(`The settings in the newest copy lack ${lacking.join(', ')}: set them, and make a backup.`)
  return { archive, settings }
}
