import { BodyTooLarge, NotAForm, withBody } from '@/lib/forms/body'
import { clientAddress } from '@/lib/server/client-address'
import { isFromOurPages } from '@/lib/forms/origin'
import { type ReceivedFile, receiveFile, refuseFile } from '@/lib/forms/receive-file'

async function take(request: Request): Promise<ReceivedFile> {
  if (!isFromOurPages(request.headers)) return refuseFile(403, 'origin')
  try {
    return await withBody(request, (body) => receiveFile(body, clientAddress(request.headers)))
  } catch (error) {
    if (error instanceof BodyTooLarge) return refuseFile(413, 'file_too_large')
    if (error instanceof NotAForm) return refuseFile(400, 'invalid')
    throw error
  }
}

/** Where a file of a form is sent to as soon as it is chosen. (Requirements, sections 9 and 10) */
export async function POST(request: Request): Promise<Response> {
  const { status, answer, retryAfterSeconds } = await take(request)
  const headers = { 'cache-control': 'private, no-store', ...(retryAfterSeconds && { 'retry-after': String(retryAfterSeconds) }) }
  return Response.json(answer, { status, headers })
}
