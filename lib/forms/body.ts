import 'server-only'
import { openAsBlob } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { type FormFile, type Multipart, readMultipart } from '@/rules/bodies/multipart'
import { BodyRefused, readBytes } from '@/rules/bodies/read'
import { isFormWithin } from '@/rules/bodies/weigh'
import { MAX_FILE_BYTES } from '@/rules/fields/file'
import { FILE_NAME, splitFileName } from './file-name'
import { CONTROL, type StoredFile, type Values } from './form'

/** Requirements, section 9: 20 MB for a file, and something for what stands around it. */
export const MAX_BODY_BYTES = 21 * 1024 * 1024

const MAX_FIELDS = 400
const CONTROL_NAMES: readonly string[] = Object.values(CONTROL)

export type Body = {
  values: Values
  control: Partial<Record<keyof typeof CONTROL, string>>
  /** Files that came with the form, of browsers without script. */
  uploads: { field: string; file: File }[]
}

export class BodyTooLarge extends Error {}

/** What was sent cannot have come from a form. */
export class NotAForm extends Error {}

/** Milliseconds within which a form has to come: on a bad line it has large files. */
const WITHIN = 10 * 60 * 1000

const MULTIPART = {
  bytes: MAX_BODY_BYTES,
  within: WITHIN,
  fields: MAX_FIELDS,
  fieldBytes: 512 * 1024,
  files: 40,
  // One byte more than a file may have, by which it is known for too large.
  fileBytes: MAX_FILE_BYTES + 1,
}

/** A form without files, as a browser sends it that is not told otherwise. */
const URLENCODED = { bytes: 512 * 1024, within: WITHIN }

const MULTIPART_TYPE = /^multipart\/form-data\b/i
const URLENCODED_TYPE = /^application\/x-www-form-urlencoded\b/i

/** A file whose content stays on disk. */
async function fileOf({ path, name, type, size }: FormFile): Promise<File> {
  return new File(size > 0 ? [await openAsBlob(path)] : [], name, { type })
}

async function readParts(body: AsyncIterable<Uint8Array>, type: string): Promise<Multipart> {
  if (MULTIPART_TYPE.test(type)) return readMultipart(body, { contentType: type, bounds: MULTIPART, folder: tmpdir() })
  if (!URLENCODED_TYPE.test(type)) throw new NotAForm('not a form')
  const bytes = await readBytes(body, URLENCODED)
  if (!isFormWithin(bytes, MAX_FIELDS)) throw new BodyTooLarge()
  return { fields: [...new URLSearchParams(new TextDecoder().decode(bytes))], files: [] }
}

async function readForm(request: Request): Promise<Multipart> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge()
  if (!request.body) return { fields: [], files: [] }
  try {
    // Not cancelled where reading ends early: Node would stop reading the connection, and the next request on it would never be read.
    return await readParts(request.body.values({ preventCancel: true }), request.headers.get('content-type') ?? '')
  } catch (cause) {
    if (!(cause instanceof BodyRefused)) throw cause
    throw cause.status === 413 ? new BodyTooLarge() : new NotAForm('not a form', { cause })
  }
}

/**
 * What a form has sent, its own fields apart from those of its way. Files are on disk until `act` has ended. Throws BodyTooLarge or NotAForm.
 * (Requirements, section 9)
 */
export async function withBody<Result>(request: Request, act: (body: Body) => Promise<Result>): Promise<Result> {
  const { fields, files } = await readForm(request)
  try {
    const data = new FormData()
    for (const [name, value] of fields) data.append(name, value)
    for (const file of files) data.append(file.field, await fileOf(file))
    return await act(bodyOf(data))
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
  }
}

/** The fields of a form, its own apart from those of its way. */
export function bodyOf(data: FormData): Body {
  const body: Body = { values: Object.create(null) as Values, control: {}, uploads: [] }
  for (const [name, value] of [...data].slice(0, MAX_FIELDS)) {
    if (value instanceof File) {
      if (value.size > 0) body.uploads.push({ field: name, file: value })
    } else if (!CONTROL_NAMES.includes(name)) {
      const before = body.values[name]
      body.values[name] = before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value]
    }
  }
  for (const [key, name] of Object.entries(CONTROL)) {
    const value = data.get(name)
    if (typeof value === 'string') body.control[key as keyof typeof CONTROL] = value
  }
  return body
}

const listOf = (value: string | string[] | undefined): string[] => (value === undefined ? [] : [value].flat()).filter(Boolean)

/** The files of these fields that are stored already: their ids stand in the values, with their names beside them. */
export function readStoredFiles(values: Values, fields: readonly string[]): Record<string, StoredFile[]> {
  return Object.fromEntries(
    fields.map((field) => {
      const names = new Map(listOf(values[field + FILE_NAME]).map(splitFileName))
      return [field, listOf(values[field]).map((id) => ({ id, name: names.get(id) ?? id }))]
    }),
  )
}
