import { createWriteStream } from 'node:fs'
import path from 'node:path'
import { finished } from 'node:stream/promises'
import { createStrapi } from '@strapi/strapi'
import { withLock } from '../locks'
import { forgetAddress } from '../outbox/addresses'
import { noteChange } from '../renewal/notices'
import { tellNow } from '../renewal/telling'
import { recountSeats } from '../submissions/seat-counts'
import { EVENT } from '../uids'
import { eraseSubmission } from './erase'
import { findSubmissions, type Found } from './find'
import { completeRecord } from './record'

/** Where the result goes: what the service logs stands on the standard output. */
const RESULT = 3

const cms = path.resolve(__dirname, '../../..')

function count(found: Found[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const { uid } of found) {
    const { displayName } = strapi.contentType(uid).info
    counts[displayName] = (counts[displayName] ?? 0) + 1
  }
  return counts
}

async function exportPerson(who: string): Promise<unknown> {
  const submissions: unknown[] = []
  for (const found of await findSubmissions(who)) submissions.push(await completeRecord(found))
  return { person: who, exportedAt: new Date().toISOString(), submissions }
}

async function erasePerson(who: string): Promise<unknown> {
  const found = await findSubmissions(who)
  await forgetAddress(who)
  const events = new Set<string>()
  for (const { uid, submission } of found) {
    const { freedSeatOf } = await eraseSubmission(uid, submission.documentId)
    if (freedSeatOf) events.add(freedSeatOf)
  }
  if (events.size > 0) await recountSeats()
  for (const documentId of events) await noteChange({ uid: EVENT, documentId })
  // Else the service does, as soon as it looks.
  await tellNow()
  return count(found)
}

const COMMANDS: Record<string, (who: string) => Promise<unknown>> = {
  export: exportPerson,
  count: async (who) => count(await findSubmissions(who)),
  erase: erasePerson,
}

/** Runs within a content service of its own on the same database, which answers no requests and sends nothing. */
async function main([name = '', who = '']: string[]): Promise<void> {
  const command = COMMANDS[name]
  if (!command || !who) throw new Error('No such command.')
  const app = await withLock('start', () => createStrapi({ appDir: cms, distDir: path.join(cms, 'dist') }).load())
  try {
    await finished(createWriteStream('', { fd: RESULT }).end(JSON.stringify(await command(who), null, 2)))
  } finally {
    await app.destroy()
  }
}

main(process.argv.slice(2)).then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  },
)
