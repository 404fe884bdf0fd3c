import 'server-only'
import { tmpdir } from 'node:os'
import { readMultipart } from '@/rules/bodies/multipart'
import { BodyRefused, readBytes } from '@/rules/bodies/read'
import { ACTION_BYTES } from '@/lib/server/body-routes'

const WITHIN = 30_000

const BOUNDS = { bytes: ACTION_BYTES, within: WITHIN, fields: 420, fieldBytes: ACTION_BYTES, files: 0, fileBytes: 0 }

/** The framework names an action by a digest. */
const ID = /^[\da-f]{20,80}$/i

/** Our actions take a language, and the id of a document or a form. */
const MOST_ARGUMENTS = 2
const MOST_TEXT = 100

/** In which the arguments stand; and what stands for a form there, whose fields come beside, behind its number. */
const ARGUMENTS = '0'
const FORM = /^\$K([\da-f]{1,4})$/

function argumentsOf(text: string): string[] | null {
  let value: unknown
  try {
    value = text.length > 2 * MOST_TEXT + 10 ? null : JSON.parse(text)
  } catch {
    return null
  }
  if (!Array.isArray(value) || value.length > MOST_ARGUMENTS) return null
  const texts = value.filter((argument): argument is string => typeof argument === 'string' && argument.length <= MOST_TEXT)
  return texts.length === value.length ? texts : null
}

/** What begins so stands for something else in the framework's encoding, or for itself where it begins so twice. */
const isPlain = (text: string) => !text.startsWith('$')

async function isText(body: AsyncIterable<Uint8Array>): Promise<boolean> {
  const text = new TextDecoder().decode(await readBytes(body, { bytes: 1024, within: WITHIN }))
  return argumentsOf(text)?.every(isPlain) ?? false
}

async function isForm(body: AsyncIterable<Uint8Array>, contentType: string): Promise<boolean> {
  const { fields } = await readMultipart(body, { contentType, bounds: BOUNDS, folder: tmpdir() })
  const [own, ...twins] = fields.filter(([name]) => name === ARGUMENTS)
  const [language = '$', form = '', ...more] = argumentsOf(own?.[1] ?? '') ?? []
  const [, number] = FORM.exec(form) ?? []
  if (number === undefined || !isPlain(language) || twins.length > 0 || more.length > 0) return false
  return fields.every(([name]) => name === ARGUMENTS || name.startsWith(`_${number}_`))
}

/**
 * Whether a request calls an action with arguments as our own script sends them: a language and an id, or a language and a form whose fields
 * are text. The framework fails, with an error in the log, in what is none.
 */
export async function isActionCall({ headers, body }: Pick<Request, 'headers' | 'body'>): Promise<boolean> {
  if (!ID.test(headers.get('next-action') ?? '') || !body) return false
  const type = headers.get('content-type') ?? ''
  try {
    return await (type.startsWith('text/plain') ? isText(body) : isForm(body, type))
  } catch (error) {
    if (error instanceof BodyRefused) return false
    throw error
  }
}
