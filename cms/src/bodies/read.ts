import { rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import type { Context } from 'koa'
import { readMultipart } from '../rules/bodies/multipart'
import { BodyRefused, readBytes } from '../rules/bodies/read'
import { isFormWithin, isJsonWithin } from '../rules/bodies/weigh'
import { boundsOf, type Kind } from './kinds'

/** A file as the media library and our own routes expect it. */
type ReceivedFile = { filepath: string; originalFilename: string; mimetype: string; size: number }

type Body = { body: unknown; files?: Record<string, ReceivedFile | ReceivedFile[]> }

/** Files come in this field, from the admin and from the site. Any other one is not written to disk. */
const FILES = 'files'

const JSON_TYPES = ['application/json', 'application/*+json']

/** Passes on what comes, and leaves the connection open when the reader has had enough: an answer is still to be sent on it. */
const partsOf = (request: IncomingMessage): AsyncIterable<Uint8Array> => request.iterator({ destroyOnReturn: false })

/** Compressed bodies would become more than they say, and other encodings are no JSON. */
function checkEncoding(context: Context): void {
  const encoding = context.get('content-encoding').trim().toLowerCase()
  if (encoding !== '' && encoding !== 'identity') throw new BodyRefused(415)
  if (!['', 'utf-8', 'utf8', 'us-ascii'].includes(context.request.charset.toLowerCase())) throw new BodyRefused(415)
}

function checkLength(context: Context, bytes: number): void {
  if ((context.request.length ?? 0) > bytes) throw new BodyRefused(413)
}

function parseJson(text: string): unknown {
  if (text === '') return {}
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new BodyRefused(400)
  }
  if (typeof value !== 'object' || value === null) throw new BodyRefused(400)
  return value
}

/** Several values of one name as a list. */
function collect<Value>(entries: Iterable<readonly [string, Value]>): Record<string, Value | Value[]> {
  const collected = Object.create(null) as Record<string, Value | Value[]>
  for (const [name, value] of entries) {
    const before = collected[name]
    collected[name] = before === undefined ? value : ([...[before].flat(), value] as Value[])
  }
  return { ...collected }
}

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new BodyRefused(400)
  }
}

/** The body of a request within the bounds of its route; undefined where it has none. Throws BodyRefused. */
export async function readBody(context: Context, kind: Kind): Promise<Body | undefined> {
  const { within, json, form, multipart } = boundsOf(kind)
  if (context.request.is() === null) return undefined
  if (context.request.length === 0) return { body: {} }
  checkEncoding(context)
  if (json && context.is(JSON_TYPES)) {
    checkLength(context, json.bytes)
    const bytes = await readBytes(partsOf(context.req), { bytes: json.bytes, within })
    if (!isJsonWithin(bytes, json)) throw new BodyRefused(413)
    return { body: parseJson(textOf(bytes)) }
  }
  if (form && context.is('urlencoded')) {
    checkLength(context, form.bytes)
    const bytes = await readBytes(partsOf(context.req), { bytes: form.bytes, within })
    if (!isFormWithin(bytes, form.fields)) throw new BodyRefused(413)
    return { body: collect(new URLSearchParams(textOf(bytes))) }
  }
  if (!multipart || !context.is('multipart/form-data')) throw new BodyRefused(415)
  checkLength(context, multipart.bytes)
  const { fields, files } = await readMultipart(partsOf(context.req), {
    contentType: context.get('content-type'),
    bounds: { ...multipart, within },
    folder: tmpdir(),
    isWanted: (field) => field === FILES,
  })
  if (files.some(({ isCut }) => isCut)) {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })))
    throw new BodyRefused(413)
  }
  const received = files.map(({ field, path, name, type, size }) => [field, { filepath: path, originalFilename: name, mimetype: type, size }] as const)
  return { body: collect(fields), files: collect(received) }
}
