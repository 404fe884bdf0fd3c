import { readFont, withGlyphs } from './glyphs.mjs'
import { contentOf, referenceIn, withContent } from './objects.mjs'

/** A map to Unicode may name so many glyphs at once. */
const AT_ONCE = 100

const utf16 = (text) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase()
const code16 = (code) => code.toString(16).padStart(4, '0').toUpperCase()

/** A font of the file, to which glyphs can be added. */
export function openFont(objects, number) {
  const object = (key, from) => referenceIn(objects[from - 1], key)
  const descendant = object('DescendantFonts', number)
  const descriptor = object('FontDescriptor', descendant)
  const [map, program, set] = [object('ToUnicode', number), object('FontFile2', descriptor), object('CIDSet', descriptor)]
  const font = readFont(Buffer.from(contentOf(objects[program - 1]), 'latin1'))
  if (font.unitsPerEm !== 1000) throw new Error('Only for fonts with a thousand units to the em, as the PDF counts')

  const widths = new Map()
  for (const [, first, last, width] of /\/W \[([^\]]*)/.exec(objects[descendant - 1])[1].matchAll(/(\d+) (\d+) (\S+)/g)) {
    for (let code = Number(first); code <= last; code++) widths.set(code, Math.round(Number(width)))
  }
  const unicode = contentOf(objects[map - 1])
  const texts = new Map(
    [...unicode.matchAll(/^<(\w{4})> <(\w+)>$/gm)].map(([, code, text]) => [parseInt(code, 16), Buffer.from(text, 'hex').swap16().toString('utf16le')]),
  )
  const added = new Map()

  return {
    glyph: (code) => ({ width: widths.get(code) ?? 0, text: texts.get(code) ?? '' }),

    /** The code of a glyph that stands for `text` and paints `parts`. */
    add(text, width, parts) {
      const key = JSON.stringify([text, width, parts])
      if (!added.has(key)) added.set(key, { code: font.count + added.size, text, width, parts })
      return added.get(key).code
    },

    /** Writes the glyphs that were added into all the objects that tell of glyphs. */
    close() {
      if (added.size === 0) return
      const glyphs = [...added.values()]
      const grown = withGlyphs(font, glyphs)
      const change = (at, edit) => (objects[at - 1] = edit(objects[at - 1]))
      change(program, (stream) => withContent(stream, grown.font.toString('latin1')))
      change(descriptor, (text) => text.replace(/\/FontBBox \[.*?\]/, `/FontBBox [${grown.box.join(' ')}]`))
      change(descendant, (text) => text.replace(/(\/W \[[^\]]*)/, `$1 ${glyphs.map(({ code, width }) => `${code} ${code} ${width}`).join(' ')}`))
      const all = font.count + glyphs.length
      const bits = Array.from({ length: Math.ceil(all / 8) }, (_, index) => 0xff & (0xff << Math.max(0, 8 * (index + 1) - all)))
      change(set, (stream) => withContent(stream, String.fromCharCode(...bits)))
      const blocks = Array.from({ length: Math.ceil(glyphs.length / AT_ONCE) }, (_, index) => glyphs.slice(AT_ONCE * index, AT_ONCE * (index + 1)))
      const entries = blocks.map(
        (block) => `${block.length} beginbfchar\n${block.map(({ code, text }) => `<${code16(code)}> <${utf16(text)}>\n`).join('')}endbfchar\n`,
      )
      change(map, (stream) => withContent(stream, unicode.replace('endcmap', `${entries.join('')}endcmap`)))
    },
  }
}
