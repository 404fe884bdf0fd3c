/** Seconds after which one may ask again. */
export const RETRY_AFTER = '5'

/** Names that Node gives to errors of a connection, and PostgreSQL's classes: connection exceptions, no room for one more, shutting down. */
const CONNECTION = /^(ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|08\w{3}|53300|57P0[1-3])$/

/** What SQLite says when another process holds the file, or the file cannot be reached. */
const SQLITE = /^SQLITE_(BUSY|LOCKED|CANTOPEN|PROTOCOL)/

const TERMINATED = /^Connection terminated/

const namesOf = (error: Error): string[] =>
  ['code', 'name'].flatMap((name) => (typeof Reflect.get(error, name) === 'string' ? [String(Reflect.get(error, name))] : []))

/** Whether something failed because the database did not answer: it is right again once that is back. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (TERMINATED.test(error.message)) return true
  return namesOf(error).some((name) => CONNECTION.test(name) || SQLITE.test(name) || name === 'KnexTimeoutError')
}

export const DATABASE_AWAY = { data: null, error: { status: 503, name: 'Unavailable', message: 'The database does not answer.', details: {} } }
