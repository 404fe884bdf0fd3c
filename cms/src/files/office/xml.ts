import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { z } from 'zod'

/** A part that cannot be read as the readers of such documents do, or holds what a document may not. */
export class UnsafePart extends Error {}

/** An element, in the order in which it stands: its name without prefix, its attributes without prefix, the text in it. */
export type Element = { name: string; attributes: ReadonlyMap<string, string>; text: string }

const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  processEntities: false,
})

const nodes = z.array(z.record(z.string(), z.unknown()))
const values = z.record(z.string(), z.coerce.string())

/** Deeper than any program writes. */
const MOST_DEPTH = 250

const withoutPrefix = (name: string) => name.slice(name.indexOf(':') + 1)

const BYTE_ORDER_MARK = '\ufeff'

/** UTF-8 without a document type: in another encoding, or with entities, a reader may see something else. */
function textOf(bytes: Uint8Array): string {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    throw new UnsafePart('encoding')
  }
  if (text.startsWith(BYTE_ORDER_MARK)) text = text.slice(1)
  const declared = /^<\?xml[^>]*?encoding\s*=\s*["']([^"']*)["']/.exec(text)?.[1] ?? 'utf-8'
  if (!/^(utf-8|us-ascii)$/i.test(declared) || text.includes('\0')) throw new UnsafePart('encoding')
  if (/<!(DOCTYPE|ENTITY)/i.test(text)) throw new UnsafePart('doctype')
  return text
}

/** Calls `enter` for every element, in the order in which they stand. Throws an UnsafePart. */
export function walk(bytes: Uint8Array, enter: (element: Element) => void): void {
  // LibreOffice writes empty parts.
  if (bytes.length === 0) return
  const text = textOf(bytes)
  if (XMLValidator.validate(text) !== true) throw new UnsafePart('malformed')
  const visit = (given: unknown, depth: number): void => {
    if (depth > MOST_DEPTH) throw new UnsafePart('depth')
    for (const { ':@': held, ...node } of nodes.parse(given)) {
      const [name] = Object.keys(node)
      if (!name || name === '#text' || name.startsWith('?')) continue
      const children = nodes.parse(node[name])
      const attributes = new Map(Object.entries(values.parse(held ?? {})).map(([key, value]) => [withoutPrefix(key), value]))
      const own = children.map((child) => (typeof child['#text'] === 'string' ? child['#text'] : '')).join('')
      enter({ name: withoutPrefix(name), attributes, text: own })
      visit(children, depth + 1)
    }
  }
  visit(parser.parse(text), 0)
}
