import { STATUS_CODES } from 'node:http'
import { errors } from '@strapi/utils'
import type { Context } from 'koa'
import '../files/multipart'
import { holdsSecret } from '../requests/secret'

type Next = () => Promise<void>

/** 20 MB for a file, and something for what stands around it. (Requirements, section 9) */
const UPLOAD_BYTES = 21 * 1024 * 1024

/** The longest form of this service, with room. */
const SUBMISSION_BYTES = 512 * 1024

const FILE_TOO_LARGE = { code: 'too_large', fields: [{ path: 'files', code: 'file_too_large' }] }

const isUpload = ({ path }: Context) => /^\/api\/upload(?:\/part)?\/?$/i.test(path)
const isPublicCall = ({ path }: Context) => /^\/api(\/|$)/i.test(path)

/** The status with which a request is refused before a byte of its body is read or written to disk. */
function refusedBefore(context: Context): number | undefined {
  const length = Number(context.get('content-length') || 0)
  if (isUpload(context)) {
    // The secret that the site shares for files. (Requirements, section 6)
    if (!holdsSecret(context.headers['upload-token'], 'UPLOAD_TOKEN')) return 403
    return length > UPLOAD_BYTES ? 413 : undefined
  }
  if (!isPublicCall(context)) return undefined
  if (context.is('multipart')) return 415
  return length > SUBMISSION_BYTES ? 413 : undefined
}

/** The status of a body that cannot be read; undefined when that is our own fault. Each parser says it in its own way. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error)) return undefined
  if ('httpCode' in error && typeof error.httpCode === 'number') return error.httpCode < 500 ? error.httpCode : 400
  // What says that it is compressed and is not.
  if ('code' in error && String(error.code).startsWith('Z_')) return 400
  if ('status' in error && typeof error.status === 'number') return error.status < 500 ? error.status : undefined
  return undefined
}

function answer(context: Context, status: number): void {
  const details = status === 413 && isUpload(context) ? FILE_TOO_LARGE : {}
  const message = STATUS_CODES[status] ?? 'Bad Request'
  context.status = status
  context.body = { data: null, error: { status, name: 'BodyError', message, details } }
}

/**
 * Guards the reading of bodies: who may send a file at all, how much may come, and what is answered when it is unreadable.
 * The parsers' own messages repeat what was sent, in the answer and in the log.
 */
export default () => async (context: Context, next: Next) => {
  const refused = refusedBefore(context)
  if (refused) return answer(context, refused)
  try {
    await next()
  } catch (error) {
    const status = context.state.isBodyRead ? undefined : statusOf(error)
    if (!status || error instanceof errors.ApplicationError) throw error
    answer(context, status)
  }
  if (context.status === 413) answer(context, 413)
}
