import { copyRows } from './copies.mjs'

/** What makes a copy a document of its own, by table. Dates move back, so that copies are a past that grows. */
const TYPES = {
  articles: {
    uid: 'api::article.article',
    changes: { title: `o.title || ' ' || c.n`, published_date: 'o.published_date - c.n' },
  },
  events: {
    uid: 'api::event.event',
    changes: {
      title: `o.title || ' ' || c.n`,
      slug: `o.slug || '-' || c.n`,
      start_date: `o.start_date - c.n * interval '1 day'`,
      end_date: `o.end_date - c.n * interval '1 day'`,
    },
  },
}

/** A table of documents with what hangs on its rows; components and pictures are shared with the original. */
class Table {
  #copies = 0

  static async open(db, name) {
    const { rows } = await db.raw(`select count(distinct document_id)::int as documents, min(id) as first, max(id) as last from "${name}"`)
    return Object.assign(new Table(), { db, name, ...rows[0], ...TYPES[name] })
  }

  /** Brings it to at least so many documents. */
  async bringTo(count) {
    const copies = Math.ceil(count / this.documents) - 1
    if (copies <= this.#copies) return
    const range = { from: this.#copies + 1, to: copies }
    const { db, name, uid, first, last } = this
    const { rows } = await db.raw(`select max(id) as top from "${name}"`)
    // Behind all there are, and known by the id of the original, so that what hangs on them finds them.
    const idOf = (id) => `${rows[0].top} + (c.n - ${range.from}) * ${last - first + 1} + ${id} - ${first} + 1`
    const originals = `id <= ${last}`
    await copyRows(db, name, {
      ...range,
      where: originals,
      changes: { ...this.changes, id: idOf('o.id'), document_id: `left(o.document_id, 20) || lpad(to_hex(c.n), 4, '0')` },
    })
    await copyRows(db, `${name}_cmps`, { ...range, where: `entity_${originals}`, changes: { entity_id: idOf('o.entity_id') } })
    await copyRows(db, 'files_related_mph', {
      ...range,
      where: `related_type = '${uid}' and related_${originals}`,
      changes: { related_id: idOf('o.related_id') },
    })
    await db.raw(`select setval(pg_get_serial_sequence('${name}', 'id'), max(id)) from "${name}"`)
    this.#copies = copies
  }

  get count() {
    return this.documents * (this.#copies + 1)
  }
}

/** The articles and events of a seeded content service on PostgreSQL, which can become many, each in all its languages. */
export class Documents {
  static async open(db) {
    const tables = []
    for (const name of Object.keys(TYPES)) tables.push(await Table.open(db, name))
    return Object.assign(new Documents(), { db, tables })
  }

  get count() {
    return this.tables.reduce((sum, { count }) => sum + count, 0)
  }

  /** Brings them to at least so many in all, each type to its part of them. */
  async bringTo(count) {
    for (const table of this.tables) await table.bringTo(count / this.tables.length)
    await this.db.raw('analyze')
  }
}
