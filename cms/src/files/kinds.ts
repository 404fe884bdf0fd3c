import { checkDocx, CONTENT_TYPES } from './office/docx'
import { checkOdt } from './office/odt'
import { acceptedKinds, type FileKind } from '../rules/fields/file'

/** What a file of an applicant may be. */
export type Kind = {
  mime: string
  /** The first one is given to it. */
  extensions: readonly [FileKind, ...FileKind[]]
  /** Its first bytes. */
  startsWith: (head: Buffer) => boolean
  /** How what lies behind them is checked. */
  check:
    | 'document'
    | { picture: 'jpeg' | 'png' | 'webp' }
    | { archive: (names: readonly string[]) => boolean; parts?: (parts: ReadonlyMap<string, Uint8Array>) => void }
}

const text = (head: Buffer, offset: number, expected: string) => head.toString('latin1', offset, offset + expected.length) === expected
const isZip = (head: Buffer) => text(head, 0, 'PK\x03\x04')

/** Bytes within which a PDF begins: what stands before it readers leave out. */
const PDF_WITHIN = 1024

/** Where a PDF begins; -1 where none does. */
export const pdfStart = (head: Buffer): number => head.subarray(0, PDF_WITHIN + 5).indexOf('%PDF-')

const PDF: Kind = { mime: 'application/pdf', extensions: ['.pdf'], startsWith: (head) => pdfStart(head) >= 0, check: 'document' }
const JPEG: Kind = { mime: 'image/jpeg', extensions: ['.jpg', '.jpeg'], startsWith: (head) => text(head, 0, '\xff\xd8\xff'), check: { picture: 'jpeg' } }
const PNG: Kind = { mime: 'image/png', extensions: ['.png'], startsWith: (head) => text(head, 0, '\x89PNG\r\n\x1a\n'), check: { picture: 'png' } }
const WEBP: Kind = {
  mime: 'image/webp',
  extensions: ['.webp'],
  startsWith: (head) => text(head, 0, 'RIFF') && text(head, 8, 'WEBP'),
  check: { picture: 'webp' },
}
const DOCX: Kind = {
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extensions: ['.docx'],
  startsWith: isZip,
  // No macros, whatever the document is called.
  check: {
    archive: (names) => names.some((name) => name.toLowerCase() === CONTENT_TYPES) && !names.some((name) => /vbaproject/i.test(name)),
    parts: checkDocx,
  },
}
const ODT_TYPE = 'application/vnd.oasis.opendocument.text'
const ODT: Kind = {
  mime: ODT_TYPE,
  extensions: ['.odt'],
  // Its first entry is its type, not compressed, so that it can be read at this place.
  startsWith: (head) => isZip(head) && text(head, 30, `mimetype${ODT_TYPE}`),
  check: { archive: (names) => names.includes('content.xml') && !names.some((name) => name.startsWith('Basic/')), parts: checkOdt },
}
export const ZIP: Kind = { mime: 'application/zip', extensions: ['.zip'], startsWith: isZip, check: { archive: () => true } }

/** Bytes that tell a kind. */
export const HEAD_BYTES = PDF_WITHIN + 5

export const DOCUMENTS: readonly Kind[] = [PDF, JPEG, PNG, WEBP, DOCX, ODT]

/** An idea comes as an archive, everything else as a document. (Requirements, section 9) */
export const kindsFor = (ref: string | undefined): readonly Kind[] => (ref === 'idea' ? [ZIP] : DOCUMENTS)

/** The kinds that a field of a form takes, by the endings that editors have listed. */
export function kindsOf(accepted: string | null | undefined): readonly Kind[] {
  const endings = acceptedKinds(accepted)
  return DOCUMENTS.filter(({ extensions }) => extensions.some((extension) => endings.includes(extension)))
}

/** The one of these kinds that has this ending. */
export const kindOfEnding = (ending: string, kinds: readonly Kind[]): Kind | undefined =>
  kinds.find(({ extensions }) => extensions.some((extension) => extension === ending))
