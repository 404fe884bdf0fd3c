import 'server-only'
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

/** Ends the reading of a body that is larger than it may be, whatever it said of its length. */
function limited(body: ReadableStream<Uint8Array>): ReadableStream<Uint8Array> {
  let bytes = 0
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength
      if (bytes > MAX_BODY_BYTES) controller.error(new BodyTooLarge())
      else controller.enqueue(chunk)
    },
  })
  return body.pipeThrough(counter)
}

async function readFormData(request: Request): Promise<FormData> {
  if (Number(request.headers.get('content-length') ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge()
  if (!request.body) return new FormData()
  const type = request.headers.get('content-type') ?? ''
  try {
    return await new Response(limited(request.body), { headers: { 'content-type': type } }).formData()
  } catch (cause) {
    throw cause instanceof BodyTooLarge ? cause : new NotAForm('not a form', { cause })
  }
}

/**
 * What a form has sent, its own fields apart from those of its way. Throws BodyTooLarge or NotAForm.
 * (Requirements, section 9)
 */
export const readBody = async (request: Request): Promise<Body> => bodyOf(await readFormData(request))

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
