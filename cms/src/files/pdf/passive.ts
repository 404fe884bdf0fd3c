import { PDFArray, type PDFContext, PDFDict, PDFName, type PDFObject, PDFRef, PDFStream, PDFString, PDFHexString } from 'pdf-lib'

/** Entries by which a document acts, brings files along, or asks for others. */
const ACTIVE_ENTRIES = [
  'OpenAction',
  'AA',
  'JavaScript',
  'JS',
  'EmbeddedFiles',
  'EF',
  'AF',
  'XFA',
  'Collection',
  'RichMediaContent',
  'RichMediaSettings',
  'Movie',
  'OPI',
  'Ref',
]

/** The bytes of a stream may lie in another file. */
const EXTERNAL_ENTRIES = ['F', 'FFilter', 'FDecodeParms']

/** Where a reader goes with a click: to another page, to an address. */
const PASSIVE_ACTIONS = new Set(['GoTo', 'URI', 'Named'])

/** What acts wherever it stands; as a style of something, `S` has other values. */
const ACTIVE_ACTIONS = new Set([
  'JavaScript',
  'Launch',
  'GoToR',
  'GoToE',
  'GoTo3DView',
  'GoToDp',
  'SubmitForm',
  'ResetForm',
  'ImportData',
  'Rendition',
  'Movie',
  'Sound',
  'Hide',
  'SetOCGState',
  'RichMediaExecute',
  'Thread',
  'Trans',
])

const ACTIVE_ANNOTATIONS = new Set(['FileAttachment', 'RichMedia', 'Movie', 'Sound', 'Screen', '3D', 'TrapNet'])

const HARMLESS_LINK = /^(https?:|mailto:)/i

/** Names in these are the author's own: a font may be called `JS`. */
type Naming = 'entries' | 'resources' | 'names'

const textOf = (value: PDFObject | undefined): string => {
  if (value instanceof PDFName || value instanceof PDFString || value instanceof PDFHexString) return value.decodeText()
  return ''
}

function isActive(dict: PDFDict): boolean {
  const action = textOf(dict.lookup(PDFName.of('S')))
  if (ACTIVE_ACTIONS.has(action) || dict.has(PDFName.of('JS'))) return true
  return action === 'URI' && !HARMLESS_LINK.test(textOf(dict.lookup(PDFName.of('URI'))).trim())
}

const isActiveAnnotation = (value: PDFObject | undefined): boolean =>
  value instanceof PDFDict && ACTIVE_ANNOTATIONS.has(textOf(value.lookup(PDFName.of('Subtype'))))

function strip(dict: PDFDict): void {
  if (isActive(dict)) {
    for (const name of dict.keys()) dict.delete(name)
    return
  }
  for (const name of ACTIVE_ENTRIES) dict.delete(PDFName.of(name))
  const action = dict.lookup(PDFName.of('A'))
  const kind = action instanceof PDFDict ? textOf(action.lookup(PDFName.of('S'))) : ''
  if (kind && !PASSIVE_ACTIONS.has(kind)) dict.delete(PDFName.of('A'))
}

function stripArray(array: PDFArray): void {
  for (let index = array.size() - 1; index >= 0; index -= 1) {
    if (isActiveAnnotation(array.lookup(index))) array.remove(index)
  }
}

function childrenOf(dict: PDFDict, naming: Naming): [PDFObject, Naming][] {
  return dict.entries().map(([name, value]) => {
    if (naming === 'resources') return [value, 'names']
    return [value, naming === 'entries' && name.decodeText() === 'Resources' ? 'resources' : 'entries']
  })
}

/**
 * Takes out of a document whatever acts, and everything that nothing of the rest names: earlier versions of a page, files that were
 * embedded. What is shown and printed stays.
 */
export function makePassive(context: PDFContext): void {
  const reached = new Set<string>()
  const seen: Record<Naming, Set<PDFObject>> = { entries: new Set(), resources: new Set(), names: new Set() }
  const { Root, Info } = context.trailerInfo
  const waiting: [PDFObject | undefined, Naming][] = [
    [Root, 'entries'],
    [Info, 'entries'],
  ]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [given, naming] = next
    if (given instanceof PDFRef) reached.add(given.tag)
    const value = given instanceof PDFRef ? context.lookup(given) : given
    if (!value || seen[naming].has(value)) continue
    seen[naming].add(value)
    if (value instanceof PDFArray) {
      stripArray(value)
      for (const item of value.asArray()) waiting.push([item, 'entries'])
    }
    const dict = value instanceof PDFStream ? value.dict : value
    if (!(dict instanceof PDFDict)) continue
    if (value instanceof PDFStream) for (const name of EXTERNAL_ENTRIES) dict.delete(PDFName.of(name))
    if (naming === 'entries') strip(dict)
    for (const child of childrenOf(dict, naming)) waiting.push(child)
  }
  for (const [ref] of context.enumerateIndirectObjects()) if (!reached.has(ref.tag)) context.delete(ref)
}
