import { type Zippable, zipSync } from 'fflate'

const text = (content: string) => new TextEncoder().encode(content)

export const zip = (files: Zippable) => Buffer.from(zipSync(files))

/** An archive with one small file of this name. */
export const zipNamed = (name: string) => zip({ [name]: text('x') })

/** A link of Unix to a file of the system. */
export const zipWithLink = () => zip({ link: [text('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }] })

export const docx = (more: Zippable = {}) => zip({ '[Content_Types].xml': text('<Types/>'), 'word/document.xml': text('<w:document/>'), ...more })

export const odt = () => zip({ mimetype: [text('application/vnd.oasis.opendocument.text'), { level: 0 }], 'content.xml': text('<office/>') })

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
