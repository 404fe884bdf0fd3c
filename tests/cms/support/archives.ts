import { type Zippable, zipSync } from 'fflate'

const text = (content: string) => new TextEncoder().encode(content)

export const zip = (files: Zippable) => Buffer.from(zipSync(files))

/** An archive with one small file of this name. */
export const zipNamed = (name: string) => zip({ [name]: text('x') })

/** A link of Unix to a file of the system. */
export const zipWithLink = () => zip({ link: [text('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] })

/** What the parts of a document are, with more of them. */
export const contentTypes = (more = '', main = 'openxmlformats-officedocument.wordprocessingml.document.main') =>
  text(
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/><Override PartName="/word/document.xml" ContentType="application/vnd.${main}+xml"/>${more}</Types>`,
  )

const WORD =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"'

export const wordText = (body = '') => text(`<w:document ${WORD}><w:body><w:p><w:r><w:t>Text</w:t></w:r></w:p>${body}</w:body></w:document>`)

/** Relationships of the text. */
export const related = (type: string, target: string, mode = 'TargetMode="External"') => ({
  'word/_rels/document.xml.rels': text(
    `<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}" ${mode}/></Relationships>`,
  ),
})

export const docx = (more: Zippable = {}) => zip({ '[Content_Types].xml': contentTypes(), 'word/document.xml': wordText(), ...more })

export const odt = () =>
  zip({
    mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }],
    'content.xml': text('<office/>'),
    'Configurations2/accelerator/current.xml': text(''),
  })

/** Little that becomes much. */
export const bomb = () => zip({ zeros: [new Uint8Array(12 * 1024 * 1024), { level: 9 }] })

const CENTRAL = Buffer.from('PK\x01\x02', 'latin1')

/** The same bomb, which says of itself that it unpacks to ten bytes. */
export function lyingBomb(): Buffer {
  const archive = bomb()
  archive.writeUInt32LE(10, archive.indexOf(CENTRAL) + 24)
  return archive
}

/** Says that its file is encrypted. */
export function encrypted(): Buffer {
  const archive = zipNamed('secret.txt')
  const central = archive.indexOf(CENTRAL)
  archive.writeUInt16LE(archive.readUInt16LE(central + 8) | 1, central + 8)
  return archive
}

export const crowded = () => zip(Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}`, text('')])))
