/** Flags of a part of a composite glyph: its place is in words, as a distance; more parts follow. */
const PLACED = 0x0003
const MORE = 0x0020

/** A glyph without outline, for a letter that is already painted in another. */
const EMPTY = Buffer.alloc(0)

function readTables(font) {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_, index) => 12 + 16 * index)
  return new Map(
    entries.map((at) => {
      const start = font.readUInt32BE(at + 8)
      return [font.toString('latin1', at, at + 4), Buffer.from(font.subarray(start, start + font.readUInt32BE(at + 12)))]
    }),
  )
}

const padded = (table) => Buffer.concat([table, Buffer.alloc(-table.length & 3)])

function checksum(table) {
  let sum = 0
  for (let at = 0; at < table.length; at += 4) sum = (sum + table.readUInt32BE(at)) >>> 0
  return sum
}

function writeTables(font, tables) {
  const head = Buffer.from(font.subarray(0, 12 + 16 * tables.size))
  tables.get('head').writeUInt32BE(0, 8)
  let start = head.length
  let at = 12
  const parts = [...tables].map(([name, table]) => {
    const part = padded(table)
    head.write(name, at, 'latin1')
    for (const [index, value] of [checksum(part), start, table.length].entries()) head.writeUInt32BE(value, at + 4 + 4 * index)
    start += part.length
    at += 16
    return part
  })
  const whole = Buffer.concat([head, ...parts])
  // The sum of a whole font is this number, by its format.
  whole.writeUInt32BE((0xb1b0afba - checksum(whole)) >>> 0, whole.readUInt32BE(12 + 16 * [...tables.keys()].indexOf('head') + 8) + 8)
  return whole
}

const boxOf = (outline) => [2, 4, 6, 8].map((at) => outline.readInt16BE(at))

/** The box round all boxes: xMin, yMin, xMax, yMax. */
const around = (boxes) => [0, 1, 2, 3].map((side) => Math[side < 2 ? 'min' : 'max'](...boxes.map((box) => box[side])))

function composite(parts, outlines) {
  const visible = parts.filter(({ glyph }) => outlines[glyph].length > 0)
  if (visible.length === 0) return EMPTY
  const box = around(
    visible.map(({ glyph, x, y }) => {
      const [left, bottom, right, top] = boxOf(outlines[glyph])
      return [left + x, bottom + y, right + x, top + y]
    }),
  )
  const outline = Buffer.alloc(10 + 8 * visible.length)
  for (const [index, value] of [-1, ...box].entries()) outline.writeInt16BE(value, 2 * index)
  for (const [index, { glyph, x, y }] of visible.entries()) {
    const at = 10 + 8 * index
    outline.writeUInt16BE(index < visible.length - 1 ? PLACED | MORE : PLACED, at)
    outline.writeUInt16BE(glyph, at + 2)
    outline.writeInt16BE(x, at + 4)
    outline.writeInt16BE(y, at + 6)
  }
  return outline
}

/** A font program, and how many glyphs it has. */
export function readFont(font) {
  const tables = readTables(font)
  return { font, tables, count: tables.get('maxp').readUInt16BE(4), unitsPerEm: tables.get('head').readUInt16BE(18) }
}

/**
 * The TrueType font with more glyphs behind its own, each put together of others.
 * @param {ReturnType<typeof readFont>} read
 * @param {{ width: number, parts: { glyph: number, x: number, y: number }[] }[]} added
 */
export function withGlyphs({ font, tables, count }, added) {
  const [head, hhea, maxp, loca, glyf, hmtx] = ['head', 'hhea', 'maxp', 'loca', 'glyf', 'hmtx'].map((name) => tables.get(name))
  const isLong = head.readInt16BE(50) === 1
  const place = (glyph) => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph))
  const own = Array.from({ length: count }, (_, glyph) => glyf.subarray(place(glyph), place(glyph + 1)))
  const outlines = [...own, ...added.map(({ parts }) => composite(parts, own))]

  const measured = hhea.readUInt16BE(34)
  const widths = [...own.map((_, glyph) => hmtx.readUInt16BE(4 * Math.min(glyph, measured - 1))), ...added.map(({ width }) => width)]
  const metrics = Buffer.alloc(4 * outlines.length)
  const places = Buffer.alloc(4 * outlines.length + 4)
  let end = 0
  for (const [glyph, outline] of outlines.entries()) {
    metrics.writeUInt16BE(widths[glyph], 4 * glyph)
    metrics.writeInt16BE(outline.length > 0 ? boxOf(outline)[0] : 0, 4 * glyph + 2)
    end += padded(outline).length
    places.writeUInt32BE(end, 4 * glyph + 4)
  }
  const box = around(outlines.filter(({ length }) => length > 0).map(boxOf))
  for (const [side, value] of box.entries()) head.writeInt16BE(value, 36 + 2 * side)
  head.writeInt16BE(1, 50)
  hhea.writeUInt16BE(outlines.length, 34)

  // What a reader must be ready for: points, contours, parts and depth of a composite glyph.
  const most = Math.max(...added.map(({ parts }) => parts.length))
  maxp.writeUInt16BE(outlines.length, 4)
  for (const at of [10, 12]) maxp.writeUInt16BE(Math.min(0xffff, most * Math.max(maxp.readUInt16BE(at - 4), maxp.readUInt16BE(at))), at)
  maxp.writeUInt16BE(Math.max(most, maxp.readUInt16BE(28)), 28)
  maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30)

  const changed = new Map([...tables, ['loca', places], ['glyf', Buffer.concat(outlines.map(padded))], ['hmtx', metrics]])
  return { font: writeTables(font, changed), box }
}
