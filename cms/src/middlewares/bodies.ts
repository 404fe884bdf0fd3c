import { STATUS_CODES } from 'node:http'
import type { Context } from 'koa'
import { kindOf } from '../bodies/routes'
import { readBody } from '../bodies/read'
import { holdsSecret } from '../requests/secret'
import { BodyRefused } from '../rules/bodies/read'

type Next = () => Promise<void>

/** Requests of other methods bring nothing that is read. */
const WRITING = ['POST', 'PUT', 'PATCH']

const FILE_TOO_LARGE = { code: 'too_large', fields: [{ path: 'files', code: 'file_too_large' }] }

const isAbort = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ECONNRESET'

function answer(context: Context, status: number, details: object = {}): void {
  const message = STATUS_CODES[status] ?? 'Bad Request'
  context.status = status
  context.body = { data: null, error: { status, name: 'BodyError', message, details } }
}

/**
 * Reads bodies, within the bounds of their route: an applicant's file from the site alone, which shares a secret for that (Requirements,
 * section 6). What is refused is answered without a word of what was sent.
 */
export default () => async (context: Context, next: Next) => {
  const kind = kindOf(context.method, context.path)
  if (!WRITING.includes(context.method)) return next()
  if (kind === 'applicantFile' && !holdsSecret(context.headers['upload-token'], 'UPLOAD_TOKEN')) return answer(context, 403)
  try {
    const read = await readBody(context, kind)
    if (read) Object.assign(context.request, read)
  } catch (error) {
    if (!(error instanceof BodyRefused) && !isAbort(error)) throw error
    const status = error instanceof BodyRefused ? error.status : 400
    // The rest is dropped as it comes: the answer reaches a sender that is still sending, and the connection serves the next request.
    context.req.resume()
    if (status === 408) context.set('connection', 'close')
    return answer(context, status, status === 413 && kind === 'applicantFile' ? FILE_TOO_LARGE : {})
  }
  await next()
}
