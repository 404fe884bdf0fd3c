import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { OLDEST_SCHEMA, SCHEMA_VERSION } from '@/cms/src/schema/version'
import { kept } from './support/kept'

const file = path.resolve('cms/src/schema/recorded.txt')
const COMMAND = 'RECORD_SCHEMA=true npm test -- --only cms tests/cms/schema-version.test.ts'

type Recorded = { version: number; oldest: number; tables: string[]; rows: string[] }

const ROW = /^(permission|token|layout) /

function read(): Recorded {
  const [head = '', ...lines] = readFileSync(file, 'utf8').trim().split('\n')
  const [, version, oldest] = /^schema (\d+), runs with releases from (\d+)$/.exec(head) ?? []
  return { version: Number(version), oldest: Number(oldest), tables: lines.filter((line) => !ROW.test(line)), rows: lines.filter((line) => ROW.test(line)) }
}

const write = ({ version, oldest, tables, rows }: Recorded) =>
  writeFileSync(file, `${[`schema ${version}, runs with releases from ${oldest}`, ...tables, ...rows].join('\n')}\n`)

const without = (lines: string[], others: string[]) => lines.filter((line) => !others.includes(line))

/** What an older release cannot do with: its own columns are other ones, or it cannot fill new ones. */
function breaks(before: Recorded, now: Recorded): string[] {
  const added = without(now.tables, before.tables)
  const tableOf = (line: string) => /^\w+ ([^ .]+)/.exec(line)?.[1]
  const formerTables = new Set(before.tables.map(tableOf))
  return [
    ...without(before.tables, now.tables),
    ...added.filter((line) => formerTables.has(tableOf(line)) && (line.startsWith('unique') || /^column .* not null(?! default)/.test(line))),
  ]
}

test('what a release keeps in the database has the version that it says', async () => {
  const now: Recorded = { version: SCHEMA_VERSION, oldest: OLDEST_SCHEMA, ...(await kept(process.env.TEST_TEMPLATE_SQLITE ?? '')) }
  const before = read()
  const broken = breaks(before, now)
  if (JSON.stringify(before) === JSON.stringify(now)) return
  const changed = [
    ...without(now.tables.concat(now.rows), before.tables.concat(before.rows)),
    ...without(before.tables.concat(before.rows), now.tables.concat(now.rows)),
  ]
  const what = changed.slice(0, 20).join('\n  ')
  if (changed.length > 0 && now.version <= before.version) {
    throw new Error(
      `The database of this release is another one:\n  ${what}\nRaise SCHEMA_VERSION in cms/src/schema/version.ts to ${before.version + 1}, then run: ${COMMAND}`,
    )
  }
  if (broken.length > 0 && now.oldest < now.version) {
    throw new Error(
      `Releases of before cannot run with this:\n  ${broken.join('\n  ')}\nKeep what is there and add beside it, or set OLDEST_SCHEMA to SCHEMA_VERSION (CONTRIBUTING.md).`,
    )
  }
  if (process.env.RECORD_SCHEMA !== 'true') throw new Error(`The schema is not recorded:\n  ${what}\nRun: ${COMMAND}`)
  write(now)
})

describe('what older releases cannot run with', () => {
  const of = (...tables: string[]): Recorded => ({ version: 1, oldest: 1, tables, rows: [] })
  const before = of('column a.id integer not null', 'column a.name varchar(255)', 'type api::a.a drafts')

  test.each([
    ['a table more', of(...before.tables, 'column b.id integer not null', 'unique b id b_unique'), 0],
    ['a column more', of(...before.tables, 'column a.nick varchar(255)'), 0],
    ['a column more that is never empty, with a default', of(...before.tables, "column a.nick varchar(255) not null default ''"), 0],
    ['a column more that is never empty', of(...before.tables, 'column a.nick varchar(255) not null'), 1],
    ['a unique index more on a table of before', of(...before.tables, 'unique a name a_name'), 1],
    ['a column less', of('column a.id integer not null', 'type api::a.a drafts'), 1],
    ['a column of another type', of('column a.id integer not null', 'column a.name text', 'type api::a.a drafts'), 1],
    ['a type that has drafts no more', of('column a.id integer not null', 'column a.name varchar(255)', 'type api::a.a'), 1],
  ])('%s', (_what, now, count) => expect(breaks(before, now)).toHaveLength(count))
})
