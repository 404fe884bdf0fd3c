import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { Busboy } from '@fastify/busboy'
import { BodyRefused, bounded, type ReadingBounds } from './read'

export type MultipartBounds = ReadingBounds & {
  fields: number
  /** Of all fields together. */
  fieldBytes: number
  files: number
  /** Of one file: what is longer is cut there, and says so. */
  fileBytes: number
}

/** A file of a form, on disk. */
export type FormFile = { field: string; name: string; type: string; path: string; size: number; isCut: boolean }

export type Multipart = { fields: [name: string, value: string][]; files: FormFile[] }

/** A part has a head of three lines in every browser. */
const HEAD = { headerPairs: 20, headerSize: 16 * 1024 }

type Options = {
  contentType: string
  bounds: MultipartBounds
  /** Where files are written to; whoever reads the form removes them. */
  folder: string
  /** Whether the files of a field are wanted; any other one is left out. */
  isWanted?: (field: string) => boolean
}

class Reading {
  readonly fields: Multipart['fields'] = []
  readonly #files: FormFile[] = []
  readonly #writing: Promise<void>[] = []
  readonly #streams: Readable[] = []
  readonly #parser: InstanceType<typeof Busboy>
  readonly #parsed: Promise<unknown>
  #refused: BodyRefused | undefined
  /** For values of fields. */
  #room: number
  #fail: (error: unknown) => void = () => {}

  constructor({ contentType, bounds, folder, isWanted = () => true }: Options) {
    const { fields, fieldBytes, files, fileBytes } = bounds
    const limits = { ...HEAD, fields, fieldSize: fieldBytes, files, fileSize: fileBytes, parts: fields + files }
    this.#room = fieldBytes
    this.#parser = new Busboy({ headers: { 'content-type': contentType }, limits })
    for (const limit of ['partsLimit', 'fieldsLimit', 'filesLimit'] as const) this.#parser.on(limit, () => this.#refuse(413))
    this.#parser.on('field', (name, value, _, isCut) => (isCut ? this.#refuse(413) : this.#addField(name, value)))
    this.#parser.on('file', (field, stream, name: string | undefined, _, type) => {
      // A file that ends in its middle says so, and the parser does too.
      stream.on('error', () => {})
      if (!isWanted(field)) return void stream.resume()
      const file = { field, name: name ?? '', type, path: join(folder, `upload-${randomUUID()}`), size: 0, isCut: false }
      this.#files.push(file)
      this.#streams.push(stream)
      const writing = this.#write(file, stream)
      // A disk that is full ends the reading: the parser would wait for it.
      writing.catch(this.#fail)
      this.#writing.push(writing)
    })
    this.#parsed = new Promise((resolve, reject) => {
      this.#parser.once('finish', resolve).once('error', reject)
      this.#fail = reject
    })
    this.#parsed.catch(() => {})
  }

  #addField(name: string | undefined, value: string): void {
    this.#room -= value.length
    if (this.#room < 0) this.#refuse(413)
    else if (name === undefined) this.#refuse(400)
    else this.fields.push([name, value])
  }

  #refuse(status: BodyRefused['status']): void {
    this.#refused ??= new BodyRefused(status)
  }

  async #write(file: FormFile, stream: Readable & { truncated: boolean; bytesRead: number }): Promise<void> {
    await pipeline(stream, createWriteStream(file.path, { mode: 0o600 }))
    file.size = stream.bytesRead
    file.isCut = stream.truncated
  }

  async read(body: AsyncIterable<Uint8Array>, bounds: ReadingBounds): Promise<Multipart> {
    for await (const part of bounded(body, bounds)) {
      const isRoom = this.#parser.write(part)
      if (this.#refused) throw this.#refused
      if (!isRoom) await Promise.race([once(this.#parser, 'drain'), this.#parsed])
    }
    this.#parser.end()
    await this.#parsed
    if (this.#refused) throw this.#refused
    await Promise.all(this.#writing)
    return { fields: this.fields, files: this.#files }
  }

  async abandon(): Promise<void> {
    for (const stream of this.#streams) stream.destroy(new Error('abandoned'))
    await Promise.allSettled(this.#writing)
    await Promise.all(this.#files.map(({ path }) => rm(path, { force: true })))
  }
}

/** Ours is a disk that is full, or a folder that is away; all else is the sender's. */
const isOurs = (error: unknown) => error instanceof Error && 'syscall' in error

/**
 * Reads `multipart/form-data`: fields into memory, files onto disk as they come. Throws BodyRefused, and leaves no files then.
 */
export async function readMultipart(body: AsyncIterable<Uint8Array>, options: Options): Promise<Multipart> {
  let reading: Reading
  try {
    reading = new Reading(options)
  } catch {
    throw new BodyRefused(400)
  }
  try {
    return await reading.read(body, options.bounds)
  } catch (error) {
    await reading.abandon()
    throw error instanceof BodyRefused || isOurs(error) ? error : new BodyRefused(400)
  }
}
