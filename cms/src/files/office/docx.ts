import path from 'node:path'
import { FileRefusal } from '../examine/job'
import { UnsafePart, walk } from './xml'

type Parts = ReadonlyMap<string, Uint8Array>

export const CONTENT_TYPES = '[content_types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** Texts with macros, and templates of either kind. */
const OTHER_MAIN = /word.*\.main\+xml$/
const RELATIONSHIPS = 'application/vnd.openxmlformats-package.relationships+xml'

/** What a part of a text may be, whatever its name says. All else is code, an object of another program, or a document within the document. */
const PASSIVE =
  /^(application\/vnd\.openxmlformats-(officedocument|package)\.[\w.-]+\+xml|application\/vnd\.ms-(word|office)\.[\w.-]+\+xml|application\/xml|text\/xml|application\/inkml\+xml|image\/[\w.+-]+|application\/vnd\.openxmlformats-officedocument\.(obfuscatedfont|wordprocessingml\.printersettings)|application\/x-font(data|-ttf)|application\/vnd\.ms-fontobject)$/
const ACTIVE = /macro|vba|activex|webextension|customui|keymap|oleobject|image\/svg/

/** The last part of the name of a relationship that brings in what may act. */
const ACTIVE_RELATIONSHIP =
  /\/(attachedTemplate|oleObject|package|control|activeXControlBinary|aFChunk|subDocument|frame|vbaProject|wordVbaData|externalLink\w*|attachedToolbars|extensibility|customUI|webextension\w*|mailMergeSource|mailMergeHeaderSource|recipientData)$/i
const HYPERLINK = /^http:\/\/(schemas|purl)\.[\w./]+\/relationships\/hyperlink$/

const LINK = /^(https?:|mailto:|tel:)/i

/** Fields that fetch or start something. */
const ACTIVE_FIELD = /^\s*(dde|ddeauto|link|includepicture|includetext|include|import|rd|database|macrobutton|embed|control|addin|private)(?![\w-])/i

const isRelationships = (name: string) => /(^|\/)_rels\/[^/]*\.rels$/.test(name)

/** The types that the document gives to its parts: to one by its name, or by the ending. */
function typesOf(bytes: Uint8Array): (name: string) => string | undefined {
  const byEnding = new Map<string, string>()
  const byName = new Map<string, string>()
  walk(bytes, ({ name, attributes }) => {
    const type = attributes.get('ContentType')?.toLowerCase() ?? ''
    const [key, held] = name === 'Override' ? [attributes.get('PartName')?.replace(/^\//, ''), byName] : [attributes.get('Extension'), byEnding]
    if (name !== 'Override' && name !== 'Default') return
    // Said twice, or by characters in another writing, readers may understand it in two ways.
    if (!key || /[&%]/.test(key + type) || held.has(key.toLowerCase())) throw new UnsafePart('types')
    held.set(key.toLowerCase(), type)
  })
  return (name) => byName.get(name) ?? byEnding.get(path.posix.extname(name).slice(1))
}

/** Nothing is brought in from outside: another place is only for links, which a reader follows by a click. */
function checkRelationships(bytes: Uint8Array): void {
  walk(bytes, ({ name, attributes }) => {
    if (name !== 'Relationship') return
    const [type, target, mode] = ['Type', 'Target', 'TargetMode'].map((key) => attributes.get(key) ?? '')
    if (type === undefined || target === undefined || ACTIVE_RELATIONSHIP.test(type) || type.includes('&')) throw new UnsafePart('relationship')
    if (mode === 'External' && HYPERLINK.test(type) && (LINK.test(target) || target.startsWith('#'))) return
    if (mode !== '' && mode !== 'Internal') throw new UnsafePart('external')
    if (/^[a-z][a-z\d+.-]*:|^\/\/|\\|%|&/i.test(target)) throw new UnsafePart('external')
  })
}

/** Of a field its code may stand in several pieces, and fields in one another. */
function checkFields(bytes: Uint8Array): void {
  const open: string[] = []
  const check = (code: string) => {
    if (ACTIVE_FIELD.test(code.replace(/&quot;|"/g, ''))) throw new UnsafePart('field')
  }
  walk(bytes, ({ name, attributes, text }) => {
    if (['altChunk', 'subDoc', 'object', 'OLEObject', 'control', 'attachedTemplate', 'mailMerge', 'frameset'].includes(name)) throw new UnsafePart(name)
    if (name === 'fldSimple') check(attributes.get('instr') ?? '')
    // What was deleted while changes are tracked comes back with a click.
    else if (name === 'instrText' || name === 'delInstrText') open.push((open.pop() ?? '') + text)
    else if (name === 'fldChar' && attributes.get('fldCharType') === 'begin') open.push('')
    else if (name === 'fldChar' && attributes.get('fldCharType') === 'end') check(open.pop() ?? '')
  })
  open.forEach(check)
}

/** Checks a document of Word by what its parts are and by what they refer to, not by their names. Throws an UnsafePart. */
export function checkDocx(parts: Parts): void {
  const types = parts.get(CONTENT_TYPES)
  if (!types) throw new UnsafePart('types')
  const typeOf = typesOf(types)
  // Office names the part with the text as it likes; what it is stands in its type.
  const texts = [...parts.keys()].filter((name) => name !== CONTENT_TYPES && typeOf(name) === MAIN)
  const isOther = [...parts.keys()].some((name) => OTHER_MAIN.test(typeOf(name) ?? ''))
  if (texts.length === 0 && !isOther) throw new FileRefusal('file_type')
  for (const [name, bytes] of parts) {
    if (name === CONTENT_TYPES || name.endsWith('/')) continue
    if (isRelationships(name)) {
      checkRelationships(bytes)
      continue
    }
    const type = typeOf(name) ?? ''
    if (!PASSIVE.test(type) || ACTIVE.test(type) || type === RELATIONSHIPS) throw new UnsafePart('type')
    if (type.endsWith('xml')) checkFields(bytes)
  }
  if (texts.length !== 1) throw new UnsafePart('main')
}
