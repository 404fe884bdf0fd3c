import { isDeepStrictEqual } from 'node:util'

const two = (number, length = 2) => String(number).padStart(length, '0')

/** The wall clock of this machine's time zone: a timestamp of PostgreSQL without a zone holds that, as the driver writes and reads it. */
const wallClock = (date) =>
  `${two(date.getFullYear(), 4)}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}.${two(date.getMilliseconds(), 3)}`

/** SQLite has moments as milliseconds since 1970, and as text of its own clock, which is UTC. */
function momentOf(value) {
  const text = String(value)
  if (/^-?\d+(\.\d+)?$/.test(text)) return new Date(Number(text))
  const date = new Date(/[zZ]|[+-]\d\d:?\d\d$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
  if (Number.isNaN(date.getTime())) throw new Error(`${text.slice(0, 40)} is no moment`)
  return date
}

const isTrue = (value) => ['1', 'true', 't'].includes(String(value))

function jsonOf(value) {
  const text = String(value)
  JSON.parse(text)
  return text
}

/** How a value of SQLite is written into a column of PostgreSQL, by the type of the column. */
const WRITERS = {
  boolean: isTrue,
  json: jsonOf,
  jsonb: jsonOf,
  date: (value) => (/^-?\d+$/.test(String(value)) ? momentOf(value).toISOString().slice(0, 10) : String(value)),
  'timestamp without time zone': (value) => wallClock(momentOf(value)),
  'timestamp with time zone': (value) => momentOf(value).toISOString(),
}

export function toPostgres({ type }, value) {
  if (value === null) return null
  const written = (WRITERS[type] ?? String)(value)
  if (typeof written === 'string' && written.includes('\0')) throw new Error('it holds a zero character, which PostgreSQL cannot store')
  return written
}

const readers = {
  boolean: (text) => text === 't' || text === 'true',
  json: JSON.parse,
  jsonb: JSON.parse,
  real: Number,
  'double precision': Number,
  'timestamp without time zone': (text) => wallClock(new Date(text)),
  'timestamp with time zone': (text) => new Date(text).getTime(),
}

/** A value in a form that is the same for both databases. `text`: as it was written, or as PostgreSQL gives it. */
function comparable({ type }, text) {
  if (text === null) return null
  return (readers[type] ?? String)(String(text))
}

/** Whether PostgreSQL has what was written into it; a number with few places there is rounded. */
export function isSame(column, written, read) {
  if (column.type === 'numeric' && written !== null && read !== null) return Math.abs(Number(written) - Number(read)) <= 0.5001 * 10 ** -(column.scale ?? 10)
  return isDeepStrictEqual(comparable(column, written), comparable(column, read))
}
