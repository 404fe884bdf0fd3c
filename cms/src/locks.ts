import { createHash } from 'node:crypto'
import { setTimeout as waitFor } from 'node:timers/promises'
import { Client } from 'pg'
import { optional, required } from './environment'

/** Between the first two tries of one who waits, and the longest. Milliseconds. */
const FIRST_PAUSE = 25
const LONGEST_PAUSE = 500

/** A database that takes longer to answer is none. Milliseconds. */
const PATIENCE = 5000

/** PostgreSQL notices within half a minute that a machine is gone, and not after two hours. */
const KEEPALIVES = 'SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 4'

/** Only PostgreSQL is used by several processes: of one on SQLite everything is its own. */
const isShared = () => optional('DATABASE_CLIENT') === 'postgres'

/** The number by which PostgreSQL knows a lock. */
const keyOf = (name: string) => createHash('sha256').update(`imar ${name}`).digest().readBigInt64BE().toString()

/** Beside the pool: what is locked lasts as long as the connection. */
let current: { client: Client; connected: Promise<unknown> } | undefined
const held = new Set<string>()

/** Gives a connection up, and with it all that it held. */
function lose(client: Client): void {
  if (current?.client !== client) return
  current = undefined
  held.clear()
  void client.end().catch(() => undefined)
}

function connect(): { client: Client; connected: Promise<unknown> } {
  const client = new Client({
    connectionString: required('DATABASE_URL'),
    application_name: 'imar locks',
    keepAlive: true,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
  })
  client.on('error', () => lose(client))
  client.on('end', () => lose(client))
  return { client, connected: client.connect().then(() => client.query(KEEPALIVES)) }
}

async function ask(call: 'pg_try_advisory_lock' | 'pg_advisory_unlock', name: string): Promise<boolean> {
  current ??= connect()
  const { client, connected } = current
  try {
    await connected
    const { rows } = await client.query<{ given: boolean }>(`SELECT ${call}($1) AS given`, [keyOf(name)])
    return rows[0]?.given === true
  } catch (error) {
    lose(client)
    throw error
  }
}

/** Takes a lock that no other process has; callers within this one take turns by themselves. Throws when the database is away. */
async function take(name: string): Promise<boolean> {
  if (held.has(name) || !(await ask('pg_try_advisory_lock', name))) return false
  held.add(name)
  return true
}

async function giveBack(name: string): Promise<void> {
  // What was lost with its connection is held no more.
  if (held.delete(name)) await ask('pg_advisory_unlock', name).catch(() => false)
}

async function during<T>(name: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } finally {
    await giveBack(name)
  }
}

/** Runs one after the other, in whichever process, what has the same name. */
export async function withLock<T>(name: string, run: () => Promise<T>): Promise<T> {
  if (!isShared()) return run()
  for (let pause = FIRST_PAUSE; !(await take(name)); pause = Math.min(pause * 2, LONGEST_PAUSE)) await waitFor(pause)
  return during(name, run)
}

/** Runs it unless another process is at what has the same name. Gives whether it ran. */
export async function ifFree(name: string, run: () => Promise<void>): Promise<boolean> {
  if (isShared() && !(await take(name))) return false
  await during(name, run)
  return true
}

/** Waits, within the transaction of the caller, until no other one that has taken the same name is under way. On SQLite whoever writes is alone. */
export async function inTurn(name: string): Promise<void> {
  if (isShared()) await strapi.db.transaction(({ trx }) => trx.raw('SELECT pg_advisory_xact_lock(?)', [keyOf(name)]))
}

/** Whether this process is the one that does what has this name, from now on until it ends. */
export const leads = async (name: string): Promise<boolean> => !isShared() || held.has(name) || take(name)

/** Gives everything back. */
export async function closeLocks(): Promise<void> {
  await current?.client.end().catch(() => undefined)
}
