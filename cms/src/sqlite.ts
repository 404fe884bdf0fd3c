import type { Core } from '@strapi/strapi'
import { Mutex, type MutexInterface, withTimeout } from 'async-mutex'
import { setTimeout as waitFor } from 'node:timers/promises'

/** How long it is waited for another process that writes, and how often it is looked. Milliseconds. */
const PATIENCE = 5000
const PAUSE = 5

/** As long as for a connection: whoever writes within a transaction but past it would wait for itself. Milliseconds. */
const QUEUE_PATIENCE = 60_000

/** SQLite's word for it, which is answered with 503. */
const BUSY = 'SQLITE_BUSY'

/** More than there are ever writers who wait: readers shall find one of their own. */
const CONNECTIONS = 32

type Bindings = readonly unknown[]
type Statement = { reader: boolean; readonly: boolean; all(bindings: Bindings): unknown; run(bindings: Bindings): unknown }

/** What this file uses of better-sqlite3, whose calls return when they are done. */
export type SqliteConnection = {
  readonly inTransaction: boolean
  pragma(statement: string): unknown
  exec(statement: string): unknown
  prepare(statement: string): Statement
}

/** Who writes in this process: one after the other, a transaction from its first change to its end. */
const writers = withTimeout(new Mutex(), QUEUE_PATIENCE, Object.assign(new Error('Others have written for too long.'), { code: BUSY }))
let lastWritten = 0

/** Whether another connection writes. */
const isHeldUp = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === BUSY

/** Does it again until no other process writes. Throws `SQLITE_BUSY` once nobody here could write for as long as one waits. */
async function patiently(run: () => unknown, since: number): Promise<unknown> {
  for (;;) {
    try {
      const result = run()
      lastWritten = performance.now()
      return result
    } catch (error) {
      if (!isHeldUp(error) || performance.now() - Math.max(since, lastWritten) > PATIENCE) throw error
      await waitFor(PAUSE)
    }
  }
}

/** Runs a single statement that writes, when no other connection does. */
async function writeAlone(statement: () => unknown): Promise<unknown> {
  const since = performance.now()
  try {
    return statement()
  } catch (error) {
    if (!isHeldUp(error)) throw error
    return writers.runExclusive(() => patiently(statement, since))
  }
}

/** The transaction of a connection: it only reads, is about to write, or has the turn to write until it ends. */
class Transaction {
  readonly #connection: SqliteConnection
  #beginning: Promise<void> | undefined
  #endTurn: MutexInterface.Releaser | undefined

  constructor(connection: SqliteConnection) {
    this.#connection = connection
  }

  get isOpen(): boolean {
    return this.#connection.inTransaction || this.#beginning !== undefined
  }

  async run(statement: () => unknown, writes: boolean): Promise<unknown> {
    if (writes && !this.#endTurn) this.#beginning ??= this.#beginToWrite()
    await this.#beginning
    try {
      return statement()
    } finally {
      if (!this.#connection.inTransaction) this.#giveTurnBack()
    }
  }

  /** What could not be committed must not stay open: nobody would end it, and everybody wait for it. */
  async commit(statement: () => unknown): Promise<unknown> {
    try {
      return await this.run(statement, false)
    } catch (error) {
      if (this.#connection.inTransaction) this.#connection.exec('ROLLBACK')
      this.#giveTurnBack()
      throw error
    }
  }

  /**
   * Begins anew as one that writes. It has changed nothing yet, and sees from now on what others have committed since it read, as each statement
   * does on PostgreSQL; begun as one that reads, SQLite would refuse to let it write after that.
   */
  async #beginToWrite(): Promise<void> {
    const since = performance.now()
    try {
      const endTurn = await writers.acquire()
      try {
        this.#connection.exec('COMMIT')
        await patiently(() => this.#connection.exec('BEGIN IMMEDIATE'), since)
        this.#endTurn = endTurn
      } catch (error) {
        endTurn()
        // Whoever began it ends it.
        if (!this.#connection.inTransaction) this.#connection.exec('BEGIN')
        throw error
      }
    } finally {
      this.#beginning = undefined
    }
  }

  #giveTurnBack(): void {
    this.#endTurn?.()
    this.#endTurn = undefined
  }
}

/** A savepoint must lie within the transaction that is written in. */
const isSavepoint = (sql: string) => /^savepoint/i.test(sql)

/**
 * Has the statements of a connection wait for who writes without holding up the process: SQLite's own `busy_timeout` sleeps, and everybody
 * with it.
 */
export function waitWithoutBlocking(connection: SqliteConnection): void {
  connection.pragma('busy_timeout = 0')
  const prepare = connection.prepare.bind(connection)
  const transaction = new Transaction(connection)
  const run = (sql: string, writes: boolean, statement: () => unknown): unknown => {
    if (!transaction.isOpen) return writes ? writeAlone(statement) : statement()
    return sql === 'COMMIT;' ? transaction.commit(statement) : transaction.run(statement, writes || isSavepoint(sql))
  }
  connection.prepare = (sql) => {
    const statement = prepare(sql)
    const { reader, readonly } = statement
    return {
      reader,
      readonly,
      all: (bindings) => run(sql, !readonly, () => statement.all(bindings)),
      run: (bindings) => run(sql, !readonly, () => statement.run(bindings)),
    }
  }
}

/**
 * Gives who reads a connection beside the one that writes. Not before the tables are made: until then the settings of one connection are
 * meant to hold for what comes after them.
 */
export function openForReaders({ db }: Core.Strapi): void {
  if (db.dialect.client === 'sqlite') db.connection.client.pool.max = CONNECTIONS
}
