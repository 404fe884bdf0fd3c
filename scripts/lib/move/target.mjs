import { contentServicePackage } from '../archive.mjs'
import { Problem } from '../problem.mjs'

/** Stands in the target until all is copied. What a move that was cut off has left is known by it. */
const MARK = 'imar_unfinished_move'

const quoted = (name) => `"${name.replaceAll('"', '""')}"`

/** Everything as text: the driver's own reading of dates depends on settings. */
const AS_TEXT = { getTypeParser: () => (value) => value }

const TABLES = "SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename"

const COLUMNS = `SELECT table_name, column_name, data_type, numeric_scale, character_maximum_length
  FROM information_schema.columns WHERE table_schema = 'public' ORDER BY table_name, ordinal_position`

const FOREIGN_KEYS = `SELECT conrelid::regclass AS tablename, conname, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`

/** The PostgreSQL database that content is moved into. */
export class Target {
  #client

  static async open(connectionString) {
    const { Client } = contentServicePackage('pg')
    const target = new Target()
    target.#client = new Client({ connectionString, types: AS_TEXT, application_name: 'imar move' })
    try {
      await target.#client.connect()
    } catch ({ message }) {
      throw new Problem(`PostgreSQL does not answer at DATABASE_URL: ${message || 'no connection'}.`)
    }
    return target
  }

  async run(statement, values) {
    return (await this.#client.query(statement, values)).rows
  }

  async tables() {
    return (await this.run(TABLES)).map(({ tablename }) => tablename).filter((name) => name !== MARK)
  }

  /** Takes an empty database, or one in which a move was cut off. Throws a Problem for one that holds anything else. */
  async claim() {
    const isMarked = (await this.run(TABLES)).some(({ tablename }) => tablename === MARK)
    if (isMarked) await this.clear()
    const tables = await this.tables()
    if (tables.length > 0)
      throw new Problem(`The database at DATABASE_URL is not empty (${tables.length} tables, ${tables[0]} among them): name an empty one. Nothing was changed.`)
    await this.run(`CREATE TABLE ${MARK} (began timestamptz NOT NULL DEFAULT now())`)
  }

  /** Takes away what was made since it was claimed. */
  async clear() {
    const names = [...(await this.tables()), MARK]
    await this.run(`DROP TABLE IF EXISTS ${names.map(quoted).join(', ')} CASCADE`)
  }

  /** The columns of each table, with their types. */
  async columns() {
    const tables = new Map()
    for (const row of await this.run(COLUMNS)) {
      if (row.table_name === MARK) continue
      const column = {
        name: row.column_name,
        type: row.data_type,
        scale: row.numeric_scale && Number(row.numeric_scale),
        length: Number(row.character_maximum_length ?? Infinity),
      }
      tables.set(row.table_name, [...(tables.get(row.table_name) ?? []), column])
    }
    return tables
  }

  /** Empties tables and runs without the references between them, which are checked when they are put back. All of it or nothing. */
  async replacing(tables, work) {
    await this.run('BEGIN')
    const keys = await this.run(FOREIGN_KEYS)
    for (const { tablename, conname } of keys) await this.run(`ALTER TABLE ${tablename} DROP CONSTRAINT ${quoted(conname)}`)
    await this.run(`TRUNCATE ${tables.map(quoted).join(', ')}`)
    await work()
    for (const { tablename, conname, definition } of keys) await this.run(`ALTER TABLE ${tablename} ADD CONSTRAINT ${quoted(conname)} ${definition}`)
    await this.run(`DROP TABLE ${MARK}`)
    await this.run('COMMIT')
    await this.run('ANALYZE')
  }

  async insert(table, columns, rows) {
    const places = rows.map((_, row) => `(${columns.map((__, column) => `$${row * columns.length + column + 1}`).join(', ')})`)
    await this.run(`INSERT INTO ${quoted(table)} (${columns.map(({ name }) => quoted(name)).join(', ')}) VALUES ${places.join(', ')}`, rows.flat())
  }

  /** The next row that is made gets the number after this one. */
  async continueAfter(table, id) {
    const [{ sequence }] = await this.run("SELECT pg_get_serial_sequence($1, 'id') AS sequence", [`public.${quoted(table)}`])
    if (sequence) await this.run('SELECT setval($1::regclass, $2::bigint, $3::boolean)', [sequence, id > 0n ? String(id) : '1', id > 0n])
  }

  /** Rows in the order of their numbers, or of the table where there are none, each an array. */
  async *rows(table, columns) {
    const order = columns.some(({ name }) => name === 'id') ? 'id' : 'ctid'
    await this.run(`DECLARE reading NO SCROLL CURSOR FOR SELECT ${columns.map(({ name }) => quoted(name)).join(', ')} FROM ${quoted(table)} ORDER BY ${order}`)
    for (;;) {
      const { rows } = await this.#client.query({ text: 'FETCH 1000 FROM reading', rowMode: 'array' })
      if (rows.length === 0) break
      yield* rows
    }
    await this.run('CLOSE reading')
  }

  close() {
    return this.#client.end()
  }
}
