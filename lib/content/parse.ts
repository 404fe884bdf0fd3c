import 'server-only'
import { z } from 'zod'
import { read, type ReadOptions } from './client'
import { ContentUnavailable } from './errors'

/** A page of a list, as the content service counts it (from 1). */
export type Page<T> = { items: T[]; page: number; pageCount: number; total: number }

const listEnvelope = z.object({
  data: z.array(z.unknown()).nullable(),
  meta: z
    .object({
      pagination: z.object({ page: z.number(), pageCount: z.number(), total: z.number() }).optional(),
    })
    .optional(),
})

const singleEnvelope = z.object({ data: z.unknown() })

function parseItems<S extends z.ZodType>(path: string, schema: S, data: unknown[]): z.output<S>[] {
  return data.flatMap((item) => {
    const result = schema.safeParse(item)
    if (result.success) return [result.data]
    // One malformed document must not take the whole list down; the log names fields, never values.
    console.warn(`Content service: left out an item of ${path}: ${issuePaths(result.error)}`)
    return []
  })
}

function issuePaths(error: z.ZodError): string {
  return error.issues.map((issue) => `${issue.path.join('.')} ${issue.code}`).join(', ')
}

/** A page of documents; documents that do not fit the schema are left out. Throws ContentUnavailable. */
export async function readPage<S extends z.ZodType>(
  path: string,
  schema: S,
  options: ReadOptions,
): Promise<Page<z.output<S>>> {
  const body = await read(path, options)
  if (body === null) return { items: [], page: 1, pageCount: 0, total: 0 }
  const envelope = listEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no list')
  const items = parseItems(path, schema, envelope.data.data ?? [])
  const { page, pageCount, total } = envelope.data.meta?.pagination ?? { page: 1, pageCount: 1, total: items.length }
  return { items, page, pageCount, total }
}

/** The documents of one page of a list. Throws ContentUnavailable. */
export async function readList<S extends z.ZodType>(
  path: string,
  schema: S,
  options: ReadOptions,
): Promise<z.output<S>[]> {
  return (await readPage(path, schema, options)).items
}

/** One document, or null when there is none (or what is there cannot be shown). Throws ContentUnavailable. */
export async function readSingle<S extends z.ZodType>(
  path: string,
  schema: S,
  options: ReadOptions,
): Promise<z.output<S> | null> {
  const body = await read(path, options)
  if (body === null) return null
  const envelope = singleEnvelope.safeParse(body)
  if (!envelope.success) throw new ContentUnavailable(path, 'answered something that is no document')
  if (envelope.data.data === null) return null
  return parseItems(path, schema, [envelope.data.data])[0] ?? null
}
