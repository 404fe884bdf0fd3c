import { createRequire } from 'node:module'
import { join } from 'node:path'
import { cms } from '../../../scripts/lib/paths.mjs'

const Database = createRequire(join(cms, 'package.json'))('better-sqlite3')
const DAY = 24 * 60 * 60 * 1000

/** What makes a copy a document of its own, by table. Dates move back, so that copies are a past that grows. */
const types = {
  articles: {
    uid: 'api::article.article',
    change: (row, copy) => ({ title: `${row.title} (${copy})`, published_date: dayBefore(row.published_date, copy) }),
  },
  events: {
    uid: 'api::event.event',
    change: (row, copy) => ({
      title: `${row.title} (${copy})`,
      slug: `${row.slug}-${copy}`,
      start_date: row.start_date && row.start_date - copy * DAY,
      end_date: row.end_date && row.end_date - copy * DAY,
    }),
  },
}

const dayBefore = (date, days) => date && new Date(Date.parse(date) - days * DAY).toISOString().slice(0, 10)
const copyId = (id, copy) => `${id.slice(0, 20)}${copy.toString(36).padStart(4, '0')}`

function insert(db, table, row) {
  const names = Object.keys(row)
  const sql = `insert into ${table} (${names.map((name) => `"${name}"`).join()}) values (${names.map(() => '?').join()})`
  return db.prepare(sql).run(...Object.values(row)).lastInsertRowid
}

/** A copy of a row with what hangs on it; components and pictures are shared with the original. */
function copyRow(db, table, uid, { id, ...row }, changes) {
  const own = insert(db, table, { ...row, ...changes })
  for (const { id: _, ...part } of db.prepare(`select * from ${table}_cmps where entity_id = ?`).all(id)) {
    insert(db, `${table}_cmps`, { ...part, entity_id: own })
  }
  for (const { id: _, ...picture } of db.prepare('select * from files_related_mph where related_type = ? and related_id = ?').all(uid, id)) {
    insert(db, 'files_related_mph', { ...picture, related_id: own })
  }
}

function bringTo(db, table, count) {
  const { uid, change } = types[table]
  const originals = db
    .prepare(`select document_id as id from ${table} group by document_id order by document_id`)
    .all()
    .map(({ id }) => id)
  for (const id of originals.slice(count)) db.prepare(`delete from ${table} where document_id = ?`).run(id)
  const kept = originals.slice(0, count)
  const rowsOf = new Map(kept.map((id) => [id, db.prepare(`select * from ${table} where document_id = ?`).all(id)]))
  for (let index = kept.length; index < count; index += 1) {
    const copy = Math.floor(index / kept.length)
    const id = kept[index % kept.length]
    for (const row of rowsOf.get(id)) copyRow(db, table, uid, row, { document_id: copyId(id, index), ...change(row, copy) })
  }
}

/** Makes a seeded SQLite database hold exactly `count` articles and `count` events, each in all its languages. */
export function bringContentTo(file, count) {
  const db = new Database(file)
  try {
    db.transaction(() => Object.keys(types).forEach((table) => bringTo(db, table, count)))()
  } finally {
    db.close()
  }
}
