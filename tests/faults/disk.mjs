import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { countRows, withDatabase } from './lib/database.mjs'
import { contact, inParallel, isStored, keys, send } from './lib/send.mjs'

const SUBMISSIONS = 100
const fullDisk = fileURLToPath(new URL('lib/full-disk.cjs', import.meta.url))

const GENERIC = { data: null, error: { status: 500, name: 'InternalServerError', message: 'Internal Server Error' } }
const isGeneric = ({ status, body }) => status === 500 && JSON.stringify(body) === JSON.stringify(GENERIC)

const long = (number) => ({ ...contact(number), message: 'م'.repeat(4000) })

/** Waits until the service has heard it. */
async function setDisk(content, file, state) {
  content.signal('SIGUSR2')
  while (!existsSync(file) || readFileSync(file, 'utf8') !== state) await pause(20)
}

/** Sends all of them and looks what is there afterwards. */
async function sendAll(content, all) {
  const answers = await inParallel(all, 8, (key, index) => send(content, 'contact-form', long(index), key))
  return withDatabase(content, async (database) => ({
    answers,
    rows: await countRows(database, 'contact_forms'),
    mails: await countRows(database, 'outbox_mails'),
  }))
}

/** A full disk refuses cleanly, and nothing is half stored. */
export async function disk(workshop) {
  const state = join(workshop.folder('disk'), 'state')
  const content = await workshop.content('disk', { NODE_OPTIONS: `--max-old-space-size=400 --require ${fullDisk}`, FULL_DISK_STATE: state })
  const all = keys(SUBMISSIONS)
  await setDisk(content, state, 'full')
  const full = await sendAll(content, all)
  const refused = full.answers.filter((answer) => !isStored(answer))
  const stored = SUBMISSIONS - refused.length
  const reads = await content.reads()
  await setDisk(content, state, 'room')
  const room = await sendAll(content, all)
  const accepted = room.answers.filter(isStored).length
  const personal = content
    .output()
    .split('\n')
    .filter((line) => line.includes('@example.org') || line.includes('م'.repeat(20))).length
  await content.stop()
  return [
    {
      what: `${SUBMISSIONS} submissions on a full disk (SQLite)`,
      measured: `${stored} stored, ${refused.length} refused, ${refused.filter(isGeneric).length} of them in general words; ${full.rows} records with ${full.mails} mails; reading ${reads ? 'goes on' : 'fails'}`,
      holds: refused.length > SUBMISSIONS / 2 && refused.every(isGeneric) && full.rows === stored && full.mails === stored && reads,
    },
    {
      what: 'the same sent again when there is room',
      measured: `${accepted} accepted, ${room.rows} records with ${room.mails} mails`,
      holds: [accepted, room.rows, room.mails].every((count) => count === SUBMISSIONS),
    },
    { what: 'lines of its log with anything that was sent', measured: String(personal), holds: personal === 0 },
  ]
}
