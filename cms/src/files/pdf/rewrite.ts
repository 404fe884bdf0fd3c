import { HEAD_BYTES, pdfStart } from '../kinds'
import './limit-unpacking'
import { EncryptedPDFError, ParseSpeeds, PDFDocument } from 'pdf-lib'
import { makePassive } from './passive'

export class PdfRefusal extends Error {
  constructor(readonly code: 'file_encrypted' | 'file_broken') {
    super(code)
  }
}

/** An encrypted document names its key in the open; the rest may be too garbled to be read as far as the library would notice. */
const isEncrypted = (bytes: Uint8Array) =>
  /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/.test(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1'))

/** Whether there was no room to allocate, in JavaScript or in the library for pictures: that says nothing about the file. */
export const isWithoutMemory = (error: unknown): boolean => error instanceof Error && /alloc|(out of|insufficient) memory/i.test(error.message)

/** The document written anew, without anything that acts. Throws a PdfRefusal for one that cannot be opened. */
export async function rewritePdf(given: Uint8Array): Promise<Uint8Array> {
  const bytes = given.subarray(Math.max(pdfStart(Buffer.from(given.buffer, given.byteOffset, Math.min(given.byteLength, HEAD_BYTES))), 0))
  try {
    // What cannot be understood would be copied as it is: other readers may understand it.
    const document = await PDFDocument.load(bytes, { throwOnInvalidObject: true, updateMetadata: false, parseSpeed: ParseSpeeds.Fastest })
    makePassive(document.context)
    if (document.getPageCount() === 0) throw new Error('There is no page.')
    return await document.save({ updateFieldAppearances: false, objectsPerTick: Infinity })
  } catch (error) {
    if (isWithoutMemory(error)) throw error
    throw new PdfRefusal(error instanceof EncryptedPDFError || isEncrypted(bytes) ? 'file_encrypted' : 'file_broken')
  }
}
