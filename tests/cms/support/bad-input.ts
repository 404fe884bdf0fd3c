import fc from 'fast-check'

/** Any sequence of code units, halves of surrogate pairs and NUL among them. */
const codeUnits = fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 20 }).map((units) => String.fromCharCode(...units))

const nastyText = fc.oneof(
  codeUnits,
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc.constantFrom(
    '\u0000',
    'a\u0000b@example.org',
    '\ud800',
    'x\udfff@example.org',
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>@example.org',
    '__proto__',
    'constructor',
    "'; DROP TABLE ideas; --",
    '${7*7}{{7*7}}',
    '\u202egnp.exe',
    '٣'.repeat(400),
    'x'.repeat(100_000),
    `<b>${'y'.repeat(80)}`,
    '\n\r\t  \u2028',
    '1e309',
    '-1',
    'true',
    '2026-02-31',
    'https://example.org/<script>',
    'a'.repeat(24),
  ),
)

/** An object of which everything inherits, as only JSON can write it. */
const polluting: unknown = JSON.parse('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}')

const deep = fc.integer({ min: 50, max: 2000 }).map((depth): unknown => JSON.parse('['.repeat(depth) + ']'.repeat(depth)))

/** Anything that JSON can say, and rather what nobody expects. */
export const nasty: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: nastyText, weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1e300, 0.1, [], {}, polluting), weight: 3 },
  { arbitrary: fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), weight: 2 },
  { arbitrary: fc.array(nastyText, { maxLength: 10 }), weight: 1 },
  { arbitrary: fc.dictionary(nastyText, nastyText, { maxKeys: 5 }), weight: 1 },
  { arbitrary: fc.constantFrom<unknown>({ $ne: null }, { $gt: '' }, { $or: [{}] }), weight: 1 },
  { arbitrary: deep, weight: 1 },
)

/** A valid submission in which some fields are replaced or missing, and some are added. */
export function spoiled(valid: Record<string, unknown>): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(valid)
  const replaced = fc.dictionary(fc.constantFrom(...names), nasty, { maxKeys: 3 })
  const missing = fc.subarray(names, { maxLength: 1 })
  const added = fc.dictionary(nastyText, nasty, { maxKeys: 2 })
  return fc.tuple(replaced, missing, added).map(([changes, gone, more]) => {
    const entries = Object.entries({ ...more, ...valid, ...changes }).filter(([name]) => !gone.includes(name))
    return Object.fromEntries(entries)
  })
}
