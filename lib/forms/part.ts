import 'server-only'
import { z } from 'zod'
import type { Part } from '@/lib/content/files'
import { keyedDigest } from '@/lib/server/keyed-digest'
import { MAX_FILE_BYTES, MAX_PART_BYTES } from '@/rules/fields/file'
import type { FormName, Values } from './form'

const count = z
  .string()
  .regex(/^\d{1,9}$/)
  .transform(Number)

const fields = z.object({
  /** A digest of the attempt and the content, made by the browser (`send-in-parts.ts`). */
  upload: z.string().regex(/^[0-9a-f]{64}$/),
  offset: count,
  size: count.pipe(z.number().min(1)),
  name: z.string().min(1).max(300),
})

type Sent = { form: FormName; address: string; content: File | null }

type Read = { data: Part; error?: undefined } | { data?: undefined; error: 'invalid' | 'file_too_large' }

/** As many characters tell visitors apart. */
const VISITOR_LENGTH = 16

/** What a browser says of a part of a file. The content service knows the file by a name that only this site can make. */
export function readPart(values: Values, { form, address, content }: Sent): Read {
  const { data } = fields.safeParse(values)
  if (!data) return { error: 'invalid' }
  const { upload, ...rest } = data
  const end = data.offset + (content?.size ?? 0)
  if (data.size > MAX_FILE_BYTES || (content?.size ?? 0) > MAX_PART_BYTES || end > data.size) return { error: 'file_too_large' }
  const visitor = keyedDigest('visitor', address).slice(0, VISITOR_LENGTH)
  return { data: { ...rest, upload: keyedDigest('upload', form, upload), visitor, content } }
}
