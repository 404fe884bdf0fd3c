import assert from 'node:assert/strict'
import { describe, test } from 'node:test'
import { isSame, toPostgres } from '../../scripts/lib/move/values.mjs'

const column = (type, more = {}) => ({ name: 'field', type, ...more })
const MOMENT = Date.UTC(2026, 9, 25, 0, 30)

describe('a value of SQLite in PostgreSQL', () => {
  for (const [type, value, written] of [
    ['boolean', 1n, true],
    ['boolean', 0n, false],
    ['jsonb', '{"a":[1,"ب"]}', '{"a":[1,"ب"]}'],
    ['jsonb', 5n, '5'],
    ['date', '2026-03-29', '2026-03-29'],
    ['bigint', 9007199254740993n, '9007199254740993'],
    ['character varying', 'text', 'text'],
    ['timestamp with time zone', BigInt(MOMENT), '2026-10-25T00:30:00.000Z'],
    ['timestamp with time zone', '2026-10-25 00:30:00', '2026-10-25T00:30:00.000Z'],
    ['timestamp with time zone', '2026-10-25T02:30:00.000+02:00', '2026-10-25T00:30:00.000Z'],
  ]) {
    test(`${type}: ${value}`, () => {
      assert.equal(toPostgres(column(type), value), written)
      assert.ok(isSame(column(type), written, String(written)))
    })
  }

  test('nothing stays nothing', () => {
    for (const type of ['boolean', 'jsonb', 'date', 'integer']) assert.equal(toPostgres(column(type), null), null)
    assert.ok(isSame(column('integer'), null, null))
    assert.ok(!isSame(column('boolean'), null, 'f'))
  })

  test('a moment without a zone is that of the clock of this machine, as the driver writes and reads it', () => {
    const written = toPostgres(column('timestamp without time zone'), BigInt(MOMENT))
    assert.equal(new Date(written).getTime(), MOMENT)
    assert.ok(isSame(column('timestamp without time zone'), written, written.replace(/\.000$/, '')))
    assert.ok(!isSame(column('timestamp without time zone'), written, '2026-10-25 09:31:00'))
  })

  test('what another notation means is the same, and what another value means is not', () => {
    assert.ok(isSame(column('jsonb'), '{"b":1,"a":[2]}', '{"a": [2], "b": 1}'))
    assert.ok(!isSame(column('jsonb'), '{"a":1}', '{"a": 2}'))
    for (const read of ['1.00', '1.01']) assert.ok(isSame(column('numeric', { scale: 2 }), '1.005', read))
    assert.ok(!isSame(column('numeric', { scale: 2 }), '1.005', '1.02'))
    assert.ok(isSame(column('double precision'), '0.1', '0.1'))
    assert.ok(!isSame(column('character varying'), 'a', 'A'))
  })

  test('what PostgreSQL cannot store is refused with the reason', () => {
    assert.throws(() => toPostgres(column('text'), 'a\0b'), /zero character/)
    assert.throws(() => toPostgres(column('jsonb'), '{'), SyntaxError)
    assert.throws(() => toPostgres(column('timestamp without time zone'), 'yesterday'), /no moment/)
  })
})
