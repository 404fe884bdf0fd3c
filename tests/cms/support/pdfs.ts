import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { deflateSync } from 'node:zlib'
import type * as PdfLib from '../../../cms/node_modules/pdf-lib'

const load = createRequire(path.resolve(__dirname, '../../../cms/package.json'))
export const { PDFDocument, PDFName, PDFString }: typeof PdfLib = load('pdf-lib')

type Document = PdfLib.PDFDocument
/** What the library makes an object of: not named by it. */
export type Value = string | number | PdfLib.PDFObject | Value[] | Literal
type Literal = { [name: string]: Value }

/** What every sample shows, and a link that may stay. */
const SHOWN = 'Certificate'
export const LINK = 'https://example.org/certificate'

/** A document of one page, with what is done to it. */
export async function pdf(change: (document: Document) => unknown = () => undefined, how: PdfLib.SaveOptions = {}): Promise<Buffer> {
  const document = await PDFDocument.create({ updateMetadata: false })
  const page = document.addPage([300, 200])
  page.drawText(SHOWN, { x: 20, y: 100 })
  annotate(document, { Subtype: 'Link', Rect: [0, 0, 10, 10], A: { S: 'URI', URI: PDFString.of(LINK) } })
  await change(document)
  return Buffer.from(await document.save(how))
}

/** As little as a reader takes for a document. */
export const SMALLEST_PDF = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj\n3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

export function annotate(document: Document, annotation: Literal): void {
  document.getPage(0).node.addAnnot(document.context.register(document.context.obj({ Type: 'Annot', ...annotation })))
}

const script = { S: 'JavaScript', JS: PDFString.of('app.alert(1)') }
const program = { S: 'Launch', F: PDFString.of('calc.exe') }

export const entry = (document: Document, name: string, value: Literal) => document.catalog.set(PDFName.of(name), document.context.obj(value))

/** Samples of everything that acts, each beside the same page. */
export const ACTIVE: Record<string, () => Promise<Buffer>> = {
  'a script of the document': () => pdf((document) => document.addJavaScript('main', 'app.alert(1)')),
  'a script on opening': () => pdf((document) => entry(document, 'OpenAction', script)),
  'a script of the page': () => pdf((document) => document.getPage(0).node.set(PDFName.of('AA'), document.context.obj({ O: script }))),
  'a script behind a link that goes elsewhere first': () =>
    pdf((document) => annotate(document, { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of(LINK), Next: [script] } })),
  'a script in a field of a form': () =>
    pdf((document) =>
      document
        .getForm()
        .createTextField('name')
        .acroField.dict.set(PDFName.of('AA'), document.context.obj({ K: script })),
    ),
  'a program on opening': () => pdf((document) => entry(document, 'OpenAction', program)),
  'a program behind a link': () => pdf((document) => annotate(document, { Subtype: 'Link', Rect: [0, 0, 9, 9], A: program })),
  'a link that is a script': () =>
    pdf((document) => annotate(document, { Subtype: 'Link', Rect: [0, 0, 9, 9], A: { S: 'URI', URI: PDFString.of('javascript:alert(1)') } })),
  'an embedded file': () => pdf((document) => document.attach(Buffer.from('MZ calc.exe'), 'calc.exe')),
  'a file pinned to the page': () =>
    pdf((document) => {
      const file = document.context.register(document.context.stream('MZ calc.exe', { Type: 'EmbeddedFile' }))
      annotate(document, { Subtype: 'FileAttachment', Rect: [0, 0, 9, 9], FS: { Type: 'Filespec', F: PDFString.of('calc.exe'), EF: { F: file } } })
    }),
  'a form that is a program (XFA)': () =>
    pdf((document) =>
      entry(document, 'AcroForm', { Fields: [], XFA: document.context.register(document.context.stream('<xdp><script>calc.exe</script></xdp>')) }),
    ),
  'an earlier script that nothing names': () => pdf((document) => document.context.register(document.context.obj(script))),
  'a script under names written otherwise': async () => {
    const plain = await pdf((document) => entry(document, 'OpenAction', script), { useObjectStreams: false })
    return Buffer.from(plain.toString('latin1').replace('/S /JavaScript', '/S /J#61vaScript').replace('/JS ', '/J#53 '), 'latin1')
  },
}

/** Every object of a document in words, packed ones unpacked. */
export async function wordsOf(bytes: Buffer): Promise<string> {
  const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false })
  return [document.catalog, ...document.context.enumerateIndirectObjects().map(([, object]) => object)].map(String).join('\n')
}

/** How many pages there are, and what the first one draws. */
export async function pagesOf(bytes: Buffer): Promise<{ count: number; fonts: number }> {
  const document = await PDFDocument.load(bytes)
  const { Font } = document.getPage(0).node.normalizedEntries()
  return { count: document.getPageCount(), fonts: Font.keys().length }
}

const sample = (name: string) => readFileSync(path.join(__dirname, 'samples', name))

/** With a password for opening it, and with one for changing it only. Made by qpdf. */
export const locked = () => sample('locked.pdf')
export const protectedFromChanges = () => sample('protected.pdf')

/** A picture of the size in it, as from a scanner. */
export const largePdf = (bytes: Buffer) =>
  pdf((document) => {
    const picture = document.context.stream(bytes, { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8, ColorSpace: 'DeviceGray' })
    document.getPage(0).node.newXObject('Scan', document.context.register(picture))
  })

/** Kilobytes whose objects unpack to so many megabytes: a document like others, but for the spaces behind what is packed. */
export function pdfBomb(megabytes = 200): Buffer {
  const objects = Buffer.alloc(megabytes * 1024 * 1024, ' ')
  objects.write('1 0 <</Type/Catalog/Pages 2 0 R>>')
  const packed = deflateSync(objects, { level: 1 })
  const stream = `4 0 obj<</Type/ObjStm/N 1/First 4/Filter/FlateDecode/Length ${packed.length}>>\nstream\n`
  const [head = '', pages] = SMALLEST_PDF.toString().split(/(?=2 0 obj)/)
  return Buffer.concat([Buffer.from(`${head.slice(0, '%PDF-1.4\n'.length)}${stream}`), packed, Buffer.from(`\nendstream\nendobj\n${pages}`)])
}
