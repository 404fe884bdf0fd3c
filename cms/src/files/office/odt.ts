import { UnsafePart, walk } from './xml'

type Parts = ReadonlyMap<string, Uint8Array>

const ACTIVE_ELEMENTS = new Set([
  'event-listener',
  'script',
  'library',
  'dde-source',
  'dde-connection',
  'dde-connection-decl',
  'object-ole',
  'applet',
  'plugin',
  'section-source',
  'auto-reload',
  'execute-macro',
])

const ACTIVE_PARTS = /^(basic|scripts|configurations2\/.*\.xml$|dialogs)/

const LINK = /^(https?:|mailto:|tel:|#)/i

/** A place outside of the document. */
const OUTSIDE = /^[a-z][a-z\d+.-]*:|^\/|\\|(^|\/)\.\.(\/|$)|&/i

/** Checks a text of LibreOffice. Throws an UnsafePart. */
export function checkOdt(parts: Parts): void {
  for (const [name, bytes] of parts) {
    if (ACTIVE_PARTS.test(name) && bytes.length > 0 && !name.endsWith('/')) throw new UnsafePart('part')
    if (!/\.(xml|rdf)$/.test(name)) continue
    walk(bytes, (element) => {
      if (ACTIVE_ELEMENTS.has(element.name)) throw new UnsafePart(element.name)
      const href = element.attributes.get('href')
      if (href === undefined || (element.name === 'a' && LINK.test(href)) || element.name === 'template') return
      if (OUTSIDE.test(href)) throw new UnsafePart('external')
    })
  }
}
