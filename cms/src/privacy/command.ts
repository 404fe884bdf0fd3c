import { type Commands, runCommand } from '../command'
import { forgetAddress } from '../outbox/addresses'
import { noteChange } from '../renewal/notices'
import { tellNow } from '../renewal/telling'
import { recountSeats } from '../submissions/seat-counts'
import { EVENT } from '../uids'
import { eraseSubmission } from './erase'
import { findSubmissions, type Found } from './find'
import { completeRecord } from './record'

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

const COMMANDS: Commands = {
  export: exportPerson,
  count: async (who) => count(await findSubmissions(who)),
  erase: erasePerson,
}

runCommand(COMMANDS)
