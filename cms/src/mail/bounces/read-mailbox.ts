import { ImapFlow } from 'imapflow'
import type { Mailbox } from './settings'

/** How far a mailbox was read: its numbers only grow while it keeps its `uidValidity` (RFC 3501). */
export type Place = { uidValidity: string; uid: number }

/** A report stands before the mail that it returns: whoever sends us more bytes is not read further. */
const MOST_BYTES = 512 * 1024

/** Messages at one look; the next one goes on there. */
const BATCH = 200

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 60_000 }

function connect({ host, port, secure, user, password }: Mailbox): ImapFlow {
  const client = new ImapFlow({ host, port, secure, auth: { user, pass: password }, logger: false, ...TIMEOUTS })
  // What breaks rejects what waits for it too; nobody else has to hear of it.
  client.on('error', () => undefined)
  return client
}

/** The numbers of the messages after a place, in their order. */
async function numbersAfter(client: ImapFlow, after: number): Promise<number[]> {
  const found = await client.search({ uid: `${after + 1}:*` }, { uid: true })
  // `7:*` names the last message even where that is the sixth.
  return (found || []).filter((uid) => uid > after).sort((one, other) => one - other)
}

async function putAside(client: ImapFlow, uid: number, moveTo: string | undefined): Promise<void> {
  await client.messageFlagsAdd(String(uid), ['\\Seen'], { uid: true })
  if (moveTo) await client.messageMove(String(uid), moveTo, { uid: true })
}

type Reading = {
  place: Place | null
  /** Gives whether the message was one of those that are meant, which are marked as read then, and moved where that is set. */
  read: (source: Uint8Array) => Promise<boolean>
  /** Notes how far it is; a process that dies before that reads the last one once more. */
  note: (place: Place) => Promise<void>
}

/** Reads what has come into a mailbox since, each message once. */
export async function readMailbox(settings: Mailbox, { place, read, note }: Reading): Promise<void> {
  const client = connect(settings)
  await client.connect()
  try {
    const lock = await client.getMailboxLock(settings.folder)
    try {
      const uidValidity = String(client.mailbox && client.mailbox.uidValidity)
      const after = place?.uidValidity === uidValidity ? place.uid : 0
      for (const uid of (await numbersAfter(client, after)).slice(0, BATCH)) {
        const message = await client.fetchOne(String(uid), { source: { start: 0, maxLength: MOST_BYTES } }, { uid: true })
        if (message && message.source && (await read(message.source))) await putAside(client, uid, settings.moveTo)
        await note({ uidValidity, uid })
      }
    } finally {
      lock.release()
    }
    await client.logout()
  } finally {
    client.close()
  }
}
